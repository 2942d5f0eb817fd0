import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type GitHub, type PullRequest, pullRequestOf } from './api.ts'
import { comment } from './comment.ts'
import { pagesAddress, previewAddress } from './pages.ts'
import { type Artifact, choosePreviews, indexPage } from './previews.ts'
import { removeLabel } from './remove-label.ts'

interface Call {
  method: string
  path: string
  body: { body?: string }
}

let github: GitHub
let calls: Call[]
let responses: Record<string, unknown>
/** The status of calls that are refused, by path. */
let refusals: Record<string, number>
let close: () => void

beforeEach(async () => {
  calls = []
  responses = {}
  refusals = {}
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = (request.url ?? '').replace('/repos/team/shop/', '')
    calls.push({ method: request.method ?? '', path, body: JSON.parse(text || '{}') })
    if (request.headers.authorization !== 'Bearer secret') response.statusCode = 401
    else response.statusCode = refusals[path] ?? 200
    response.end(JSON.stringify(responses[path] ?? []))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  github = { address: `http://127.0.0.1:${port}`, repository: 'team/shop', token: 'secret' }
  close = () => server.close()
})
afterEach(() => close())

const pull = (number: number, ref: string, repository = 'team/shop'): PullRequest => ({
  number,
  head: { ref, sha: 'a'.repeat(40), repo: { full_name: repository } },
})

test('the first comment is written, the next ones change it', async () => {
  expect(await comment(github, 7, 'pictures', 'One')).toBe('Wrote the comment on #7')
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: 'issues/7/comments',
    body: { body: '<!-- pictures -->\nOne' },
  })
  responses['issues/7/comments?per_page=100&page=1'] = [
    { id: 1, user: { type: 'User' }, body: '<!-- pictures -->\nA quote' },
    { id: 2, user: { type: 'Bot' }, body: '<!-- other -->\nOne' },
    { id: 3, user: { type: 'Bot' }, body: '<!-- pictures -->\nOne' },
  ]
  expect(await comment(github, 7, 'pictures', 'Two')).toBe('Changed the comment on #7')
  expect(calls.at(-1)).toEqual({
    method: 'PATCH',
    path: 'issues/comments/3',
    body: { body: '<!-- pictures -->\nTwo' },
  })
})

test('a refused call says which one', async () => {
  await expect(comment({ ...github, token: 'wrong' }, 7, 'pictures', 'One')).rejects.toThrow('GET issues/7/comments')
})

test('a pull request is found by branch and repository, on any page of the list', async () => {
  responses['pulls?state=open&per_page=100&page=1'] = Array.from({ length: 100 }, (_, at) => pull(at, `other-${at}`))
  responses['pulls?state=open&per_page=100&page=2'] = [pull(200, 'blue', 'fork/shop'), pull(201, 'blue')]
  expect((await pullRequestOf(github, 'team/shop', 'blue'))?.number).toBe(201)
  expect((await pullRequestOf(github, 'fork/shop', 'blue'))?.number).toBe(200)
  expect(await pullRequestOf(github, 'team/shop', 'green')).toBeUndefined()
})

test('a label that somebody has removed before is no failure, another refusal is', async () => {
  const label = 'issues/7/labels/update-pictures'
  refusals[label] = 404
  await removeLabel(github, 7, 'update-pictures')
  expect(calls).toMatchObject([{ method: 'DELETE', path: label }])
  refusals[label] = 403
  await expect(removeLabel(github, 7, 'update-pictures')).rejects.toThrow('DELETE issues/7/labels/update-pictures: 403')
})

test('a preview is published below the address of Pages, if there is one', async () => {
  responses.pages = { html_url: 'https://team.example/shop' }
  const pages = await pagesAddress(github)
  expect(pages && previewAddress(pages, 12)).toBe('https://team.example/shop/pull-12/')
  refusals.pages = 404
  expect(await pagesAddress(github)).toBeUndefined()
  refusals.pages = 500
  await expect(pagesAddress(github)).rejects.toThrow('GET pages: 500')
})

const artifact = (id: number, branch: string, more: Partial<Artifact> = {}): Artifact => ({
  id,
  size_in_bytes: 1000,
  expired: false,
  created_at: `2026-11-22T10:00:${String(id).padStart(2, '0')}Z`,
  workflow_run: { repository_id: 1, head_repository_id: 1, head_branch: branch },
  ...more,
})

test('the newest preview of main and of each open pull request is published', () => {
  const artifacts = [artifact(1, 'main'), artifact(2, 'main'), artifact(3, 'blue'), artifact(4, 'closed')]
  expect(choosePreviews('team/shop', [pull(12, 'blue')], artifacts)).toEqual([
    { folder: 'pull-12', artifact: 3 },
    { folder: 'main', artifact: 2 },
  ])
})

test('a fork publishes nothing, not even under the name of a branch of ours', () => {
  const fromFork = { repository_id: 1, head_repository_id: 2 }
  const artifacts = ['main', 'blue', 'red'].map((branch, at) =>
    artifact(at, branch, { workflow_run: { ...fromFork, head_branch: branch } }),
  )
  expect(choosePreviews('team/shop', [pull(12, 'blue'), pull(13, 'red', 'fork/shop')], artifacts)).toEqual([])
  // A pull request from the main of a fork is not main.
  expect(choosePreviews('team/shop', [pull(14, 'main', 'fork/shop')], [artifact(1, 'main')])).toEqual([
    { folder: 'main', artifact: 1 },
  ])
})

test('expired previews and those beyond the size of a site are left out', () => {
  const artifacts = [artifact(1, 'main'), artifact(2, 'blue', { size_in_bytes: 900_000_000 })]
  expect(choosePreviews('team/shop', [pull(12, 'blue')], artifacts)).toEqual([{ folder: 'main', artifact: 1 }])
  expect(choosePreviews('team/shop', [], [artifact(1, 'main', { expired: true })])).toEqual([])
})

test('the page that lists the previews has relative links', () => {
  expect(indexPage(['main', 'pull-12'])).toContain('href="./pull-12/storybook/"')
})
