import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const isShipped = (path: string) =>
  !/(?:\.test|-test-tools|\.stories)\.tsx?$|^server\/survival\/|\/testing\//.test(path)
const sources = globSync('{server,site/app,design-system}/**/*.{ts,tsx}', { cwd: root })
  .filter(isShipped)
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

/** What the code that ships does not do, and the files that may. */
test.each([
  ['runs no text as code', /\beval\(|new Function\(|\bimport\((?!['"`])|vm\.run/, []],
  // The check of the books, in a process of its own.
  ['starts no other program', /node:child_process/, ['server/features/wallet/check-ledger-apart.ts']],
  [
    'puts no text into a page as HTML, but the theme script',
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write\(/,
    ['site/app/root.tsx'],
  ],
  ['listens to no other window', /addEventListener\(['"]message['"]|\.postMessage\(/, []],
  ['makes no expression of what somebody wrote', /new RegExp\(/, []],
  ['hashes by SHA-256 and argon2id alone', /create(?:Hash|Hmac)\((?!'sha256')|\b(?:pbkdf2|scrypt|bcrypt)\b/, []],
  [
    'encrypts and signs nothing by itself',
    /create(?:(?:Dec|C)ipher(?:iv)?|Sign|Verify|DiffieHellman)\(|generateKey/,
    [],
  ],
  [
    'takes chance from the operating system where it must not be guessed',
    /Math\.random/,
    ['server/platform/timers.ts'],
  ],
  ['switches off no check of certificates', /rejectUnauthorized(?!: true\b)|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  [
    'calls others in one place on each side',
    /\bfetch\(/,
    // The early calls are those of `request`, made before the script is there.
    ['server/platform/http/post.ts', 'site/app/api/request.ts', 'site/app/boot/boot.ts'],
  ],
] as const)('the code that ships %s', (_, pattern, allowed) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(found.sort()).toEqual([...allowed])
})

test('a call to others follows no redirect and has an end', () => {
  const post = sources.find(({ path }) => path === 'server/platform/http/post.ts')?.text
  expect(post).toContain("redirect: 'error'")
  expect(post).toContain('AbortSignal.timeout')
})

test('what is committed holds no secret', () => {
  const looksSecret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|mysql:\/\/\w+:(?!password@|geheim)\w+@(?!host)/
  expect(sources.filter(({ text }) => looksSecret.test(text)).map(({ path }) => path)).toEqual([])
})
