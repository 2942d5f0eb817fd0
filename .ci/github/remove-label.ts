/** `node .ci/github/remove-label.ts LABEL`: takes a label off the pull request of HEAD_REPOSITORY and HEAD_BRANCH. */
import { call, type GitHub, gitHubFromEnvironment, pullRequestOf, RefusedCall } from './api.ts'

/** Takes a label off a pull request. One that somebody else has removed meanwhile is no failure. */
export async function removeLabel(github: GitHub, number: number, label: string): Promise<void> {
  try {
    await call(github, 'DELETE', `issues/${number}/labels/${label}`)
  } catch (error) {
    if (!(error instanceof RefusedCall && error.status === 404)) throw error
  }
}

if (import.meta.main) {
  const [label = ''] = process.argv.slice(2)
  const { HEAD_REPOSITORY = '', HEAD_BRANCH = '' } = process.env
  const github = gitHubFromEnvironment()
  const found = await pullRequestOf(github, HEAD_REPOSITORY, HEAD_BRANCH)
  if (found) await removeLabel(github, found.number, label)
}
