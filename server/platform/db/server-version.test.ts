import { expect, test } from 'vitest'
import type { Queries } from './database.ts'
import { requireServerVersion, tooOldReason } from './server-version.ts'

test.each([
  '10.6.0-MariaDB',
  '10.11.19-MariaDB-0+deb12u1',
  '5.5.5-10.11.6-MariaDB-log',
  '11.0.2-MariaDB',
  '8.0.36',
  '9.1.0',
  'a form of its own',
])('%s is new enough', (version) => expect(tooOldReason(version)).toBeNull())

test.each([
  ['10.5.23-MariaDB-0+deb11u1', 'MariaDB 10.5'],
  ['5.5.5-10.3.39-MariaDB', 'MariaDB 10.3'],
  ['5.5.68-MariaDB', 'MariaDB 5.5'],
  ['5.7.44-log', 'MySQL 5.7'],
])('%s is too old', (version, name) =>
  expect(tooOldReason(version)).toBe(`${name} is too old, MariaDB 10.6 or MySQL 8.0 is needed`),
)

test('a server that is too old is refused, and SQLite is not asked', async () => {
  const queries = { raw: async () => [[{ version: '10.5.23-MariaDB' }], []] } as unknown as Queries
  await expect(requireServerVersion({ dialect: 'mysql', queries })).rejects.toThrow('MariaDB 10.5 is too old')
  await expect(requireServerVersion({ dialect: 'sqlite', queries })).resolves.toBeUndefined()
})
