import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Passkey } from '#contracts/passkeys.ts'
import { type PasskeyAddResult, Passkeys } from '#ds/account/Passkeys/index.ts'
import { passkeysTexts as texts } from '#ds/texts/account-page.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'

const phone: Passkey = {
  id: '0198f0c2-0000-7000-8000-000000000002',
  name: 'Điện thoại của Lan',
  isBackedUp: true,
  createdAt: '2026-11-20T02:00:00.000Z',
  lastUsedAt: '2026-11-21T01:30:00.000Z',
}
const key: Passkey = {
  id: '0198f0c2-0000-7000-8000-000000000001',
  name: 'Chrome, Windows',
  isBackedUp: false,
  createdAt: '2026-11-02T02:00:00.000Z',
  lastUsedAt: null,
}
const added = async (): Promise<PasskeyAddResult> => ({ ok: true, recoveryCodes: null })

const meta = {
  id: 'account-passkeys',
  title: 'Account/Passkeys · Passkey của tài khoản',
  component: Passkeys,
  args: {
    passkeys: ready([phone, key]),
    isSupported: true,
    onAdd: fn(added),
    onRename: fn(done),
    onRemove: fn(done),
    texts: texts.vi,
  },
  // It consists of components that have pictures of their own.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Passkeys>

export default meta
type Story = StoryObj<typeof meta>

const { addDialog, renameDialog, removeDialog } = texts.vi
const isClosed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }))
const openAdd = async (canvas: HTMLElement) => {
  await press(canvas, texts.vi.add)
  return within(await openedDialog(addDialog.heading))
}
type Opened = Awaited<ReturnType<typeof openAdd>>
const submitAdd = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: addDialog.submit }))

export const Some: Story = {}

export const Empty: Story = { args: { passkeys: ready([]) } }

export const Loading: Story = { args: { passkeys: loading } }

export const Failed: Story = {
  args: { passkeys: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
}

/** The passkeys that exist can still be removed. */
export const Unsupported: Story = {
  args: { isSupported: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(texts.vi.unsupported)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.vi.add })).toBeNull()
    await expect(canvas.getByRole('button', { name: texts.vi.removeNamed(key.name) })).toBeVisible()
  },
}

/** Without a name, the server takes that of the device. */
export const Adds: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await userEvent.type(opened.getByLabelText(addDialog.password), 'mật khẩu')
    await submitAdd(opened)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ password: 'mật khẩu' }))
    await isClosed()
  },
}

/** The first second factor of an account comes with recovery codes. */
export const AddsTheFirst: Story = {
  args: {
    passkeys: ready([]),
    onAdd: fn(async (): Promise<PasskeyAddResult> => ({ ok: true, recoveryCodes: ['ABCDEFGHIJKLMNOP'] })),
  },
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await userEvent.type(opened.getByLabelText(addDialog.name, { exact: false }), ' Điện thoại ')
    await userEvent.type(opened.getByLabelText(addDialog.password), 'mật khẩu')
    await submitAdd(opened)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ name: 'Điện thoại', password: 'mật khẩu' }))
    const codes = within(await openedDialog(texts.vi.codesHeading))
    await expect(codes.getByText('ABCD-EFGH-IJKL-MNOP')).toBeVisible()
    await userEvent.click(codes.getByRole('button', { name: texts.vi.recoveryCodes.close }))
    await isClosed()
  },
}

export const NeedsPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await submitAdd(opened)
    await expect(await opened.findByText(addDialog.passwordMissing)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const AddingFails: Story = {
  args: {
    onAdd: fn(async (): Promise<PasskeyAddResult> => ({ ok: false, message: 'Mật khẩu hiện tại không đúng.' })),
  },
  play: async ({ canvasElement }) => {
    const opened = await openAdd(canvasElement)
    await userEvent.type(opened.getByLabelText(addDialog.password), 'x')
    await submitAdd(opened)
    await expect(await opened.findByText('Mật khẩu hiện tại không đúng.')).toBeVisible()
  },
}

export const Renames: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.renameNamed(key.name))
    const opened = within(await openedDialog(renameDialog.heading))
    const field = opened.getByLabelText(renameDialog.name)
    await expect(field).toHaveValue(key.name)
    await userEvent.clear(field)
    await userEvent.type(field, '{Enter}')
    await expect(await opened.findByText(renameDialog.nameMissing)).toBeVisible()
    await userEvent.type(field, 'Máy ở nhà{Enter}')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith({ id: key.id, name: 'Máy ở nhà' }))
    await isClosed()
  },
}

export const Removes: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, texts.vi.removeNamed(phone.name))
    const opened = within(await openedDialog(texts.vi.removeHeading(phone.name)))
    await expect(opened.getByText(removeDialog.description)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: removeDialog.submit }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(phone))
    await isClosed()
  },
}

/** The keyboard reaches each action of each row. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of [
      texts.vi.add,
      texts.vi.renameNamed(phone.name),
      texts.vi.removeNamed(phone.name),
      texts.vi.renameNamed(key.name),
      texts.vi.removeNamed(key.name),
    ]) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await openedDialog(texts.vi.removeHeading(key.name))
    await userEvent.keyboard('{Escape}')
    await isClosed()
  },
}
