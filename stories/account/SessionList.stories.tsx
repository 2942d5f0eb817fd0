import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountHistory, SessionList, SignInList } from '#ds/account/SessionList/index.ts'
import { accountHistoryTexts, signInTexts, sessionTexts as texts } from '#ds/texts/account-page.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { accountNow, someEvents, someSessions, someSignIns } from '#stories/fixtures/own-account.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-sessionlist',
  title: 'Account/SessionList · Thiết bị đang đăng nhập',
  component: SessionList,
  subcomponents: { SignInList, AccountHistory },
  args: { sessions: ready(someSessions), now: accountNow, onEnd: fn(done), onEndOthers: fn(done), texts: texts.vi },
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

const phoneSession = texts.vi.endNamed('Safari trên iOS')

export const Some: Story = { parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } } }

/** One session only: nothing to end. */
export const OnlyThis: Story = {
  args: { sessions: ready(someSessions.slice(0, 1)) },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Loading: Story = { args: { sessions: loading }, parameters: { chromatic: { disableSnapshot: true } } }

export const Failed: Story = {
  args: { sessions: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const EndsOne: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: phoneSession }))
    await expect(args.onEnd).toHaveBeenCalledWith(someSessions[1])
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Ending: Story = {
  args: { onEnd: fn(never) },
  play: async ({ canvasElement }) => {
    const end = within(canvasElement).getByRole('button', { name: phoneSession })
    await userEvent.click(end)
    await expect(end).toHaveAttribute('aria-busy', 'true')
    await expect(end).toHaveAccessibleName(texts.vi.ending)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const EndingFails: Story = {
  args: { onEnd: fn(failing('Hệ thống đang bận. Vui lòng thử lại sau giây lát.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: phoneSession }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.vi.endFailed)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const AsksBeforeEndingOthers: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.endOthers }))
    const { heading, confirm } = texts.vi.endOthersDialog
    const dialog = within(await openedDialog(heading('')))
    await expect(args.onEndOthers).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: confirm })).toBeVisible()
  },
}

export const EndsOthers: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.vi.endOthers }))
    const { heading, confirm } = texts.vi.endOthersDialog
    await userEvent.click(within(await openedDialog(heading(''))).getByRole('button', { name: confirm }))
    await waitFor(() => expect(args.onEndOthers).toHaveBeenCalledOnce())
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Below the sessions: what was tried, also what was refused. */
export const SignIns: Story = {
  parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } },
  render: () => {
    const inLanguage = useInLanguage(signInTexts.vi)
    return <SignInList signIns={ready(someSignIns)} now={accountNow} texts={inLanguage} />
  },
}

export const NoSignIns: Story = {
  render: () => {
    const inLanguage = useInLanguage(signInTexts.vi)
    return <SignInList signIns={ready([])} now={accountNow} texts={inLanguage} />
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Below them: what our team did to the account, and why. */
export const History: Story = {
  render: () => {
    const inLanguage = useInLanguage(accountHistoryTexts.vi)
    return <AccountHistory events={ready(someEvents)} now={accountNow} texts={inLanguage} />
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    const [newest] = within(list).getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Thu Hà')
    await expect(newest).toHaveTextContent('Bù thời gian gián đoạn ngày 17/11')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const NoHistory: Story = {
  render: () => {
    const inLanguage = useInLanguage(accountHistoryTexts.vi)
    return <AccountHistory events={ready([])} now={accountNow} texts={inLanguage} />
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
