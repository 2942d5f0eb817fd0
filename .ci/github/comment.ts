/**
 * `node .ci/github/comment.ts MARKER FILE`: writes a comment on the pull request of HEAD_REPOSITORY and HEAD_BRANCH, or changes the one that
 * has the same marker, so that a pull request has one comment for each purpose. Does nothing if there is no open pull request.
 */
import { readFileSync } from 'node:fs'
import { call, type GitHub, gitHubFromEnvironment, list, pullRequestOf } from './api.ts'

/** GitHub refuses longer comments. */
const maxLength = 65_536

interface Comment {
  id: number
  body?: string
  user: { type: string } | null
}

/**
 * Writes or changes the comment.
 * @param marker a name, invisible in the comment.
 * @returns what was done, for the log.
 */
export async function comment(github: GitHub, pullRequest: number, marker: string, text: string): Promise<string> {
  const mark = `<!-- ${marker} -->`
  const body = `${mark}\n${text}`.slice(0, maxLength)
  const comments = await list<Comment>(github, `issues/${pullRequest}/comments`)
  // Somebody may have quoted the marker; only a bot's comment is ours to change.
  const own = comments.find((one) => one.user?.type === 'Bot' && one.body?.startsWith(mark))
  if (own) await call(github, 'PATCH', `issues/comments/${own.id}`, { body })
  else await call(github, 'POST', `issues/${pullRequest}/comments`, { body })
  return `${own ? 'Changed' : 'Wrote'} the comment on #${pullRequest}`
}

if (import.meta.main) {
  const [marker = '', file = ''] = process.argv.slice(2)
  const github = gitHubFromEnvironment()
  const { HEAD_REPOSITORY = '', HEAD_BRANCH = '' } = process.env
  const found = await pullRequestOf(github, HEAD_REPOSITORY, HEAD_BRANCH)
  if (found) console.log(await comment(github, found.number, marker, readFileSync(file, 'utf8')))
  else console.log(`There is no open pull request of ${HEAD_REPOSITORY}:${HEAD_BRANCH}`)
}
