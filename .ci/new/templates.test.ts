import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { componentFiles, type Files, featureFiles, singular } from './templates.ts'

function expectNoSyntaxErrors(files: Files) {
  for (const [path, text] of Object.entries(files))
    if (/\.tsx?$/.test(path)) expect(parseSync(path, text).errors, path).toEqual([])
}

test('a new component has styles, an index, a story and a page in both languages', () => {
  const files = componentFiles('account', 'LoginCard')
  expect(Object.keys(files)).toEqual([
    'design-system/account/LoginCard/LoginCard.tsx',
    'design-system/account/LoginCard/LoginCard.css.ts',
    'design-system/account/LoginCard/index.ts',
    'stories/account/LoginCard.stories.tsx',
    'docs/account/login-card.mdx',
    'docs/vi/account/login-card.mdx',
  ])
  expectNoSyntaxErrors(files)
})

test('a new feature has every file from its contract down to its table, and a test', () => {
  const files = featureFiles('ssh-keys', '021')
  expect(Object.keys(files)).toEqual([
    'server/contracts/ssh-keys.ts',
    'server/migrations/021-ssh-keys.ts',
    'server/features/ssh-keys/ssh-keys-store.ts',
    'server/features/ssh-keys/ssh-keys-service.ts',
    'server/features/ssh-keys/ssh-keys-routes.ts',
    'server/features/ssh-keys/ssh-keys.test.ts',
  ])
  expectNoSyntaxErrors(files)
  expect(files['server/contracts/ssh-keys.ts']).toContain('export type SshKey =')
  expect(files['server/migrations/021-ssh-keys.ts']).toContain('CREATE TABLE IF NOT EXISTS ssh_keys (')
})

test.each([
  ['invoices', 'invoice'],
  ['entries', 'entry'],
])('the singular of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one)
})
