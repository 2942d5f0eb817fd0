import { act } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { type Edition, type Language, languageTags } from '#contracts/languages.ts'
import { createToastStore, ToastProvider } from '#ds/components/feedback/Toast/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import * as accountArea from '#ds/texts/account.ts'
import * as adminArea from '#ds/texts/admin.ts'
import * as signInArea from '#ds/texts/auth.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import { componentMessages } from '#ds/texts/components.ts'
import * as loginArea from '#ds/texts/login.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import * as ticketsArea from '#ds/texts/tickets.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { swrOptions } from '#site/api/swr-options.ts'
import { LanguageProvider, PageDataProvider } from '#site/page-data.tsx'
import { CallErrors, type OnCallError } from '#site/session/call-errors.tsx'
import { commonTexts } from '#site/texts/common.ts'
import { textAreaOf } from '#site/texts/text-area.ts'

export interface FakeCall {
  /** Such as `GET /api/products`. */
  call: string
  body: unknown
  headers: Headers
}

/** A response whose body is available immediately, so that reading it takes no real time. */
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

/** A problem response of the server. */
export class FakeProblem {
  readonly response
  constructor(status: number, fields: object = {}) {
    this.response = respond(status, { status, detail: 'Không được', ...fields })
  }
}

/**
 * Stubs `fetch` with a fake server. `replies` contains its response to each call: data, a problem, or a function that returns
 * either; a test may change it at any time. `calls` are the received requests.
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
    /** Returns the calls since the last time, and forgets them. */
    takeCalls: () => calls.splice(0).map(({ call }) => call),
  }
}

/** Flushes pending promises, then advances the fake timers by `ms` milliseconds. */
export const advance = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A reply that takes a millisecond, so that a test can check what is shown before it arrives. */
export const delayed = (data: unknown) => () =>
  new Promise((resolve) => {
    setTimeout(() => resolve(data), 1)
  })

/** A reply that the test resolves. */
export function deferredReply<Data>() {
  const { promise, resolve } = Promise.withResolvers<Data>()
  return { reply: () => promise, resolve }
}

interface TestPageOptions {
  /** Default: the default edition. */
  edition?: Edition
  /** Default: Vietnamese. */
  language?: Language
}

// A hook whose texts have not loaded would make the first render of a test wait.
const ofEveryPage = [...commonTexts, remediesArea, toastsArea]
const vietnamese = [...ofEveryPage, accountArea, adminArea, changeRemediesArea, signInArea, ticketsArea]
const english = [...ofEveryPage, loginArea]
await Promise.all([
  ...vietnamese.map((area) => textAreaOf(area).load({ edition: 'mixed', language: 'vi' })),
  ...english.map((area) => textAreaOf(area).load({ edition: 'mixed', language: 'en' })),
])

const noCatalogs = {}

/**
 * The edition and the language of a page, around a test. The document says the same, as in every page of the site: lazy modules load the texts
 * of its language, and a component that then lacks those of `language` would wait within the `act` of a render, which never ends.
 */
export function TestPage({ edition = 'mixed', language = 'vi', children }: TestPageOptions & { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = languageTags[language]
    document.documentElement.dataset.edition = edition
  }, [edition, language])
  return (
    <PageDataProvider edition={edition} catalogs={noCatalogs}>
      <LanguageProvider value={language}>{children}</LanguageProvider>
    </PageDataProvider>
  )
}

/** The providers around every page: a separate cache, toasts with a stopped clock, and a spy for the errors of requests. */
export function createTestProviders(options: TestPageOptions = {}) {
  const toasts = createToastStore({ now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined })
  const onCallError = vi.fn<OnCallError>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestPage {...options}>
      <MessagesProvider value={componentMessages.vi}>
        <FormatProvider locale="vi-VN">
          <ToastProvider store={toasts}>
            <SWRConfig value={{ ...swrOptions, dedupingInterval: 0 }}>
              <CallErrors provider={() => new Map()} onError={onCallError}>
                {children}
              </CallErrors>
            </SWRConfig>
          </ToastProvider>
        </FormatProvider>
      </MessagesProvider>
    </TestPage>
  )
  return { toasts, onCallError, wrapper }
}
