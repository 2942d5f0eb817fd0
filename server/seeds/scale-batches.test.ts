import { expect, test } from 'vitest'
import { createTable, integer, varchar } from '#server/platform/db/columns.ts'
import { createBatches } from './scale-batches.ts'

test('the rows of a sorted table are sorted by the named column, wherever it is declared; the others keep their order', () => {
  const words = createTable('words', { userId: integer('user_id'), word: varchar('word') })
  const others = createTable('others', { userId: integer('user_id') })
  const { put, takeRest } = createBatches(new Map([['words', 'word']]))
  for (const [userId, word] of [
    [1, 'minh'],
    [2, 'an'],
    [3, 'minh'],
  ] as const)
    put(words, { userId, word })
  for (const userId of [2, 1]) put(others, { userId })
  expect(takeRest()).toEqual([
    {
      table: 'words',
      columns: ['user_id', 'word'],
      rows: [
        [2, 'an'],
        [1, 'minh'],
        [3, 'minh'],
      ],
    },
    { table: 'others', columns: ['user_id'], rows: [[2], [1]] },
  ])
})
