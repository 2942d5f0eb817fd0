import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Rule, readTree } from './source.ts'

/** The files of a small project, by path. */
type Files = Record<string, string>

/**
 * The violations of a rule in a small project, one line each: `path:line message`.
 * The project is written to a temporary folder and read like the real one.
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
