import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SshKeyChoice, SshKeys } from '#ds/account/SshKeys/index.ts'
import { sshKeyChoiceTexts, sshKeysTexts as texts } from '#ds/texts/ssh-keys.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { someSshKeys } from '#stories/fixtures/ssh-keys.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const meta = {
  id: 'account-sshkeys',
  title: 'Account/SshKeys · Khóa SSH',
  component: SshKeys,
  args: { sshKeys: ready(someSshKeys), onAdd: fn(done), onRemove: fn(done), texts: texts.vi },
} satisfies Meta<typeof SshKeys>

export default meta
type Story = StoryObj<typeof meta>

const { addDialog } = texts.vi
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIK082nc6QRH1YlT5weZod9P5ds8tawG58bbw8cm5FDo9 lan@may-tinh'

const openAdd = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.add }))
  return within(await openedDialog(addDialog.heading))
}
type Opened = Awaited<ReturnType<typeof openAdd>>
const keyField = (opened: Opened) => opened.getByLabelText(addDialog.publicKey)
const submit = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: addDialog.submit }))
const paste = async (opened: Opened, text: string) => {
  await userEvent.click(keyField(opened))
  await userEvent.paste(text)
}

export const Some: Story = { parameters: { chromatic: { modes: { ...phoneToo, ...inLight } } } }

export const Empty: Story = { args: { sshKeys: ready([]) } }

export const Loading: Story = {
  args: { sshKeys: loading },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { sshKeys: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Sent as it was pasted; the comment of the key is its name. */
export const Adds: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await paste(opened, publicKey)
    await submit(opened)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ publicKey }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A private key never leaves the page. */
export const RefusesPrivateKey: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await paste(opened, '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA')
    await expect(await opened.findByText(addDialog.privateKey)).toBeVisible()
    await submit(opened)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const NeedsKey: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await submit(opened)
    await expect(await opened.findByText(addDialog.publicKeyRequired)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

const damaged = 'Không đọc được khóa công khai. Vui lòng dán nguyên dòng trong tệp .pub, ví dụ ssh-ed25519 AAAA…'

/** What the server found wrong with the key stands at its field, and what was typed stays. */
export const RefusedKey: Story = {
  args: {
    onAdd: fn(async () => ({
      ok: false as const,
      message: damaged,
      fieldErrors: [{ path: 'publicKey', message: damaged }],
    })),
  },
  play: async ({ canvasElement }) => {
    const opened = await openAdd(canvasElement)
    await paste(opened, 'ssh-ed25519 AAAA')
    await submit(opened)
    await expect(await opened.findByText(damaged)).toBeVisible()
    await expect(keyField(opened)).toHaveValue('ssh-ed25519 AAAA')
  },
}

export const AddedBefore: Story = {
  args: { onAdd: fn(failing('Bạn đã thêm khóa này rồi.')) },
  play: async ({ canvasElement }) => {
    const opened = await openAdd(canvasElement)
    await paste(opened, publicKey)
    await submit(opened)
    await expect(await opened.findByText('Bạn đã thêm khóa này rồi.')).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Adding: Story = {
  args: { onAdd: fn(never) },
  play: async ({ canvasElement }) => {
    const opened = await openAdd(canvasElement)
    await paste(opened, publicKey)
    await submit(opened)
    await expect(await opened.findByRole('button', { name: addDialog.submitting })).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

const [home] = someSshKeys
const openRemove = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.removeNamed(home?.name ?? '') }))
  return within(await openedDialog(texts.vi.removeHeading(home?.name ?? '')))
}

/** Says what stays: machines that have the key. */
export const AsksBeforeDeleting: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openRemove(canvasElement)
    await expect(opened.getByText(home?.fingerprint ?? '')).toBeVisible()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

export const Deletes: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openRemove(canvasElement)
    await userEvent.click(opened.getByRole('button', { name: texts.vi.removeConfirm }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(home))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const DeletingFails: Story = {
  args: { onRemove: fn(failing('Hệ thống đang bận. Vui lòng thử lại sau giây lát.')) },
  play: async ({ canvasElement }) => {
    const opened = await openRemove(canvasElement)
    await userEvent.click(opened.getByRole('button', { name: texts.vi.removeConfirm }))
    await expect(await opened.findByText(texts.vi.removeFailed)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** In the form of an order or a rebuild: what opens the new machine. */
export const Choice: Story = {
  render: ({ sshKeys, onAdd }) => {
    const [value, setValue] = useState(someSshKeys.map(({ id }) => id))
    const choiceTexts = useInLanguage(sshKeyChoiceTexts.vi)
    return <SshKeyChoice sshKeys={sshKeys} value={value} onValueChange={setValue} onAdd={onAdd} texts={choiceTexts} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(sshKeyChoiceTexts.vi.withKeys)).toBeVisible()
    for (const { name } of someSshKeys) await userEvent.click(canvas.getByRole('checkbox', { name }))
    await expect(canvas.getByText(sshKeyChoiceTexts.vi.withPassword)).toBeVisible()
  },
}

/** Without keys it is one line. */
export const ChoiceOfNone: Story = {
  args: { sshKeys: ready([]) },
  render: ({ sshKeys, onAdd }) => {
    const choiceTexts = useInLanguage(sshKeyChoiceTexts.vi)
    return <SshKeyChoice sshKeys={sshKeys} value={[]} onValueChange={fn()} onAdd={onAdd} texts={choiceTexts} />
  },
  parameters: { chromatic: { modes: inLight } },
}
