import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { createToastStore, ToastProvider } from '#ds/components/Toast/index.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/vi.ts'
import { swrOptions } from '#site/api/swr-options.ts'
import { CallErrors, type OnCallError } from '#site/session/call-errors.tsx'

export interface FakeCall {
  /** Such as `GET /api/products`. */
  call: string
  body: unknown
  headers: Headers
}

/** A response of which everything is there at once, so that a test needs no real time for it. */
function respond(status: number, body: unknown) {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers({ 'Content-Type': type }),
    json: async () => structuredClone(body),
    text: async () => JSON.stringify(body),
  }
}

/** A refusal of the server. */
export class FakeProblem {
  readonly response
  constructor(status: number, fields: object = {}) {
    this.response = respond(status, { status, detail: 'Không được', ...fields })
  }
}

/**
 * A server in the place of `fetch`. `replies` holds what it says, by call: data, a problem, or a function that returns either; a test
 * changes it as it goes. `calls` is what it was asked.
 */
export function fakeApi(replies: Record<string, unknown>) {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const call = `${method} ${path}`
    calls.push({ call, body: body ? JSON.parse(String(body)) : undefined, headers: new Headers(headers) })
    const known = replies[call]
    const reply = await (typeof known === 'function' ? known() : known)
    if (reply === undefined) return new FakeProblem(404, { detail: `No reply to ${call}` }).response
    return reply instanceof FakeProblem ? reply.response : respond(200, reply)
  })
  return {
    replies,
    calls,
    /** The calls since the last look. */
    takeCalls: () => calls.splice(0).map(({ call }) => call),
  }
}

/** Lets what is under way happen, and then so much time pass. The timers have to be fake ones. */
export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A reply that takes a millisecond, so that something can be seen before it comes. */
export const late = (data: unknown) => () =>
  new Promise((resolve) => {
    setTimeout(() => resolve(data), 1)
  })

/** A reply that comes when the test says so. */
export function heldReply<Data>() {
  const { promise, resolve } = Promise.withResolvers<Data>()
  return { reply: () => promise, arrive: resolve }
}

/** What stands around every page: a cache of its own, notices whose time stands still, and where errors of calls go. */
export function createSurroundings() {
  const toasts = createToastStore({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  const onCallError = vi.fn<OnCallError>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider value={componentMessages}>
      <ToastProvider store={toasts}>
        <SWRConfig value={{ ...swrOptions, dedupingInterval: 0 }}>
          <CallErrors provider={() => new Map()} onError={onCallError}>
            {children}
          </CallErrors>
        </SWRConfig>
      </ToastProvider>
    </MessagesProvider>
  )
  return { toasts, onCallError, wrapper }
}
