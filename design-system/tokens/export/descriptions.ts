/**
 * The doc comments of a token file by the name they stand before, so that a token says in every tool what it says in the
 * source. A member is keyed by its group: `radius.control`; a comment before `export const` or `export type` by its name.
 */
export function descriptionsOf(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let group = ''
  const pattern =
    /^(?:(?:export )?(?:const|type) (?<exported>\w+)\b|(?<indent> +)'?(?<member>\w+)'?: (?<opens>\{$)?)|(?<comment>\/\*\*[\s\S]*?\*\/)\s*\n/gm
  let comment = ''
  for (const { groups } of source.matchAll(pattern)) {
    if (groups?.comment) {
      comment = sentence(groups.comment)
      continue
    }
    const { exported, indent, member, opens } = groups ?? {}
    if (exported) group = exported
    // The groups of a theme: `surface: {` opens one, and its members lie one step deeper.
    else if (member && indent?.length === 2 && opens) group = member
    const key = exported ?? `${group}.${member}`
    if (comment) found.set(key, comment)
    comment = ''
  }
  return found
}

/** A comment's words on one line. */
const sentence = (comment: string) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .trim()
