import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OnboardingDialog } from '#ds/account/OnboardingDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { amount } from '#stories/amount.ts'
import { catalog, loading, ready } from '#stories/fixtures/account.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, inLightOnDesktop, inLightOnPhone, phone, widths } from '#stories/modes.ts'

const succeeds = () => fn(async (): Promise<SubmitResult> => ({ ok: true }))

const meta = {
  id: 'account-onboardingdialog',
  title: 'Account/OnboardingDialog · Hộp thoại làm quen',
  component: OnboardingDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Minh',
    isPhoneVerified: false,
    balance: ready('0'),
    catalog: ready(catalog),
    onSendCode: succeeds(),
    onVerify: succeeds(),
    onTopUp: fn(),
    onExplore: fn(),
    texts: accountDialogTexts.vi.onboarding,
    phoneTexts: accountDialogTexts.vi.phoneVerification,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  // The story holds the verification state, like its owner in the product.
  render: function WithPhone(args) {
    const [verified, setVerified] = useState(args.isPhoneVerified)
    return (
      <OnboardingDialog
        {...args}
        isPhoneVerified={verified}
        onVerify={async (code) => {
          const result = await args.onVerify(code)
          setVerified(result.ok)
          return result
        }}
      />
    )
  },
} satisfies Meta<typeof OnboardingDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog('Bắt đầu với Sen Cloud'))
type Guide = Awaited<ReturnType<typeof dialog>>

const press = (guide: Guide, name: string) => userEvent.click(guide.getByRole('button', { name }))
const step = (guide: Guide) =>
  guide.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent

export const Welcome: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnDesktop } } },
  play: async () => {
    const guide = await dialog()
    await expect(guide.getByRole('heading', { level: 2, name: 'Chào mừng Minh đến với Sen Cloud' })).toBeVisible()
    await expect(step(guide)).toBeUndefined()
    await expect(guide.queryByRole('button', { name: 'Quay lại' })).not.toBeInTheDocument()
  },
}

/** One who has machines already is told what is left. */
export const WithMachines: Story = {
  args: { hasVps: true, balance: ready('200000') },
  parameters: { chromatic: { modes: inLight } },
  play: async () => {
    const guide = await dialog()
    await expect(
      guide.getByText('Còn một việc: xác minh số điện thoại. Bạn có thể làm lúc nào cũng được.'),
    ).toBeVisible()
    await expect(guide.getByText('Chọn VPS: đã xong')).toBeInTheDocument()
    for (const next of ['Tiếp theo', 'Để sau', 'Tiếp theo']) await press(guide, next)
    await expect(guide.getByRole('heading', { level: 2, name: 'Đặt thêm một VPS' })).toBeVisible()
    for (const back of ['Quay lại', 'Quay lại', 'Quay lại']) await press(guide, back)
  },
}

export const Phone: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    const title = guide.getByRole('heading', { level: 2, name: 'Xác minh số điện thoại' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(step(guide)).toBe('Xác minh số: đang làm')
    await expect(guide.getByRole('textbox', { name: /Số điện thoại/ })).toBeVisible()
  },
}

export const PhoneVerified: Story = {
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await userEvent.type(guide.getByRole('textbox', { name: /Số điện thoại/ }), '0912 345 678{Enter}')
    await userEvent.type(await guide.findByRole('textbox', { name: /Mã xác minh/ }), '123456{Enter}')
    await expect(await guide.findByText('Số điện thoại đã được xác minh')).toBeVisible()
    await expect(guide.getByText('Xác minh số: đã xong')).toBeInTheDocument()
    await expect(guide.getByRole('button', { name: 'Tiếp theo' })).toBeVisible()
  },
}

export const KeepsThePendingCode: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await userEvent.type(guide.getByRole('textbox', { name: /Số điện thoại/ }), '0912 345 678{Enter}')
    await guide.findByRole('textbox', { name: /Mã xác minh/ })
    await press(guide, 'Quay lại')
    await expect(guide.queryByRole('textbox')).not.toBeInTheDocument()
    await press(guide, 'Tiếp theo')
    await expect(guide.getByRole('textbox', { name: /Mã xác minh/ })).toBeVisible()
  },
}

export const Deposit: Story = {
  play: async ({ args }) => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await press(guide, 'Để sau')
    await waitFor(() => expect(guide.getByRole('heading', { level: 2, name: 'Nạp tiền vào ví' })).toHaveFocus())
    await press(guide, 'Nạp tiền')
    await expect(args.onTopUp).toHaveBeenCalledOnce()
  },
}

export const DepositMade: Story = {
  args: { isPhoneVerified: true, balance: ready('999999999999999') },
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await press(guide, 'Tiếp theo')
    await expect(guide.getByText(amount('999.999.999.999.999 ₫'))).toBeVisible()
    await expect(guide.getByRole('button', { name: 'Nạp thêm' })).toBeVisible()
    await expect(guide.queryByRole('button', { name: 'Nạp tiền' })).not.toBeInTheDocument()
    await expect(guide.getByRole('button', { name: 'Tiếp theo' })).toBeVisible()
  },
}

/** What was paid in and spent again is done all the same. */
export const DepositSpent: Story = {
  args: { isPhoneVerified: true, hasVps: true, hasDeposited: true, balance: ready('0') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const guide = await dialog()
    await expect(guide.getByText('Nạp tiền: đã xong')).toBeInTheDocument()
    await press(guide, 'Tiếp theo')
    await press(guide, 'Tiếp theo')
    await expect(guide.getByRole('button', { name: 'Nạp thêm' })).toBeVisible()
  },
}

export const BalanceLoading: Story = {
  args: { isPhoneVerified: true, balance: loading },
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await press(guide, 'Tiếp theo')
    await expect(guide.getByRole('region', { name: 'Số dư hiện tại' })).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const BalanceUnknown: Story = {
  args: { isPhoneVerified: true, balance: { status: 'error' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const guide = await dialog()
    await press(guide, 'Tiếp theo')
    await press(guide, 'Tiếp theo')
    await expect(guide.getByText('Không tải được số dư')).toBeVisible()
  },
}

export const Explore: Story = {
  args: { isPhoneVerified: true, balance: ready('200000') },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const guide = await dialog()
    for (let steps = 0; steps < 3; steps += 1) await press(guide, 'Tiếp theo')
    await waitFor(() => expect(guide.getByRole('heading', { level: 2, name: 'Chọn VPS đầu tiên' })).toHaveFocus())
    await expect(guide.getByText('Từ 49.000 ₫ mỗi tháng')).toBeVisible()
    await press(guide, 'Xem các gói VPS')
    await expect(args.onExplore).toHaveBeenCalledOnce()
  },
}

/** What was put off looks other than what is done; the sheet is as high in each step, so that no button moves under the thumb. */
export const PutOff: Story = {
  args: { balance: ready('200000') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const sheet = await openedDialog('Bắt đầu với Sen Cloud')
    const guide = within(sheet)
    // This measures its layout: the rectangle of a sheet that is still sliding in differs by fractions of a pixel.
    const heights = [sheet.offsetHeight]
    for (const next of ['Tiếp theo', 'Để sau', 'Tiếp theo']) {
      await press(guide, next)
      heights.push(sheet.offsetHeight)
    }
    await expect(heights).toEqual(heights.map(() => heights[0]))
    await expect(guide.getByRole('list', { name: 'Các việc cần làm' })).toHaveTextContent(
      'Xác minh số: để sauNạp tiền: đã xongChọn VPS: đang làm',
    )
  },
}

export const BackAndForthByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const guide = await dialog()
    await waitFor(() => expect(guide.getByRole('button', { name: 'Tiếp theo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(guide.getByRole('heading', { name: 'Xác minh số điện thoại' })).toHaveFocus())
    // From the heading, the keys lead to the number, its button and the back button.
    await userEvent.tab()
    await expect(guide.getByRole('textbox', { name: /Số điện thoại/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(guide.getByRole('button', { name: 'Quay lại' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(guide.getByRole('heading', { name: 'Chào mừng Minh đến với Sen Cloud' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const FinishesOnTheLastStep: Story = {
  args: { isPhoneVerified: true, balance: ready('200000') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const guide = await dialog()
    for (let steps = 0; steps < 3; steps += 1) await press(guide, 'Tiếp theo')
    await expect(step(guide)).toBe('Chọn VPS: đang làm')
    await press(guide, 'Hoàn tất')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const LongName: Story = {
  args: { name: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca' },
  parameters: {
    chromatic: { modes: { dark: { disable: true }, ...inLightOnPhone } },
  },
}
