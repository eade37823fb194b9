import { api } from './api'
import type { Me } from './types'

let me: Me | null = $state.raw(null)

/** Who looks at this page: nobody yet, a guest, or an account. */
export const self = {
  get me(): Me | null {
    return me
  },
  set(known: Me): void {
    me = known
  },
  async load(): Promise<void> {
    me = await api.me().catch(() => null)
  },
}
