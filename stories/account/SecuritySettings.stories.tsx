import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type CodesResult, SecuritySettings, TotpSetup } from '#ds/account/SecuritySettings/index.ts'
import { securityTexts as texts } from '#ds/texts/account-page.ts'
import { done } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { recoveryCodes, secondFactor, totpSetup } from '#stories/fixtures/own-account.ts'
import { inLight, inLightOnPhone, phone, phoneToo } from '#stories/modes.ts'

const codes = async (): Promise<CodesResult> => ({ ok: true, recoveryCodes })
const refused = async (): Promise<CodesResult> => ({ ok: false, message: 'Mã không đúng hoặc đã được dùng.' })

const meta = {
  id: 'account-securitysettings',
  title: 'Account/SecuritySettings · Bảo mật tài khoản',
  component: SecuritySettings,
  subcomponents: { TotpSetup },
  args: {
    secondFactor: null,
    onChangePassword: fn(done),
    onStartTotp: fn(async () => ({ ok: true as const, ...totpSetup })),
    onConfirmTotp: fn(codes),
    onDisableTotp: fn(done),
    onRenewCodes: fn(codes),
    texts: texts.vi,
  },
} satisfies Meta<typeof SecuritySettings>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement, name: string) => userEvent.click(within(canvas).getByRole('button', { name }))
const closed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
const inDialog = { docs: { story: { inline: false, height: '720px' } } }

export const WithoutSecondFactor: Story = { parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } } }

export const WithSecondFactor: Story = {
  args: { secondFactor },
  parameters: { chromatic: { modes: phoneToo } },
}

export const FewCodes: Story = {
  args: { secondFactor: { ...secondFactor, recoveryCodesLeft: 1 } },
}

/** Scanned, or typed by hand; the code confirms it. */
export const SetsUp: Story = {
  parameters: { ...inDialog, chromatic: { modes: { ...phoneToo, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, texts.vi.turnOn)
    const dialog = within(await openedDialog(texts.vi.totpDialog.heading))
    await expect(dialog.getByRole('img', { name: texts.vi.totpDialog.qrCode })).toBeVisible()
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
  },
}

/** Shown this once. */
export const ShowsRecoveryCodes: Story = {
  parameters: { ...inDialog, chromatic: { modes: { ...phoneToo, ...inLight } } },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.turnOn)
    const dialog = within(await openedDialog(texts.vi.totpDialog.heading))
    await userEvent.type(dialog.getByLabelText(texts.vi.totpDialog.code), '123456{Enter}')
    const shown = within(await openedDialog(texts.vi.totpDialog.doneHeading))
    await expect(shown.getAllByRole('listitem')).toHaveLength(10)
    await expect(args.onConfirmTotp).toHaveBeenCalledWith('123456')
  },
}

export const WrongCode: Story = {
  args: { onConfirmTotp: fn(refused) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, texts.vi.turnOn)
    const dialog = within(await openedDialog(texts.vi.totpDialog.heading))
    await userEvent.type(dialog.getByLabelText(texts.vi.totpDialog.code), '123456{Enter}')
    await expect(await dialog.findByText('Mã không đúng hoặc đã được dùng.')).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const ChangesPassword: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.changePassword)
    const dialog = within(await openedDialog(texts.vi.passwordDialog.heading))
    await userEvent.type(dialog.getByLabelText(texts.vi.passwordDialog.currentPassword), 'mat-khau-cu')
    await userEvent.type(dialog.getByLabelText(texts.vi.passwordDialog.password), 'sen-moi-2026')
    await userEvent.type(dialog.getByLabelText(texts.vi.passwordDialog.confirmPassword), 'sen-moi-2026')
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.passwordDialog.submit }))
    await waitFor(() =>
      expect(args.onChangePassword).toHaveBeenCalledWith({
        currentPassword: 'mat-khau-cu',
        newPassword: 'sen-moi-2026',
      }),
    )
    await closed()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const PasswordIncomplete: Story = {
  parameters: { ...inDialog, chromatic: { modes: phone } },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.changePassword)
    const dialog = within(await openedDialog(texts.vi.passwordDialog.heading))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.passwordDialog.submit }))
    await expect(await dialog.findByText(texts.vi.passwordDialog.tooShort)).toBeVisible()
    await expect(args.onChangePassword).not.toHaveBeenCalled()
  },
}

/** Needs password and code: who found an open browser has neither. */
export const TurnsOff: Story = {
  args: { secondFactor },
  parameters: inDialog,
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.turnOff)
    const dialog = within(await openedDialog(texts.vi.turnOffDialog.heading))
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.turnOffDialog.submit }))
    await expect(await dialog.findByText(texts.vi.turnOffDialog.passwordMissing)).toBeVisible()
    await expect(args.onDisableTotp).not.toHaveBeenCalled()
  },
}

export const NewCodes: Story = {
  args: { secondFactor },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.newCodes)
    const dialog = within(await openedDialog(texts.vi.newCodesDialog.heading))
    await userEvent.type(dialog.getByLabelText(texts.vi.newCodesDialog.password), 'mat-khau')
    await userEvent.type(dialog.getByLabelText(texts.vi.newCodesDialog.code), '123456')
    await userEvent.click(dialog.getByRole('button', { name: texts.vi.newCodesDialog.submit }))
    await waitFor(() => expect(args.onRenewCodes).toHaveBeenCalledWith({ password: 'mat-khau', code: '123456' }))
    await openedDialog(texts.vi.newCodesDialog.doneHeading)
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
