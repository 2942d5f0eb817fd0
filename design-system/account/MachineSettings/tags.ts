import { MACHINE_TAG_MAX, MACHINE_TAGS_MAX } from '#contracts/rules/limits.ts'

/** The tags of a line such as `web, khách lẻ`: each once, in the order in which they were typed. */
export const tagsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，\n]/)
      .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
]

/** What is wrong with tags: there are too many, or one is too long. */
export function tagsFault(tags: readonly string[]): 'tooMany' | 'tooLong' | undefined {
  if (tags.length > MACHINE_TAGS_MAX) return 'tooMany'
  return tags.some((tag) => tag.length > MACHINE_TAG_MAX) ? 'tooLong' : undefined
}
