import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pictureFolder, pictureSuffix } from '#stories/visual/files.ts'
import { hashOfPicture } from '#stories/visual/picture-file.ts'
import { type Decision, decisionFolder, parseDecisions, type StandingDecision, standingDecisions } from './decisions.ts'

/** All decisions of a checkout. @throws an Error that names a line that is no decision. */
export function readDecisions(root: string): Decision[] {
  return globSync(`${decisionFolder}/*.jsonl`, { cwd: root })
    .sort()
    .flatMap((file) => parseDecisions(readFileSync(resolve(root, file), 'utf8'), file.replaceAll('\\', '/')))
}

/** The hash of a committed picture, given as `components/Button/default_dark`; undefined if there is none. */
export function hashNow(root: string, picture: string): string | undefined {
  const file = resolve(root, join(pictureFolder, picture + pictureSuffix))
  return existsSync(file) ? hashOfPicture(readFileSync(file)) : undefined
}

/** The decisions of a checkout, with what they mean for its pictures. */
export const readStandingDecisions = (root: string): StandingDecision[] =>
  standingDecisions(readDecisions(root), (picture) => hashNow(root, picture))

/** The address of a picture on the page "What changed". */
export const addressOf = (storybook: string, picture: string) => `${storybook}?path=/changes/picture/${picture}`

/**
 * Describes refused and answered pictures for the terminal, each with its comment, reviewer and address.
 * @param storybook the address of Storybook, with a slash at its end.
 */
export function describeDecisions(decisions: readonly StandingDecision[], storybook: string): string[] {
  const of = (standing: StandingDecision['standing']) => decisions.filter((decision) => decision.standing === standing)
  const comment = (decision: StandingDecision) => (decision.comment ? `: “${decision.comment}”` : '')
  const author = ({ reviewer, date }: StandingDecision) => `${reviewer} on ${date.slice(0, 10)}`
  return [
    ...of('refused').flatMap((decision) => [
      `  ✗ ${decision.picture} was refused by ${author(decision)}${comment(decision)}`,
      `      ${addressOf(storybook, decision.picture)}`,
    ]),
    ...of('answered').map(
      (decision) => `  ${decision.picture} has changed since ${author(decision)} refused it${comment(decision)}`,
    ),
  ]
}
