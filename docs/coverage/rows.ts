/** One sentence of the product specification, and where a person can see that it holds. */
export type Row = { sentence: string } & (
  | {
      /** Stories that show it, by id: the last part of their address. */
      stories: readonly [string, ...string[]]
      /** What was decided instead, and why, where the product leaves the sentence on purpose. */
      decision?: string
    }
  | {
      /** Why no story can show it, and what does instead. */
      elsewhere: string
    }
)

export interface Group {
  title: string
  rows: readonly Row[]
}

/** A section of the specification. */
export interface Section {
  title: string
  groups: readonly Group[]
}

export const shown = (sentence: string, ...stories: readonly [string, ...string[]]): Row => ({ sentence, stories })
export const elsewhere = (sentence: string, reason: string): Row => ({ sentence, elsewhere: reason })
/** A sentence that the product leaves on purpose: what was decided instead, and the stories that show that. */
export const decided = (sentence: string, decision: string, ...stories: readonly [string, ...string[]]): Row => ({
  sentence,
  decision,
  stories,
})
