import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Sentences } from './sentences';
import type { GameDescription, GameEvent, View } from './types';
import type { Words } from './words.svelte';

/**
 * A place that a move can name: `domain:member` ("district:castello", "row:2"), or `move:family` for a family without
 * parameters ("move:pass").
 */
export type SpotId = string;

export type Glow = 'none' | 'may' | 'chosen';

export type Shape = 'disc' | 'square' | 'triangle' | 'diamond' | 'hexagon';

/** How a seat is told from the others: by colour, shape and hatch, each enough alone. */
export interface SeatLook {
  id: string;
  name: string;
  /** A custom property: `var(--seat-1)`. */
  colour: string;
  shape: Shape;
  /** A pattern for SVG fills: `url(#hatch-1)`. */
  hatch: string;
  me: boolean;
  asked: boolean;
  kind: string;
}

/** Something of the scene's own that can be clicked, such as a card of the hand that is raised before it is played. */
export interface Handle {
  /** What a screen reader says. */
  label: string;
  may: boolean;
  chosen?: boolean;
  act: () => void;
  /** The move that a click leads to, if it is one: its consequence is shown while the pointer rests there. */
  move?: string;
}

/** What something is and does, for those who rest on it. */
export interface Help {
  title: string
  text: string
  /** The clause that says so; it opens in the rules. */
  clause?: string
}

/** A part of the text table that the scene words better than the game's description can. */
export interface TextSection {
  title: string
  lines: string[]
  /** The groups and fields that need no lines of their own then. */
  instead?: readonly string[]
}

/** All that a scene may read or call. Every property is reactive. */
export interface SceneTable {
  readonly view: View;
  /** The view after the move that is being considered. */
  readonly ghost: View | null;
  /** All that happened up to the position that is shown, the newest last: for boards that play a battle once more. */
  readonly told: readonly GameEvent[];
  readonly game: GameDescription;
  /** The seat that looks, as views write it; null for a spectator. */
  readonly me: string | null;
  readonly words: Words;
  readonly sentences: Sentences;
  /** A narrow screen: fewer words, larger touch targets. */
  readonly compact: boolean;
  /** The legal moves, in notation; empty while nothing is asked of the one who looks. */
  readonly moves: readonly string[];
  /** The words of a move that are chosen so far: `["play", "2"]`. */
  readonly chosen: readonly string[];
  /** The whole move that waits for its confirmation. */
  readonly candidate: string | null;
  seat(id: string): SeatLook;
  /** Makes an element a spot: glow, name, focus, click, Enter; resting on it shows what would come of it. */
  spot(id: SpotId): Attachment<Element>;
  /** The same for something that no parameter of a move names. */
  handle(handle: Handle): Attachment<Element>;
  /** Lets people read what `help` says of a thing that is no spot: a card of another seat, a tile that lies. Spots can it. */
  about(id: SpotId): Attachment<Element>;
  glow(id: SpotId): Glow;
  /** What is being chosen can be turned. */
  readonly isTurnable: boolean;
  /** Turns it one way or the other: to the next member of a domain that the scene's `turning` names. */
  turn(step: 1 | -1): void;
  /** Chooses the beginning of a move, or a whole one, which then waits for its confirmation. An empty one clears. */
  choose(prefix: string): void;
  /** Plays the move that waits. */
  confirm(): void;
  /** Opens the sum of a seat's points. */
  explain(kind: 'score', seat: string): void;
}

export interface BoardProps {
  table: SceneTable;
}

export interface AreaProps {
  table: SceneTable;
  seat: string;
  /** Large, with everything that is private. */
  mine: boolean;
}

export interface IconProps {
  thing: string;
  kind?: string;
  /** For things that belong to somebody. */
  seat?: SeatLook;
  size?: number;
}

/** What the folder `games/<id>` exports as `scene`. */
export interface Scene {
  /** What is common to all. Fills its box and keeps its own proportions. */
  Board: Component<BoardProps>;
  /** One seat's own things. */
  Area: Component<AreaProps>;
  /** Where the game stands, in a few words: "round 3 of 6, step D". */
  headline(table: SceneTable): string;
  /** What members of a domain do, by domain and member: for the sentences of moves. */
  effects?(words: Words): Record<string, Record<string, string>>;
  /** One thing, alone, as it flies from pile to pile. */
  Icon?: Component<IconProps>;
  /** Domains whose members are chosen by turning what is held (R, the buttons, `table.turn`), never from a list. */
  turning?: readonly string[];
  /** An own way to choose instead of the list of choices, while it says so. Keys and the text table keep the list. */
  choices?(table: SceneTable): Component<BoardProps> | null;
  /** What a thing is and does. Shown to whoever rests on it, focuses it or presses it long. */
  help?(table: SceneTable, id: SpotId): Help | null;
  /** How things stand at a spot, in a sentence: screen readers say it after the spot's name. */
  describe?(table: SceneTable, id: SpotId): string;
  /** What the text table says first; for boards that lists of piles say badly. */
  text?(table: SceneTable): TextSection[];
  /** How many times larger the board may be looked at; 4 by itself. */
  nearest?: number;
  /** One's own area is a row or two, and the board would rather have the room. */
  low?: boolean;
  /** The round of a view, where the game has rounds: replay goes by it. */
  round?(view: View): number | null;
}
