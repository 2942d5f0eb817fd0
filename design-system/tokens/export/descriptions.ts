/**
 * Reads the doc comments of a token file, so that design tools show the same descriptions as the source. The key of a member
 * includes its group: `radius.control`. The key of an `export const` or `export type` is its name.
 */
export function descriptionsOf(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let group = ''
  const pattern =
    /^(?:(?:export )?(?:const|type) (?<exported>\w+)\b|(?<indent> +)'?(?<member>\w+)'?: (?<opens>\{$)?)|(?<comment>\/\*\*[\s\S]*?\*\/)\s*\n/gm
  let comment = ''
  for (const { groups } of source.matchAll(pattern)) {
    if (groups?.comment) {
      comment = commentText(groups.comment)
      continue
    }
    const { exported, indent, member, opens } = groups ?? {}
    if (exported) group = exported
    // The groups of a theme: `surface: {` opens one, and its members are indented one level deeper.
    else if (member && indent?.length === 2 && opens) group = member
    const key = exported ?? `${group}.${member}`
    if (comment) found.set(key, comment)
    comment = ''
  }
  return found
}

/** The text of a comment on one line. */
const commentText = (comment: string) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .trim()
