import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { footer } from '#ds/texts/footer.ts'
import { withPage } from '#storybook/with-page.tsx'
import { checkOtherLanguages } from './other-languages.ts'

type Shown = (props: { args: { texts: typeof footer.vi } }) => ReactNode

/** Shows a story as Storybook does, and checks it in the other languages. */
async function check(Story: Shown, globals: { language: string } = { language: 'own' }) {
  const context = {
    id: 'storefront-footer--all',
    args: { texts: footer.vi },
    globals: { theme: 'dark', ...globals },
    parameters: {},
  }
  // Of the context the decorator uses nothing else.
  const Page = () => withPage(Story as never, context as never) as ReactNode
  await act(async () => render(<Page />))
  return checkOtherLanguages(context, () => act(async () => undefined), 'full')
}

beforeEach(() => page.viewport(400, 600))
afterEach(cleanup)

const narrow = { width: 60, whiteSpace: 'nowrap' } as const

test('a text that does not fit in another language is a fault there, and the story is unchanged afterwards', async () => {
  const long = '服务等级协议（SLA）'
  const Story: Shown = ({ args }) => {
    const text = args.texts.columns.policies.links.sla
    return <p style={text === long ? narrow : undefined}>{text}</p>
  }
  const messages = await check(Story)
  expect(messages).not.toEqual([])
  expect(messages.filter((message) => !message.startsWith('In zh: Width 320 to 1440 px: p '))).toEqual([])
  expect(document.body.textContent).toContain(footer.vi.columns.policies.links.sla)
})

test('a sentence that a story does not take from its args remains, and is a fault', async () => {
  const Story: Shown = ({ args }) => (
    <p>
      {args.texts.columns.support.heading} <b>{footer.vi.columns.support.links.paymentGuide}</b>
    </p>
  )
  const messages = await check(Story)
  expect(messages).toHaveLength(2)
  for (const message of messages)
    expect(message).toContain('"Hướng dẫn thanh toán" in the story is not in this language')
})

test('a story about one language is shown in no other', async () => {
  expect(
    await check(() => <p style={narrow}>{footer.vi.columns.support.links.paymentGuide}</p>, { language: 'vi' }),
  ).toEqual([])
})
