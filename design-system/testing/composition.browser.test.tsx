import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { VpsFilter } from '#ds/account/VpsRows/index.ts'
import { SearchBox } from '#ds/admin/AdminTable/SearchBox.tsx'
import { FindDialog } from '#ds/admin/MoneyInPanel/FindDialog.tsx'
import { MergeDialog } from '#ds/admin/TicketDesk/MergeDialog.tsx'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ArticleSearch } from '#ds/storefront/ArticleSearch/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { desk } from '#ds/texts/admin/support.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { moneyAdminTexts } from '#ds/texts/money-admin.ts'
import { waitingTransfers } from '#stories/fixtures/money-in.ts'
import { deskTicket, inboxRows } from '#stories/fixtures/ticket-desk.ts'

afterEach(cleanup)

interface FieldProps {
  value: string
  onValueChange: (value: string) => void
}

const done = async (): Promise<SubmitResult> => ({ ok: true })
const dialog = { open: true, onOpenChange: () => undefined }

/** Every field that searches while one types, except the one of MergeDialog. */
const fields: Record<string, (props: FieldProps) => ReactNode> = {
  SearchBox: (props) => <SearchBox label="Tìm" clearLabel="Xóa" placeholder="" {...props} />,
  VpsFilter: (props) => <VpsFilter texts={accountTexts.vi.vpsRows} {...props} />,
  FindDialog: ({ value, onValueChange }) => (
    <FindDialog
      {...dialog}
      texts={moneyAdminTexts.vi}
      transfer={waitingTransfers.sameSender}
      customers={{ query: value, onQueryChange: onValueChange, found: { status: 'ready', data: [] } }}
      isOwnProposal={false}
      onMatch={done}
    />
  ),
  ArticleSearch: ({ onValueChange }) => (
    <ArticleSearch
      texts={{
        label: 'Tìm',
        placeholder: '',
        loading: '',
        ask: '',
        failed: '',
        found: String,
        none: String,
      }}
      onLoad={async () => []}
      onWordsChange={onValueChange}
    />
  ),
}

const show = (content: ReactNode) =>
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">{content}</FormatProvider>
    </MessagesProvider>,
  )

/** What an input method writes until its text is complete, first of Telex, then of Pinyin. */
const compositions = [
  { steps: ['l', 'la', 'laa', 'lâ', 'lân'], text: 'lân' },
  { steps: ['z', 'zh', "zh'a", "zhang'wei"], text: '张伟' },
]

async function compose({ steps, text }: (typeof compositions)[number], afterStep: (step: string) => void) {
  for (const step of steps) {
    await cdp().send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length })
    afterStep(step)
  }
  await cdp().send('Input.insertText', { text })
}

test.each(Object.entries(fields))('%s searches for what has been composed, never for its parts', async (_, field) => {
  const onSearch = vi.fn()
  function Search() {
    const [value, setValue] = useState('')
    return field({
      value,
      onValueChange(next) {
        onSearch(next)
        setValue(next)
      },
    })
  }
  show(<Search />)
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.click(input)
  for (const composition of compositions) {
    onSearch.mockClear()
    await userEvent.clear(input)
    onSearch.mockClear()
    await compose(composition, (step) => {
      expect(input.value).toBe(step)
      expect(onSearch).not.toHaveBeenCalled()
    })
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith(composition.text))
    expect(new Set(onSearch.mock.calls.flat())).toEqual(new Set([composition.text]))
  }
  // Where nothing is composed, each letter counts.
  await userEvent.keyboard('a')
  expect(onSearch).toHaveBeenLastCalledWith('张伟a')
})

test('MergeDialog keeps its tickets while a word is composed that is in none of them', async () => {
  show(
    <MergeDialog
      {...dialog}
      texts={desk.vi.merge}
      statuses={desk.vi.statuses}
      ticket={deskTicket.ticket}
      others={inboxRows}
      onMerge={done}
    />,
  )
  await userEvent.click(screen.getByRole('searchbox'))
  await compose({ steps: ['q', 'qq', 'qqx'], text: 'qqx' }, () =>
    expect(screen.getAllByRole('radio')).toHaveLength(inboxRows.length),
  )
  await vi.waitFor(() => expect(screen.queryAllByRole('radio')).toHaveLength(0))
})
