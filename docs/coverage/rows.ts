import type { Expected } from './seen.ts'

/** A story, and what it must show at its end: the gate plays it and looks for each of these (stories/visual/gate.ts). */
export type Proof = readonly [story: string, first: Expected, ...more: Expected[]]

/** A test file from the root, and a part of a test's title in it. */
export type Test = readonly [file: string, title: string]

/** A fact of the product specification, and its proof. */
export type Row = {
  /** The numbers of the specification's sentences that say it (compare-spec.ts). None if only the product says it. */
  spec: readonly number[]
  sentence: string
} & (
  | {
      kind: 'shown'
      proofs: readonly Proof[]
    }
  | {
      /** The product does something else on purpose. */
      kind: 'departure'
      decision: string
      /** A part of the line in docs/product-decisions.md that decides it. */
      point: string
      proofs: readonly Proof[]
    }
  | {
      /** A behaviour that is not visible in a story. */
      kind: 'tested'
      tests: readonly Test[]
    }
  | {
      /** The specification leaves it open: a heading, or “not shown”. */
      kind: 'open'
      note: string
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

type Spec = readonly number[]

/** A fact that stories show. */
export const shown = (spec: Spec, sentence: string, ...proofs: readonly [Proof, ...Proof[]]): Row => ({
  kind: 'shown',
  spec,
  sentence,
  proofs,
})

/** A sentence from which the product departs on purpose: what it does instead, and the point of product-decisions.md. */
export const departs = (
  spec: Spec,
  sentence: string,
  decision: string,
  point: string,
  ...proofs: readonly Proof[]
): Row => ({ kind: 'departure', spec, sentence, decision, point, proofs })

/** A fact that tests prove. */
export const tested = (spec: Spec, sentence: string, ...tests: readonly [Test, ...Test[]]): Row => ({
  kind: 'tested',
  spec,
  sentence,
  tests,
})

/** A fact that is left open. */
export const open = (spec: Spec, sentence: string, note: string): Row => ({ kind: 'open', spec, sentence, note })

/** The label of a control or a table, which a story must have. */
export const label = (text: string): Expected => ({ label: text })

/** Links to each of the paths. */
export const links = (...paths: readonly [string, ...string[]]) =>
  paths.map((link) => ({ link })) as unknown as readonly [Expected, ...Expected[]]

/** The stories that a row links to. */
export const proofsOf = (row: Row): readonly Proof[] => ('proofs' in row ? row.proofs : [])
