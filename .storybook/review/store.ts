import React from 'react'
import { addons } from 'storybook/manager-api'
import { type Decision, type StandingDecision, standingDecisions } from '#stories/review/decisions.ts'
import type { ReviewIndex } from '#stories/review/review-data.ts'
import { chosenCommit, defaultSince, type Since } from '#stories/review/since.ts'

/** Data of the server, loaded once. */
export type Loaded<T> = { state: 'loading' } | { state: 'failed'; status: number } | { state: 'ready'; value: T }

const loading: Loaded<never> = { state: 'loading' }
const cache = new Map<string, Loaded<unknown>>()
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function load(url: string) {
  cache.set(url, loading)
  changed()
  const response = await fetch(url).catch(() => undefined)
  const isJson = response?.headers.get('content-type')?.includes('json')
  const value: unknown = response?.ok && isJson ? await response.json().catch(() => undefined) : undefined
  cache.set(url, value === undefined ? { state: 'failed', status: response?.status ?? 0 } : { state: 'ready', value })
  changed()
}

/** Loads a JSON file once, by its URL from the root of Storybook; of no URL, it waits. */
export function useData<T>(url: string | undefined): Loaded<T> {
  const current = React.useSyncExternalStore(subscribe, () => (url && cache.get(url)) || undefined)
  React.useEffect(() => {
    if (url && current === undefined) void load(url)
  }, [url, current])
  return (current as Loaded<T>) ?? loading
}

export const retry = (url: string) => void load(url)

export const indexUrl = 'review/index.json'

export const useIndex = () => useData<ReviewIndex>(indexUrl)

// ---- What the reviewer has chosen, kept in this browser

const remembered = (name: string) => {
  try {
    return localStorage.getItem(`sen-review-${name}`) ?? ''
  } catch {
    return ''
  }
}
const remember = (name: string, value: string) => {
  try {
    localStorage.setItem(`sen-review-${name}`, value)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

let since: Since = remembered('since')

/** The chosen commit, and what chose it. @param address the choice in the page's address, which comes first. */
export function useSince(index: ReviewIndex | undefined, address = '') {
  const stored = React.useSyncExternalStore(subscribe, () => since)
  const [now] = React.useState(() => Date.now())
  const choice = address || stored || (index ? defaultSince(index) : '')
  return React.useMemo(() => ({ choice, chosen: index && chosenCommit(index, choice, now) }), [index, choice, now])
}

export function setSince(choice: Since) {
  since = choice
  remember('since', choice)
  changed()
}

export const reviewerName = () => remembered('reviewer')
export const rememberReviewer = (name: string) => remember('reviewer', name)

// ---- Decisions

/** Previews of one site, such as `/pull-12/` and `/main/`, share a storage; drafts are about the pictures of one of them. */
const draftsName = `drafts${location.pathname}`

function readDrafts(): Decision[] {
  try {
    return JSON.parse(remembered(draftsName) || '[]') as Decision[]
  } catch {
    return []
  }
}
let drafts = readDrafts()

function setDrafts(next: Decision[]) {
  drafts = next
  remember(draftsName, JSON.stringify(next))
  changed()
}

/** Decisions that are only in this browser, since this Storybook cannot write files. */
export const useDrafts = () => React.useSyncExternalStore(subscribe, () => drafts)
export const discardDrafts = () => setDrafts([])

/** The decisions about each picture, with what they mean now. */
export function useDecisions(index: ReviewIndex | undefined): Map<string, StandingDecision[]> {
  const own = useDrafts()
  return React.useMemo(() => {
    const all = index ? standingDecisions([...index.decisions, ...own], (picture) => index.pictures[picture]) : []
    return Map.groupBy(all, ({ picture }) => picture)
  }, [index, own])
}

/** Saves decisions: in the checkout if this Storybook can write there, or else in this browser. @returns whether it has. */
export async function decide(index: ReviewIndex, decisions: Decision[]): Promise<boolean> {
  if (!index.isWritable) {
    setDrafts([...drafts, ...decisions])
    return true
  }
  const response = await fetch('review/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(decisions),
  }).catch(() => undefined)
  if (!response?.ok) return false
  cache.set(indexUrl, { state: 'ready', value: { ...index, decisions: (await response.json()) as Decision[] } })
  changed()
  return true
}

/** Loads everything again when a story file has changed on the disk. */
addons.getChannel().on('storyIndexInvalidated', () => {
  cache.clear()
  changed()
})

/** In development, loads everything again if there are other pictures, commits or decisions: Storybook watches none of them. */
async function loadChanges() {
  const known = cache.get(indexUrl)
  if (known?.state !== 'ready' || !(known.value as ReviewIndex).isWritable) return
  const response = await fetch(indexUrl).catch(() => undefined)
  const value: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
  const isSame = value === undefined || JSON.stringify(value) === JSON.stringify(known.value)
  if (isSame || cache.get(indexUrl) !== known) return
  cache.clear()
  cache.set(indexUrl, { state: 'ready', value })
  changed()
}
window.addEventListener('focus', () => void loadChanges())
