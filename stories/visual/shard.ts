/** One of several equal parts of a run: the first has index 1. */
export interface Shard {
  index: number
  count: number
}

/**
 * Parses `2/4`.
 * @throws an Error with a one-line message if it is anything else.
 */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index < 1 || index > count)
    throw new Error(`"${text}" is no shard. Write --shard i/n, such as 2/4 for the second of four.`)
  return { index, count }
}

/**
 * The story files of a shard. Every file is in exactly one shard, and the shards have about the same number of pictures: from the file with
 * the most pictures to the one with the fewest, each goes to the shard that has the fewest so far. The same files and counts give
 * the same shards on every machine.
 * @param pictures the number of committed pictures of a file.
 */
export function filesOfShard(files: string[], pictures: (file: string) => number, { index, count }: Shard): string[] {
  const counted = files.map((file) => ({ file, pictures: pictures(file) }))
  // Compares names by their code units, since the order of a locale may differ between machines.
  counted.sort((a, b) => b.pictures - a.pictures || (a.file < b.file ? -1 : 1))
  const sums: number[] = Array(count).fill(0)
  const chosen = new Set<string>()
  for (const { file, pictures: added } of counted) {
    const smallest = sums.indexOf(Math.min(...sums))
    // A file without pictures takes time too.
    sums[smallest] = (sums[smallest] ?? 0) + added + 1
    if (smallest === index - 1) chosen.add(file)
  }
  return files.filter((file) => chosen.has(file))
}
