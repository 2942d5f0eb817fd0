import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const isShipped = (path: string) =>
  !/(?:\.test|-test-tools|\.stories)\.tsx?$|^server\/survival\/|\/testing\//.test(path)
const sources = globSync('{server,site/app,design-system}/**/*.{ts,tsx}', { cwd: root })
  .filter(isShipped)
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

/** Operations that shipped code must not contain, and the files that may. */
test.each([
  [
    'does not evaluate text as code',
    /\beval\(|new Function\(|\bimport\((?!['"`])|vm\.run/,
    // These are the bundle of the build that renders pages, in a separate process, and modules of the build: of content pages, and of texts by language.
    ['server/features/pages/render-process.ts', 'site/app/content/content-plugin.ts', 'site/app/texts/split-texts.ts'],
  ],
  [
    'starts no other program',
    /node:child_process/,
    // These run in separate processes: rendering pages, the check of the ledger, and the machines of QEMU with what
    // prepares their disks.
    [
      'server/commands/qemu-image.ts',
      'server/features/machines/qemu/qemu-process.ts',
      'server/features/machines/qemu/qemu-provisioner.ts',
      'server/features/pages/render-in-process.ts',
      'server/features/wallet/ledger-check-process.ts',
    ],
  ],
  [
    'inserts no text into a page as HTML, except the theme script',
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write\(/,
    ['site/app/root.tsx'],
  ],
  ['listens to no other window', /addEventListener\(['"]message['"]|\.postMessage\(/, []],
  [
    'builds no regular expression from input',
    /new RegExp\(/,
    // These are made from constants of their own.
    [
      'server/contracts/rules/clean-line.ts',
      'server/contracts/rules/record-number.ts',
      'server/contracts/rules/typed-amount.ts',
    ],
  ],
  [
    'hashes only with SHA-256 and argon2id',
    /create(?:Hash|Hmac)\((?!'sha256')|\b(?:pbkdf2|scrypt|bcrypt)\b/,
    // Casso and VNPay sign with SHA-512; the codes of authenticator apps are HMAC-SHA-1 (RFC 6238), whose secrets are 160 random bits.
    ['server/features/auth/totp.ts', 'server/features/payments/providers/hmac.ts'],
  ],
  [
    'encrypts and signs nothing by itself',
    /create(?:(?:Dec|C)ipher(?:iv)?|Sign|Verify|DiffieHellman)\(|generateKey/,
    // Seals the passwords of machines until they are shown, and the links of mails until they are sent, with AES-256-GCM.
    ['server/platform/sealing.ts'],
  ],
  [
    'uses random numbers of the operating system wherever they must not be predictable',
    /Math\.random/,
    ['server/platform/timers.ts'],
  ],
  [
    'disables no certificate check',
    /rejectUnauthorized(?!: true\b)|NODE_TLS_REJECT_UNAUTHORIZED/,
    // Reads the certificate of Proxmox to compare it with the pinned fingerprint, and sends nothing.
    ['server/features/machines/proxmox/proxmox-client.ts'],
  ],
  [
    'makes requests in one place on each side',
    /\bfetch\(/,
    // The early calls replace those of `request` before the script has loaded. The catalogue is loaded outside of components, and
    // under `npm run dev` where pages are rendered. The landing page's script measures how far the places are. A file is saved as it comes,
    // and events are read as they come, with the token of an admin.
    [
      'server/platform/http/post.ts',
      'site/app/api/request.ts',
      'site/app/api/save-file.ts',
      'site/app/boot/boot.ts',
      'site/app/boot/measure-places.ts',
      'site/app/catalog-store.ts',
      'site/app/entry.server.tsx',
      'site/app/hooks/use-admin-events.ts',
    ],
  ],
] as const)('shipped code %s', (_, pattern, allowed) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(found.sort()).toEqual([...allowed])
})

test('a request to another server follows no redirect and has a timeout', () => {
  const post = sources.find(({ path }) => path === 'server/platform/http/post.ts')?.text
  expect(post).toContain("redirect: 'error'")
  expect(post).toContain('AbortSignal.timeout')
})

test('the repository contains no secret', () => {
  const looksSecret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|mysql:\/\/\w+:(?!password@|geheim)\w+@(?!host)/
  expect(sources.filter(({ text }) => looksSecret.test(text)).map(({ path }) => path)).toEqual([])
})
