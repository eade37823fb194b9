/** The seas: where their names stand, and where one ends and the next begins. */

import type { Sea } from '../box'
import type { Points } from './curve'

/** The line that a name is written on. */
export const SEA_NAMES: Record<Sea, Points> = {
  lig: [[22, 470], [90, 482], [150, 470], [226, 446]],
  tyr: [[318, 748], [366, 796], [436, 840], [536, 872]],
  med: [[22, 1036], [96, 1030], [170, 1006], [236, 968], [286, 932]],
  ion: [[916, 1030], [960, 1000], [1004, 944], [1024, 896]],
  adr: [[716, 216], [766, 300], [806, 396], [860, 486]],
}

/** Ships cross these lines from sea to sea; ports on two seas lie where they meet the shore. */
export const SEA_BORDERS: readonly Points[] = [
  [[278, 516], [252, 504], [230, 496], [208, 490]],
  [[124, 610], [84, 634], [40, 650], [-10, 656]],
  [[160, 914], [110, 950], [50, 976], [-10, 986]],
  [[236, 912], [310, 928], [400, 930], [478, 944]],
  [[796, 922], [802, 932]],
  [[760, 1058], [790, 1074], [812, 1096]],
  [[1022, 854], [1050, 862]],
]
