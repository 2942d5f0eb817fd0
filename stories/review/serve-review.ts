import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { type Decision, decisionFolder, decisionSchema, fileOf, parseDecisions, reviewerFile } from './decisions.ts'
import type { ReviewReader } from './review-reader.ts'

/** Bytes of a request: decisions about a thousand pictures. */
const mostBytes = 1_000_000

/** A response, other than a failure of ours. */
interface Reply {
  status: number
  type: string
  body: string | Buffer
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
const refuse = (status: number, message: string) => json({ message }, status)

/** The requests that the middleware knows, by the whole path: everything that reaches Git or the disk has passed one of these. */
const routes = {
  since: /^\/review\/since\/([0-9a-f]{40})\.json$/,
  history: /^\/review\/history\/((?:[\w-]+\/)+[\w-]+)\.json$/,
  picture: /^\/review\/pictures\/([0-9a-f]{64})\.(?:webp|png)$/,
}

/**
 * Answers the requests of Storybook's panel "Pictures" and page "What changed" from Git, in development. Adds posted decisions to the file of
 * their reviewer. Other requests go to the next handler.
 */
export function serveReview(reader: ReviewReader) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!path.startsWith('/review/')) return next()
    const reply = await replyTo(reader, request, path).catch((error: Error) => refuse(500, error.message))
    response.writeHead(reply.status, {
      'Content-Type': reply.type,
      'Cache-Control': reply.type.startsWith('image/') ? 'public, max-age=31536000, immutable' : 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.end(reply.body)
  }
}

async function replyTo(reader: ReviewReader, request: IncomingMessage, path: string): Promise<Reply> {
  if (path === '/review/decisions') return save(reader, request)
  if (request.method !== 'GET') return refuse(405, 'Only GET is allowed here.')
  if (path === '/review/index.json') return json(await reader.index())
  const since = routes.since.exec(path)?.[1]
  if (since)
    return (await reader.git.commit(since))
      ? json(await reader.compare(since))
      : refuse(404, `This clone has no commit ${since}.`)
  const component = routes.history.exec(path)?.[1]
  if (component) return json(await reader.history(component))
  const picture = await reader.picture(routes.picture.exec(path)?.[1] ?? '')
  if (picture) return { status: 200, type: `image/${picture.type}`, body: picture.file }
  return refuse(404, 'There is no such file.')
}

async function save(reader: ReviewReader, request: IncomingMessage): Promise<Reply> {
  const { origin, host } = request.headers
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed here.')
  // Another site must not be able to write into the checkout of a developer who visits it.
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host)
    return refuse(403, 'Only Storybook itself may post decisions.')
  if (request.headers['content-type']?.split(';')[0] !== 'application/json') return refuse(415, 'Decisions are JSON.')
  const body = await read(request)
  if (body === undefined) return refuse(413, 'These are too many decisions at once.')
  const result = v.safeParse(v.array(decisionSchema), parse(body))
  if (!result.success) return refuse(400, `These are no decisions: ${result.issues[0].message}`)
  addDecisions(reader.root, result.output)
  return json((await reader.index()).decisions)
}

/** Adds decisions to the files of their reviewers. */
export function addDecisions(root: string, decisions: readonly Decision[]) {
  for (const [name, added = []] of Object.entries(
    Object.groupBy(decisions, ({ reviewer }) => reviewerFile(reviewer)),
  )) {
    const file = `${decisionFolder}/${name}`
    const path = resolve(root, file)
    const earlier = existsSync(path) ? parseDecisions(readFileSync(path, 'utf8'), file) : []
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, fileOf([...earlier, ...added]))
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The body of a request; undefined if it is too long. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > mostBytes) return undefined
    parts.push(part as Buffer)
  }
  return `${Buffer.concat(parts)}`
}
