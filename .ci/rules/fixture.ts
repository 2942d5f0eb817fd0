import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Rule, readTree } from './source.ts'

/** A project in a temporary folder, by the texts of its files. */
type Files = Record<string, string>

/**
 * What a rule says of a small project, one line per violation: `path:line message`.
 * The project is written to disk and read back as the real one is.
 */
export function faults(rule: Rule, files: Files): string[] {
  const root = mkdtempSync(join(tmpdir(), 'sen-rules-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return rule.check(readTree(root)).map(({ path, line, message }) => `${path}:${line ?? ''} ${message}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}
