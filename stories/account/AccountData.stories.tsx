import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountData, CloseAccount, type CloseAccountProps } from '#ds/account/AccountData/index.ts'
import { closeAccountTexts, accountDataTexts as texts } from '#ds/texts/account-page.ts'
import { ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { useInLanguage } from '#stories/in-language.ts'

const meta = {
  id: 'account-accountdata',
  title: 'Account/AccountData · Dữ liệu của bạn',
  component: AccountData,
  subcomponents: { CloseAccount },
  args: { exportHref: '/api/account/export', texts: texts.vi },
} satisfies Meta<typeof AccountData>

export default meta
type Story = StoryObj<typeof meta>

/** The browser saves the file itself. */
export const AsAFile: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: texts.vi.download })).toHaveAttribute('download')
  },
}

const nothing = { machines: 0, waitingOrders: 0, deposits: 0, withdrawals: 0, balance: '0' }
const onCloseAccount = fn(done)

function Closing(given: Partial<CloseAccountProps>) {
  const inLanguage = useInLanguage(closeAccountTexts.vi)
  return (
    <CloseAccount
      email="minh@sen.example"
      obstacles={ready(nothing)}
      hrefs={{
        machines: '/dashboard?tab=vps',
        waitingOrders: '/dashboard?tab=vps',
        deposits: '/dashboard?tab=wallet',
        withdrawals: '/dashboard?tab=wallet',
        balance: '/dashboard?tab=wallet',
      }}
      onCloseAccount={onCloseAccount}
      texts={inLanguage}
      {...given}
    />
  )
}

const { dialog: words } = closeAccountTexts.vi
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: closeAccountTexts.vi.close }))
  const dialog = within(await openedDialog(words.heading))
  const email = dialog.getByLabelText(words.email)
  const password = dialog.getByLabelText(words.password)
  return { dialog, email, password, submit: dialog.getByRole('button', { name: words.submit }) }
}

/** Below it: how to leave, with what stands in the way. */
export const ClosingIsNotPossibleYet: Story = {
  render: () => <Closing obstacles={ready({ ...nothing, machines: 2, balance: '128000' })} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Hủy 2 máy chủ' })).toHaveAttribute('href', '/dashboard?tab=vps')
    await expect(canvas.getByRole('link', { name: /^Rút 128\.000/ })).toHaveAttribute('href', '/dashboard?tab=wallet')
    await expect(canvas.getByRole('button', { name: closeAccountTexts.vi.close })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Closing needs the email, typed once more, and the password. */
export const Closes: Story = {
  render: () => <Closing />,
  beforeEach: () => void onCloseAccount.mockClear(),
  play: async ({ canvasElement }) => {
    const { dialog, email, password, submit } = await open(canvasElement)
    await userEvent.type(email, 'another@sen.example')
    await userEvent.click(submit)
    await expect(dialog.getByText(words.wrongEmail)).toBeVisible()
    await expect(dialog.getByText(words.passwordMissing)).toBeVisible()
    await expect(onCloseAccount).not.toHaveBeenCalled()
    await userEvent.clear(email)
    await userEvent.type(email, 'Minh@sen.example')
    await userEvent.type(password, 'mat-khau-cua-minh')
    await userEvent.click(submit)
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await expect(onCloseAccount).toHaveBeenCalledWith({ confirm: 'minh@sen.example', password: 'mat-khau-cua-minh' })
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const ClosingFails: Story = {
  render: () => <Closing onCloseAccount={fn(failing('Mật khẩu hiện tại không đúng.'))} />,
  play: async ({ canvasElement }) => {
    const { dialog, email, password, submit } = await open(canvasElement)
    await userEvent.type(email, 'minh@sen.example')
    await userEvent.type(password, 'sai-mat-khau')
    await userEvent.click(submit)
    await expect(await dialog.findByText('Mật khẩu hiện tại không đúng.')).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
