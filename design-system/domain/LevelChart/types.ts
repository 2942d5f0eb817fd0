/** What changed a level, told apart by the shape of its point. */
export type LevelKind =
  /** Triangle: more came in. */
  | 'rise'
  /** Ring: something was taken out. */
  | 'fall'
  /** Square: something was moved elsewhere. */
  | 'moved'
  /** Diamond: something that was taken out came back. */
  | 'return'
  /** Small ring: known, but not yet happened. */
  | 'planned'
  /** Warning triangle: the level does not suffice for it. */
  | 'shortfall'

/** A change of a level. */
export interface LevelPoint {
  /** Unique in the chart. */
  id: string
  /** ISO 8601. */
  at: string
  kind: LevelKind
  /** What it was, in a few words: `blog-ca-nhan`. */
  label: string
  /** How much came in (positive) or went out (negative). */
  change: number
  /** The level after it; of a shortfall, the level that does not suffice. */
  level: number
  /** A few words that stand above the plot at its date, such as `thiếu 86.000 ₫`. Default: none. */
  flag?: string
}

/** A level over time: how it was, how it is, and how it is known to go on. */
export interface LevelData {
  /** The first and the last time that are shown, in ISO 8601. */
  from: string
  to: string
  /** The present, in ISO 8601: what is before it has happened, what is after it is expected. */
  now: string
  /** The level at `from`. */
  start: number
  /** The changes, in order of time. */
  points: readonly LevelPoint[]
}

/** The present as a point. */
export interface LevelNow {
  id: 'now'
  kind: 'now'
  at: string
  level: number
}

export interface LevelChartTexts {
  /** Legend: what has happened, and what is expected. */
  past: string
  planned: string
  /** Legend: the shapes of points. */
  kinds: Record<Exclude<LevelKind, 'planned' | 'shortfall'>, string>
  /** Headings of the table. */
  date: string
  what: string
  change: string
  level: string
  /** The level after a change: `còn 564.000 ₫`. */
  after: (level: string) => string
}
