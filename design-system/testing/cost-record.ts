/** The size of a component in a page that uses nothing else, in bytes, without React. */
export interface Cost {
  /** Its script after gzip. */
  gzip: number
  /** Its stylesheet after gzip. */
  css: number
}

/** Costs by component id: `components/Button`. */
export type Costs = Record<string, Cost>

/** The content of docs/bundle-cost.json. */
export type CostRecord = Record<string, Cost & { brotli: number }>

/** A component may grow by this without a review: the larger of the two. */
const allowance = { share: 0.05, bytes: 300 }

/** Compares measured with recorded costs, and returns one sentence for each difference beyond the allowance. */
export function costFaults(measured: Costs, recorded: Costs): string[] {
  const missing = Object.keys(measured).filter((id) => !recorded[id])
  const removed = Object.keys(recorded).filter((id) => !measured[id])
  return [
    ...missing.map((id) => `${id} has no recorded cost.`),
    ...removed.map((id) => `${id} has a recorded cost, but does not exist.`),
    ...Object.entries(measured).flatMap(([id, cost]) => [
      ...growth(`The script of ${id}`, cost.gzip, recorded[id]?.gzip),
      ...growth(`The stylesheet of ${id}`, cost.css, recorded[id]?.css),
    ]),
  ]
}

function growth(name: string, bytes: number, before = bytes): string[] {
  const limit = before + Math.max(before * allowance.share, allowance.bytes)
  return bytes > limit ? [`${name} grew from ${before} to ${bytes} bytes.`] : []
}

/** Checks that the file is ordered and formatted as `recordText` writes it, so that concurrent changes can be merged. */
export function orderFaults(text: string, ids: readonly string[]): string[] {
  const recorded: CostRecord = JSON.parse(text)
  const inOrder = Object.entries(recorded).toSorted(([a], [b]) => ids.indexOf(a) - ids.indexOf(b))
  return text === recordText(Object.fromEntries(inOrder)) ? [] : ['The record is out of order.']
}

/** The record as JSON with one line for each component, so that a diff is readable. */
export function recordText(record: CostRecord): string {
  const lines = Object.entries(record).map(
    ([id, { gzip, brotli, css }]) => `  "${id}": { "gzip": ${gzip}, "brotli": ${brotli}, "css": ${css} }`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
