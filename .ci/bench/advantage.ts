/**
 * How well one can tell two kinds of calls apart by their times: 0 when it is chance, 1 when every time of one kind is longer than every time of the
 * other. It is Somers' D: the share of pairs in which one of the first is longer, less the share in which it is shorter, without its sign.
 */
export function advantage(first: readonly number[], second: readonly number[]): number {
  let difference = 0
  for (const one of first) for (const other of second) difference += Math.sign(one - other)
  return Math.abs(difference) / (first.length * second.length)
}
