/** What a component costs a page that uses nothing else, in bytes, without React. */
export interface Cost {
  /** Its script after gzip. */
  gzip: number
  /** Its stylesheet after gzip. */
  css: number
}

/** Costs by layer and name: `components/Button`. */
export type Costs = Record<string, Cost>

/** What docs/bundle-cost.json holds. */
export type CostRecord = Record<string, Cost & { brotli: number }>

/** A component may grow by this without anybody looking: the larger of the two. */
const allowance = { share: 0.05, bytes: 300 }

/** What is wrong with the costs as measured, one sentence each. */
export function costFaults(measured: Costs, recorded: Costs): string[] {
  const missing = Object.keys(measured).filter((id) => !recorded[id])
  const gone = Object.keys(recorded).filter((id) => !measured[id])
  return [
    ...missing.map((id) => `${id} has no recorded cost.`),
    ...gone.map((id) => `${id} has a recorded cost and is no component.`),
    ...Object.entries(measured).flatMap(([id, cost]) => [
      ...growth(`The script of ${id}`, cost.gzip, recorded[id]?.gzip),
      ...growth(`The stylesheet of ${id}`, cost.css, recorded[id]?.css),
    ]),
  ]
}

function growth(what: string, bytes: number, before = bytes): string[] {
  const limit = before + Math.max(before * allowance.share, allowance.bytes)
  return bytes > limit ? [`${what} grew from ${before} to ${bytes} bytes.`] : []
}

/** What is wrong with the record as a file: it is kept as `recordText` writes it, so that two changes of it meet in order. */
export function orderFaults(text: string, ids: readonly string[]): string[] {
  const recorded: CostRecord = JSON.parse(text)
  const inOrder = Object.entries(recorded).toSorted(([a], [b]) => ids.indexOf(a) - ids.indexOf(b))
  return text === recordText(Object.fromEntries(inOrder)) ? [] : ['The record is out of order.']
}

/** The record as a file: a line for each component, so that a change reads as one. */
export function recordText(record: CostRecord): string {
  const lines = Object.entries(record).map(
    ([id, { gzip, brotli, css }]) => `  "${id}": { "gzip": ${gzip}, "brotli": ${brotli}, "css": ${css} }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
