import * as v from 'valibot'

/**
 * Decisions of reviewers about pictures. Storybook writes them (the panel "Pictures" and the page "What changed"), people commit
 * them, and the gate reads them: a refused picture fails. README.md describes the files. This module runs in Node and in the browser.
 */

/** Folder of the files with decisions, from the root. */
export const decisionFolder = 'stories/review/decisions'

/** SHA-256 in hexadecimal digits. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** One decision: one line of a file. */
export const decisionSchema = v.strictObject({
  /** `components/Button/default_dark` */
  picture: v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+(\/[\w-]+)+$/)),
  /** Hash of the picture that it was compared with; null if there was none. */
  before: v.nullable(hash),
  /** Hash of the picture that was judged; null if its removal was judged. */
  after: v.nullable(hash),
  /** `withdrawn` cancels the decision about the same picture that stands, of any reviewer. */
  decision: v.picklist(['approved', 'refused', 'withdrawn']),
  comment: text(2000),
  reviewer: v.pipe(text(80), v.minLength(1)),
  date: v.pipe(v.string(), v.isoTimestamp()),
})

export type Decision = v.InferOutput<typeof decisionSchema>

/**
 * What a decision means for the picture as it is now. `answered`: the picture was refused and has changed since; `outdated`: it was approved
 * and has changed since.
 */
export type Standing = 'approved' | 'refused' | 'answered' | 'outdated'

export interface StandingDecision extends Decision {
  standing: Standing
}

/** The line of a decision, with its fields always in the same order. */
export const lineOf = ({ picture, before, after, decision, comment, reviewer, date }: Decision) =>
  JSON.stringify({ picture, before, after, decision, comment, reviewer, date })

/** The text of a file: a line for each decision, sorted, so that two branches rarely change the same place. */
export const fileOf = (decisions: readonly Decision[]) =>
  [...new Set(decisions.map(lineOf))]
    .sort()
    .map((line) => `${line}\n`)
    .join('')

/**
 * Parses the text of a file. Empty lines are allowed.
 * @throws an Error that names the line that is no decision.
 */
export function parseDecisions(content: string, file: string): Decision[] {
  return content.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    const result = v.safeParse(decisionSchema, parseJson(line))
    if (result.success) return [result.output]
    const [issue] = result.issues
    const field = v.getDotPath(issue)
    throw new Error(`${file}, line ${at + 1} is no decision: ${field ? `${field}: ` : ''}${issue.message}`)
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const keyOf = ({ picture, after }: Pick<Decision, 'picture' | 'after'>) => `${picture} ${after}`

/** The last decision about each version of a picture, sorted by picture; none for those that were withdrawn. */
export function lastDecisions(decisions: readonly Decision[]): Decision[] {
  const last = new Map<string, Decision>()
  for (const decision of decisions) {
    const earlier = last.get(keyOf(decision))
    if (!earlier || Date.parse(earlier.date) <= Date.parse(decision.date)) last.set(keyOf(decision), decision)
  }
  return [...last.values()]
    .filter(({ decision }) => decision !== 'withdrawn')
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/**
 * What the decisions mean now. Those about pictures that no longer exist are left out, except a decision about their removal.
 * @param hashNow the hash of a picture as it is now; undefined if there is no such picture.
 */
export function standingDecisions(
  decisions: readonly Decision[],
  hashNow: (picture: string) => string | undefined,
): StandingDecision[] {
  return lastDecisions(decisions).flatMap((decision) => {
    const now = hashNow(decision.picture) ?? null
    const isAboutNow = now === decision.after
    if (now === null && !isAboutNow) return []
    return [{ ...decision, standing: standingOf(decision.decision === 'refused', isAboutNow) }]
  })
}

function standingOf(isRefusal: boolean, isAboutNow: boolean): Standing {
  if (isRefusal) return isAboutNow ? 'refused' : 'answered'
  return isAboutNow ? 'approved' : 'outdated'
}

/**
 * The name of a reviewer's file: `nguyen-van-an.jsonl`. Letters of every alphabet are kept, without the marks of Latin ones; names that
 * differ by marks alone share a file.
 */
export function reviewerFile(reviewer: string, suffix = ''): string {
  const plain = reviewer.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
  const words = plain.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  // A file name has at most 255 bytes.
  const slug = [...words.join('-')].slice(0, 50).join('')
  return `${slug || 'reviewer'}${suffix}.jsonl`
}
