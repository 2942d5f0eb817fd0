import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { MoneyInPanel, type MoneyInPanelProps } from '#ds/admin/MoneyInPanel/index.ts'
import { moneyAdminTexts } from '#ds/texts/money-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { admin, users } from '#stories/fixtures/admin.ts'
import {
  agreed,
  disagreed,
  neverRun,
  openTransfers,
  ownProposal,
  providers,
  settledTransfers,
  transferCounts,
  waitingTransfers,
} from '#stories/fixtures/money-in.ts'
import { adminWithdrawals, waitingWithdrawals, withdrawalCounts } from '#stories/fixtures/withdrawals.ts'
import { inLight, inLightOnTablet, phone, phoneAndDesktop, widths } from '#stories/modes.ts'
import { now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = moneyAdminTexts.vi
const { dialog, transfers: words } = texts
const { sameSender, cutMemo, unknown, proposed } = waitingTransfers
const list = (rows: readonly BankTransfer[]) => ({ rows: ready(rows), page: 1 })

const meta = {
  id: 'back-office-moneyinpanel',
  title: 'Back-office/MoneyInPanel · Bảng tiền về',
  component: MoneyInPanel,
  args: {
    texts,
    view: 'transfers',
    onViewChange: fn(),
    now,
    ownEmail: admin.email,
    transfers: list(openTransfers),
    filter: 'open',
    onFilterChange: fn(),
    counts: transferCounts,
    customers: { query: '', onQueryChange: fn(), found: ready([]) },
    onMatch: fn<MoneyInPanelProps['onMatch']>(done),
    onSplit: fn(done),
    onIgnore: fn(done),
    onRefund: fn(done),
    withdrawals: { rows: ready(waitingWithdrawals), page: 1 },
    withdrawalFilter: 'requested',
    onWithdrawalFilterChange: fn(),
    withdrawalCounts,
    onApprove: fn<MoneyInPanelProps['onApprove']>(done),
    onBegin: fn<MoneyInPanelProps['onBegin']>(done),
    onTakeOver: fn<MoneyInPanelProps['onTakeOver']>(done),
    onStop: fn<MoneyInPanelProps['onStop']>(done),
    onPaid: fn<MoneyInPanelProps['onPaid']>(done),
    onReject: fn<MoneyInPanelProps['onReject']>(done),
    providers: ready(providers),
    reconciliation: ready(agreed),
    onReconcile: fn(done),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof MoneyInPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The row of a transfer, by what the payer wrote. */
const rowOf = (canvasElement: HTMLElement, { content }: BankTransfer) =>
  within(within(canvasElement).getByRole('row', { name: new RegExp(content) }))

async function press(canvasElement: HTMLElement, transfer: BankTransfer, label: string) {
  await userEvent.click(rowOf(canvasElement, transfer).getByRole('button', { name: new RegExp(`^${label}:`) }))
}

/** Opens the dialog of a decision from the menu of a row. */
async function choose(
  canvasElement: HTMLElement,
  transfer: BankTransfer,
  action: keyof typeof dialog.actions,
  heading = dialog.actions[action].heading,
) {
  await press(canvasElement, transfer, words.more)
  await userEvent.click(await screen.findByRole('menuitem', { name: `${dialog.actions[action].action}…` }))
  return shownDialog(heading)
}

/** What waits for an admin: why, whose it may be, and the button that solves it. */
export const Waiting: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnTablet } } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Chờ xử lý 6' })).toHaveAttribute('aria-pressed', 'true')
    await expect(rowOf(canvasElement, sameSender).getByText(/cùng tài khoản gửi/)).toBeVisible()
    // The state has another place on tablets.
    const states = rowOf(canvasElement, proposed).getAllByText(words.secondAdmin)
    await expect(states.filter((state) => state.checkVisibility())).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Đã bỏ qua/ }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('ignored')
  },
}

/** The payment that was suggested as the transfer arrived has been paid since: then there is no suggestion any more. */
export const SuggestionGone: Story = {
  args: { transfers: list([{ ...unknown, state: 'suggested' }]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(rowOf(canvasElement, unknown).queryByText(words.states.suggested)).toBeNull()
    await expect(rowOf(canvasElement, unknown).getAllByText(words.states.unmatched)).not.toHaveLength(0)
  },
}

/** Two clicks: the suggestion's button, and the confirmation. */
export const MatchedInTwoPresses: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, sameSender, words.creditTo('Minh'))
    const shown = await shownDialog(dialog.actions.match.heading)
    await expect(args.onMatch).not.toHaveBeenCalled()
    const confirm = shown.getByRole('button', { name: words.creditTo('Minh') })
    await userEvent.click(confirm)
    await expect(args.onMatch).toHaveBeenLastCalledWith(sameSender.id, { userId: sameSender.suggestions[0]?.userId })
    await waitFor(() => expect(confirm.isConnected).toBe(false))
  },
}

/** The likeliest customer is chosen, and another one can be. A transfer for a payment completes it. */
export const SeveralSuggestions: Story = {
  args: { onMatch: fn<MoneyInPanelProps['onMatch']>(never) },
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, cutMemo, words.creditTo('Anh'))
    const shown = await shownDialog(dialog.actions.match.heading)
    const [first, second] = shown.getAllByRole('radio')
    await expect(first).toBeChecked()
    await userEvent.click(second as HTMLElement)
    await userEvent.click(shown.getByRole('button', { name: words.creditTo('Bảo') }))
    await expect(args.onMatch).toHaveBeenLastCalledWith(cutMemo.id, { paymentId: cutMemo.suggestions[1]?.paymentId })
    await expect(await shown.findByRole('button', { name: dialog.pending })).toHaveAttribute('aria-busy', 'true')
  },
}

const customer = users.find(({ email }) => email === 'customer@sen.test')

/** A customer whom nothing suggests is searched for. */
export const CustomerSearched: Story = {
  args: { customers: { query: 'minh', onQueryChange: fn(), found: ready(users) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, unknown, dialog.actions.find.action)
    const shown = await shownDialog(dialog.actions.find.heading)
    await expect(shown.getByRole('searchbox', { name: dialog.search })).toHaveFocus()
    await expect(shown.getByRole('button', { name: dialog.actions.find.confirm })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // Admins have no wallet that could be credited.
    await expect(shown.queryByText('admin@sen.test')).toBeNull()
    await userEvent.click(shown.getByRole('radio', { name: /Minh/ }))
    await userEvent.click(shown.getByRole('button', { name: words.creditTo('Minh') }))
    await expect(args.onMatch).toHaveBeenLastCalledWith(unknown.id, { userId: customer?.id })
  },
}

export const NoCustomerFound: Story = {
  args: { customers: { query: 'khong ai', onQueryChange: fn(), found: ready([]) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, unknown, dialog.actions.find.action)
    const shown = await shownDialog(dialog.actions.find.heading)
    await expect(shown.getByText(dialog.noneFound('khong ai'))).toBeVisible()
  },
}

/** The last part is what is left, and it can only be sent when the parts add up. */
export const SplitIntoParts: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const shown = await choose(canvasElement, cutMemo, 'split')
    const confirm = shown.getByRole('button', { name: dialog.actions.split.confirm })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(shown.getByRole('textbox', { name: dialog.part(1) }), '300000')
    await expect(shown.getByRole('textbox', { name: dialog.part(2) })).toHaveValue('200000')
    await userEvent.click(shown.getByRole('button', { name: dialog.addPart }))
    await userEvent.clear(shown.getByRole('textbox', { name: dialog.part(2) }))
    await userEvent.type(shown.getByRole('textbox', { name: dialog.part(2) }), '150000')
    await expect(shown.getByRole('textbox', { name: dialog.part(3) })).toHaveValue('50000')
    await userEvent.click(confirm)
    await expect(args.onSplit).toHaveBeenLastCalledWith(cutMemo.id, ['300000', '150000', '50000'])
  },
}

/** The button says why it cannot be pressed, and a part that is removed leaves the focus to the one before it. */
export const SplitNotYet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await choose(canvasElement, cutMemo, 'split')
    const confirm = shown.getByRole('button', { name: dialog.actions.split.confirm })
    const part = (number: number) => shown.getByRole('textbox', { name: dialog.part(number) })
    await userEvent.type(part(1), '700000')
    await expect(confirm).toHaveAccessibleDescription(/^Vượt 200\.000/)
    await userEvent.clear(part(1))
    await userEvent.type(part(1), '300000')
    await userEvent.click(shown.getByRole('button', { name: dialog.addPart }))
    await expect(part(3)).toHaveValue('0')
    await expect(confirm).toHaveAccessibleDescription(dialog.emptyPart)
    await userEvent.click(shown.getByRole('button', { name: dialog.removePart(dialog.part(3)) }))
    await expect(part(2)).toHaveFocus()
    await userEvent.click(confirm)
    await expect(args.onSplit).toHaveBeenLastCalledWith(cutMemo.id, ['300000', '200000'])
  },
}

/** Nothing is closed without a reason. */
export const IgnoredWithAReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onIgnore: fn(never) },
  play: async ({ args, canvasElement }) => {
    const shown = await choose(canvasElement, unknown, 'ignore')
    await userEvent.click(shown.getByRole('button', { name: dialog.actions.ignore.confirm }))
    await expect(await shown.findByText(dialog.reasonMissing)).toBeVisible()
    await expect(args.onIgnore).not.toHaveBeenCalled()
    const reason = shown.getByRole('textbox', { name: dialog.reason })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, 'Lãi tiền gửi')
    await userEvent.click(shown.getByRole('button', { name: dialog.actions.ignore.confirm }))
    await expect(args.onIgnore).toHaveBeenLastCalledWith(unknown.id, 'Lãi tiền gửi')
  },
}

export const SentBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await choose(canvasElement, unknown, 'refund')
    await userEvent.type(shown.getByRole('textbox', { name: dialog.reason }), 'Đã trả, FT26325001')
    await userEvent.click(shown.getByRole('button', { name: dialog.actions.refund.confirm }))
    await expect(args.onRefund).toHaveBeenLastCalledWith(unknown.id, 'Đã trả, FT26325001')
  },
}

/** A second admin sees who proposed what, and carries it out by agreeing. */
export const SecondAdminAgrees: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, proposed, words.agree)
    const shown = await shownDialog(dialog.actions.match.heading)
    await expect(shown.getByText(/^Lê Văn đề nghị: Cộng cho /)).toBeVisible()
    await expect(shown.getByText(dialog.agrees)).toBeVisible()
    await expect(shown.getByText(dialog.actions.match.description)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: words.creditTo('Anh') }))
    await expect(args.onMatch).toHaveBeenLastCalledWith(proposed.id, { userId: proposed.suggestions[0]?.userId })
  },
}

/** The first admin of two reads that a large transfer is only proposed, and the button says so. */
export const FirstAdminProposes: Story = {
  args: { transfers: list([{ ...proposed, proposal: null }]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, proposed, words.creditTo('Anh'))
    const shown = await shownDialog(dialog.actions.match.heading)
    await expect(shown.getByText(dialog.proposes)).toBeVisible()
    await expect(shown.queryByText(dialog.actions.match.description)).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: dialog.proposeTo('Anh') }))
    await expect(args.onMatch).toHaveBeenCalledOnce()
  },
}

/** A second admin who chooses something else reads that it is a new proposal. */
export const SecondAdminDisagrees: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await choose(canvasElement, proposed, 'refund', dialog.refundOfTwo.first.heading)
    await expect(shown.getByText(dialog.refundOfTwo.first.description)).toBeVisible()
    await expect(shown.getByText(dialog.replaces)).toBeVisible()
    await userEvent.type(shown.getByRole('textbox', { name: dialog.reason }), 'Chuyển nhầm')
    await userEvent.click(shown.getByRole('button', { name: dialog.propose }))
    await expect(args.onRefund).toHaveBeenLastCalledWith(proposed.id, 'Chuyển nhầm')
  },
}

/** The money is sent back by the second admin, who adds the bank's reference: before both agree, nobody is told to send it. */
export const LargeSentBackByTwo: Story = {
  args: {
    transfers: list([
      proposed.proposal
        ? { ...proposed, proposal: { ...proposed.proposal, decision: { action: 'refund', reason: 'Chuyển nhầm' } } }
        : proposed,
    ]),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { second, what, agrees, referenceMissing } = dialog.refundOfTwo
    await press(canvasElement, proposed, words.agree)
    const shown = await shownDialog(second.heading)
    await expect(shown.getByText(dialog.proposed('Lê Văn', `${what}: Chuyển nhầm`))).toBeVisible()
    await expect(shown.getByText(agrees)).toBeVisible()
    const confirm = shown.getByRole('button', { name: dialog.actions.refund.confirm })
    await userEvent.click(confirm)
    await expect(await shown.findByText(referenceMissing)).toBeVisible()
    await expect(args.onRefund).not.toHaveBeenCalled()
    await userEvent.type(shown.getByRole('textbox', { name: dialog.reason }), ', FT26325001')
    await userEvent.click(confirm)
    await expect(args.onRefund).toHaveBeenLastCalledWith(proposed.id, 'Chuyển nhầm, FT26325001')
  },
}

/** Who made the proposal cannot agree to it, and can make another one. */
export const OwnProposal: Story = {
  args: { transfers: list([ownProposal]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: new RegExp(words.agree) })).toBeNull()
    const shown = await choose(canvasElement, ownProposal, 'refund', dialog.refundOfTwo.first.heading)
    await expect(shown.getByText(dialog.ownProposal)).toBeVisible()
  },
}

/** Someone else was faster: nothing was done twice, and there is nothing left to press. */
export const SettledByAnotherAdmin: Story = {
  args: { onMatch: fn<MoneyInPanelProps['onMatch']>(async () => ({ ok: false, isDecided: true })) },
  // Its picture would be the same as another story's.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, sameSender, words.creditTo('Minh'))
    const shown = await shownDialog(dialog.actions.match.heading)
    await userEvent.click(shown.getByRole('button', { name: words.creditTo('Minh') }))
    await expect(await shown.findByText(dialog.decided.title)).toBeVisible()
    await expect(shown.queryByRole('button', { name: words.creditTo('Minh') })).toBeNull()
    // The close button in the corner has the same name.
    const [close] = shown.getAllByRole('button', { name: dialog.close })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.click(close as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The dialog says why, and keeps what was chosen. */
export const NotCarriedOut: Story = {
  args: { onMatch: fn<MoneyInPanelProps['onMatch']>(failing('503: Máy chủ bận')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, cutMemo, words.creditTo('Anh'))
    const shown = await shownDialog(dialog.actions.match.heading)
    await userEvent.click(shown.getByRole('button', { name: words.creditTo('Anh') }))
    await expect(await shown.findByText('503: Máy chủ bận')).toBeVisible()
    await expect(shown.getAllByRole('radio')[0]).toBeChecked()
  },
}

/** What is over has its customer or its reason, and nothing to press. */
export const Settled: Story = {
  args: { transfers: list(settledTransfers), filter: 'all' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Lãi tiền gửi tháng 11')).toBeVisible()
    // What a customer asks about is found by the number of the transaction.
    const numbers = within(canvasElement).getAllByText('GD-10424')
    await expect(numbers.filter((number) => number.checkVisibility())).toHaveLength(1)
    await expect(within(canvasElement).queryByRole('button', { name: new RegExp(words.more) })).toBeNull()
  },
}

export const NothingWaits: Story = { args: { transfers: list([]), counts: undefined } }

export const Loading: Story = { args: { transfers: { rows: loading, page: 1 }, counts: undefined } }

export const Failed: Story = {
  args: {
    transfers: { rows: { status: 'error', message: 'Failed to fetch bank transfers', onRetry: fn() }, page: 1 },
    counts: undefined,
  },
}

export const Providers: Story = { args: { view: 'providers' }, parameters: { chromatic: { modes: widths } } }

/** A wrong secret looks like a forger: both are shown, with what to check. */
export const WebhooksRefused: Story = {
  args: {
    view: 'providers',
    providers: ready(
      providers.map((provider) =>
        provider.isOn
          ? { ...provider, refused: { count: 1204, lastAt: '2026-11-22T00:20:00.000Z', reason: 'invalid_signature' } }
          : provider,
      ),
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByText(/^Từ chối 1.204 thông báo .*chữ ký sai/)
    await expect(shown).toHaveTextContent(texts.providers.refusalChecks.invalid_signature)
  },
}

export const NoProviders: Story = { args: { view: 'providers', providers: ready([]) } }

/** Everything adds up; it can be run again at once. */
export const Agreed: Story = {
  args: { view: 'reconciliation', onReconcile: fn(never) },
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    const run = within(canvasElement).getByRole('button', { name: texts.reconciliation.run })
    await userEvent.click(run)
    await expect(args.onReconcile).toHaveBeenCalledOnce()
    await expect(run).toHaveAttribute('aria-busy', 'true')
  },
}

/** Each difference says what, which record, how much, and what to do. */
export const Disagreed: Story = {
  args: { view: 'reconciliation', reconciliation: ready(disagreed) },
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.reconciliation.more('2'))).toBeVisible()
  },
}

export const NeverReconciled: Story = { args: { view: 'reconciliation', reconciliation: ready(neverRun) } }

export const NotReconciled: Story = {
  args: { view: 'reconciliation', onReconcile: fn(failing('503: Máy chủ bận')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.reconciliation.run }))
    await expect(await within(canvasElement).findByText('503: Máy chủ bận')).toBeVisible()
  },
}

const { requested, approved, proposed: firstApproved, paid, rejected, ...sent } = adminWithdrawals
const money = texts.withdrawals

/** Opens the dialog of a decision about a withdrawal, by its row's button. */
async function decideAbout(
  canvasElement: HTMLElement,
  holder: string,
  action: keyof typeof money.dialog.actions,
  at = 0,
  heading = money.dialog.actions[action].heading,
) {
  const { action: label } = money.dialog.actions[action]
  const buttons = within(canvasElement).getAllByRole('button', { name: new RegExp(`^${label}: .*${holder}`) })
  await userEvent.click(buttons[at] as HTMLElement)
  return shownDialog(heading)
}

/** What customers want to have at their banks: the first waits for one admin, the next ones for two, the last one for its transfer. */
export const Withdrawals: Story = {
  args: { view: 'withdrawals' },
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: `${money.filters.requested} 3` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${money.filters.paid}`) }))
    await expect(args.onWithdrawalFilterChange).toHaveBeenLastCalledWith('paid')
  },
}

/** Says that the money is being sent, after which the dialog has what is entered at the bank. */
async function beginToPay(canvasElement: HTMLElement) {
  const shown = await decideAbout(canvasElement, approved.holder, 'paid')
  await expect(shown.queryByText(approved.account)).toBeNull()
  await expect(shown.queryByRole('img', { name: money.dialog.qr })).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: money.dialog.begin.confirm }))
  await expect(await shown.findByText(money.dialog.yours)).toBeVisible()
  await expect(shown.getByText(approved.account)).toBeVisible()
  return shown
}

/** The first step: nobody reads account and amount before it is clear who sends the money. */
export const BeforeTheTransfer: Story = {
  args: { view: 'withdrawals' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await decideAbout(canvasElement, approved.holder, 'paid')
    await expect(shown.getByText(money.dialog.begin.description)).toBeVisible()
    await expect(shown.queryByText(approved.account)).toBeNull()
    await expect(args.onBegin).not.toHaveBeenCalled()
  },
}

/** The code fills in everything in the app of a bank; its reference is noted afterwards. */
export const PaidWithTheCode: Story = {
  args: { view: 'withdrawals' },
  parameters: { chromatic: { modes: { ...inLight, ...phone } } },
  play: async ({ args, canvasElement }) => {
    const shown = await beginToPay(canvasElement)
    await expect(args.onBegin).toHaveBeenLastCalledWith(approved.id)
    await expect(shown.getByRole('img', { name: money.dialog.qr })).toBeVisible()
    const confirm = shown.getByRole('button', { name: money.dialog.actions.paid.confirm })
    await userEvent.click(confirm)
    await expect(shown.getByText(money.dialog.referenceMissing)).toBeVisible()
    await expect(args.onPaid).not.toHaveBeenCalled()
    await userEvent.type(shown.getByRole('textbox'), 'FT26330001')
    await expect(shown.queryByText(money.dialog.referenceMissing)).not.toBeInTheDocument()
  },
}

export const ApprovedBySecondAdmin: Story = {
  args: { view: 'withdrawals' },
  play: async ({ args, canvasElement }) => {
    const shown = await decideAbout(canvasElement, firstApproved.holder, 'approve', 1)
    await expect(shown.getByText(money.dialog.proposed('Lê Văn'))).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: money.dialog.actions.approve.confirm }))
    await expect(args.onApprove).toHaveBeenLastCalledWith(firstApproved.id)
  },
}

/** Someone else was faster. */
export const WithdrawalDecided: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    view: 'withdrawals',
    onReject: fn<MoneyInPanelProps['onReject']>(async () => ({ ok: false, isDecided: true })),
  },
  play: async ({ args, canvasElement }) => {
    const shown = await decideAbout(canvasElement, requested.holder, 'reject')
    await userEvent.type(shown.getByRole('textbox'), 'Tên không khớp')
    await userEvent.click(shown.getByRole('button', { name: money.dialog.actions.reject.confirm }))
    await expect(await shown.findByText(money.dialog.decided.title)).toBeVisible()
    await expect(args.onReject).toHaveBeenLastCalledWith(requested.id, 'Tên không khớp')
  },
}

/** Two admins have sent the same money: the later one reads that, and which of the transfers has to be recalled. */
export const WithdrawalPaidTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    view: 'withdrawals',
    onPaid: fn<MoneyInPanelProps['onPaid']>(async () => ({ ok: false, isDecided: true })),
  },
  play: async ({ canvasElement }) => {
    const shown = await beginToPay(canvasElement)
    await userEvent.type(shown.getByRole('textbox'), 'FT26330002')
    await userEvent.click(shown.getByRole('button', { name: money.dialog.actions.paid.confirm }))
    await expect(await shown.findByText(money.dialog.paidTwice.title)).toBeVisible()
    await expect(shown.getByText(money.dialog.paidTwice.detail('FT26330002'))).toBeVisible()
  },
}

/** Who has begun comes back to the code, and can say that the money will not be sent. */
export const TransferStopped: Story = {
  args: { view: 'withdrawals', withdrawals: { rows: ready([sent.sending]), page: 1 }, withdrawalFilter: 'approved' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    // What may be on its way is not rejected.
    const { action } = money.dialog.actions.reject
    await expect(within(canvasElement).queryByRole('button', { name: new RegExp(`^${action}`) })).toBeNull()
    const shown = await decideAbout(canvasElement, approved.holder, 'paid')
    const stop = shown.getByRole('button', { name: money.dialog.stopPaying })
    await userEvent.click(stop)
    await expect(args.onStop).toHaveBeenLastCalledWith(sent.sending.id)
    await expect(args.onPaid).not.toHaveBeenCalled()
    await waitFor(() => expect(stop.isConnected).toBe(false))
  },
}

/** Another admin is sending the money: who, since when, and nothing to enter at the bank. */
export const SentByAnotherAdmin: Story = {
  args: {
    view: 'withdrawals',
    withdrawals: { rows: ready([sent.sentByOther]), page: 1 },
    withdrawalFilter: 'approved',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await decideAbout(canvasElement, approved.holder, 'paid', 0, money.dialog.takeOver.heading)
    await expect(shown.getByText(/^Lê Văn đang chuyển/)).toBeVisible()
    await expect(shown.queryByText(approved.account)).toBeNull()
    const take = shown.getByRole('button', { name: money.dialog.takeOver.confirm })
    await expect(take).toHaveAccessibleDescription(money.dialog.notYetTaken)
    await userEvent.click(take)
    await expect(args.onTakeOver).not.toHaveBeenCalled()
  },
}

/** After half an hour the transfer can be taken over, with a warning that the money may have left. */
export const TransferTakenOver: Story = {
  args: {
    view: 'withdrawals',
    withdrawals: { rows: ready([sent.sentLongAgo]), page: 1 },
    withdrawalFilter: 'approved',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const shown = await decideAbout(canvasElement, approved.holder, 'paid', 0, money.dialog.takeOver.heading)
    await expect(shown.getByText(money.dialog.maybeSent)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: money.dialog.takeOver.confirm }))
    await expect(args.onTakeOver).toHaveBeenLastCalledWith(sent.sentLongAgo.id)
    await expect(await screen.findByText(money.dialog.yours)).toBeVisible()
    await expect(screen.getByRole('img', { name: money.dialog.qr })).toBeVisible()
  },
}

export const WithdrawalsDone: Story = {
  args: {
    view: 'withdrawals',
    withdrawalFilter: 'all',
    withdrawals: { rows: ready([paid, rejected]), page: 1 },
  },
}
