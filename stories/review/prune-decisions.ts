/**
 * `npm run review:prune`: removes the decisions that no longer mean anything from their files: those about pictures that no longer exist, and those
 * that a later one about the same picture replaces. With `-- --earlier`, also those about earlier versions of a picture.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashNow } from './decision-files.ts'
import {
  type Decision,
  decisionFolder,
  fileOf,
  lineOf,
  parseDecisions,
  type StandingDecision,
  standingDecisions,
} from './decisions.ts'

/**
 * Rewrites the files of a checkout; one without decisions is deleted.
 * @param earlier whether decisions about earlier versions of a picture go as well.
 * @returns the removed decisions.
 */
export function pruneDecisions(root: string, { earlier }: { earlier: boolean }): Decision[] {
  const files = globSync(`${decisionFolder}/*.jsonl`, { cwd: root }).map((file) => ({
    path: resolve(root, file),
    decisions: parseDecisions(readFileSync(resolve(root, file), 'utf8'), file.replaceAll('\\', '/')),
  }))
  const all = files.flatMap(({ decisions }) => decisions)
  const standing = standingDecisions(all, (picture) => hashNow(root, picture))
  const isEarlier = ({ standing: now }: StandingDecision) => now === 'answered' || now === 'outdated'
  const kept = new Set(standing.filter((decision) => !(earlier && isEarlier(decision))).map(lineOf))
  for (const { path, decisions } of files) {
    const left = decisions.filter((decision) => kept.has(lineOf(decision)))
    if (left.length === 0) rmSync(path)
    else if (left.length < decisions.length) writeFileSync(path, fileOf(left))
  }
  return all.filter((decision) => !kept.has(lineOf(decision)))
}

if (import.meta.main) {
  const removed = pruneDecisions(resolve(import.meta.dirname, '../..'), { earlier: process.argv.includes('--earlier') })
  for (const { picture, decision, reviewer, date } of removed)
    console.log(`  ${picture}, ${decision} by ${reviewer} on ${date.slice(0, 10)}`)
  console.log(removed.length === 1 ? '1 decision removed' : `${removed.length} decisions removed`)
}
