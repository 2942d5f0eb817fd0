import { proofsOf } from './rows.ts'
import { sections } from './sections.ts'
import type { Expected } from './seen.ts'

const expected = new Map<string, Expected[]>()
for (const { groups } of sections)
  for (const { rows } of groups)
    for (const [story, ...things] of rows.flatMap(proofsOf))
      expected.set(story, [...(expected.get(story) ?? []), ...things])

/** What a story must show at its end, from all rows that rest on it. Nothing for a story that no row names. */
export const expectedIn = (story: string): readonly Expected[] => expected.get(story) ?? []
