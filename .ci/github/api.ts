/** What a workflow gives to its scripts: the address of the API, the repository (`owner/name`), and the token of the job. */
export interface GitHub {
  address: string
  repository: string
  token: string
}

/** Reads the variables that GitHub sets, and GITHUB_TOKEN, which the step passes on. Throws if one is missing. */
export function gitHubFromEnvironment(env = process.env): GitHub {
  const read = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set: this runs in a workflow.`)
    return value
  }
  return { address: read('GITHUB_API_URL'), repository: read('GITHUB_REPOSITORY'), token: read('GITHUB_TOKEN') }
}

/** A call that was refused. */
export class RefusedCall extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Calls the API of the repository.
 * @param path below the repository: `pulls?state=open`.
 * @returns the response's JSON; undefined for an empty one. Throws a RefusedCall with status and message if it is refused.
 */
export async function call(
  { address, repository, token }: GitHub,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${address}/repos/${repository}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok)
    throw new RefusedCall(response.status, `${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** A pull request, as the API describes it. */
export interface PullRequest {
  number: number
  head: { ref: string; sha: string; repo: { full_name: string } | null }
}

/** The number of entries that a page of a list has at most. */
const pageSize = 100

/** All entries of a list. */
export async function list<Entry>(
  github: GitHub,
  path: string,
  entriesOf = (page: unknown) => page as Entry[],
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const mark = path.includes('?') ? '&' : '?'
    const found = entriesOf(await call(github, 'GET', `${path}${mark}per_page=${pageSize}&page=${page}`))
    entries.push(...found)
    if (found.length < pageSize) return entries
  }
}

export const openPullRequests = (github: GitHub) => list<PullRequest>(github, 'pulls?state=open')

/**
 * The open pull request of a branch. A workflow that another one has started is not told its number if the branch is in a fork.
 * @param repository of the branch: `owner/name`.
 */
export async function pullRequestOf(
  github: GitHub,
  repository: string,
  branch: string,
): Promise<PullRequest | undefined> {
  const all = await openPullRequests(github)
  return all.find(({ head }) => head.repo?.full_name === repository && head.ref === branch)
}
