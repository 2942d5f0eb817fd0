import type { Rule } from './source.ts'

/** What the root holds, and no more: tool configurations live in the folder that they serve, or are dotfiles. */
const entries = new Set([
  'design-system',
  'site',
  'server',
  'stories',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'README.md',
])
/** Made by commands and never committed. */
const made = new Set(['node_modules', 'data', 'storybook-static'])

export const fixedEntries: Rule = {
  number: 0,
  name: 'fixed entries',
  demand: `The root holds ${[...entries].join(', ')} and dotfiles.`,
  check: ({ rootEntries }) =>
    rootEntries
      .filter((entry) => !entry.startsWith('.') && !entries.has(entry) && !made.has(entry))
      .map((entry) => ({
        path: entry,
        message: 'This does not belong at the root. Move it into the folder that it serves.',
      })),
}
