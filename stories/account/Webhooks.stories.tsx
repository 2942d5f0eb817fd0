import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { webhookEvents } from '#contracts/rules/webhook-events.ts'
import type { SecretResult } from '#ds/account/ApiTokens/index.ts'
import { Webhooks } from '#ds/account/Webhooks/index.ts'
import { webhooksTexts as texts } from '#ds/texts/webhooks.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { developersNow, someDeliveries, someWebhooks, webhookSecret } from '#stories/fixtures/developers.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLight, phoneToo } from '#stories/modes.ts'

const withSecret = async (): Promise<SecretResult> => ({ ok: true, secret: webhookSecret })
const closedLog = {
  webhookId: null,
  deliveries: loading,
  filter: 'all' as const,
  onFilterChange: fn(),
  onReplay: fn(done),
}
const [first] = someWebhooks
const openLog = { ...closedLog, webhookId: first?.id ?? '', deliveries: ready(someDeliveries) }

const meta = {
  id: 'account-webhooks',
  title: 'Account/Webhooks · Webhook',
  component: Webhooks,
  args: {
    webhooks: ready(someWebhooks),
    now: developersNow,
    onAdd: fn(withSecret),
    onEdit: fn(done),
    onRemove: fn(done),
    onRenewSecret: fn(withSecret),
    onTest: fn(done),
    log: closedLog,
    onLogChange: fn(),
    texts: texts.vi,
  },
} satisfies Meta<typeof Webhooks>

export default meta
type Story = StoryObj<typeof meta>

const { dialog, secretDialog, logPanel, renewDialog, removeDialog } = texts.vi

const openAdd = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.add }))
  return within(await openedDialog(dialog.addHeading))
}
const choose = async (canvas: HTMLElement, entry: string) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.menu(first?.url ?? '') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

/** The second one was paused by itself, and says what to do. */
export const Some: Story = { parameters: { chromatic: { modes: phoneToo } } }

export const Empty: Story = { args: { webhooks: ready([]) } }

export const Loading: Story = {
  args: { webhooks: loading },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { webhooks: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The address, and the events; then the secret, once. */
export const Adds: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await userEvent.type(opened.getByLabelText(dialog.url), 'https://shop.example.com/in')
    await userEvent.click(opened.getByRole('checkbox', { name: 'action.done' }))
    await userEvent.click(opened.getByRole('button', { name: dialog.add }))
    const shown = within(await openedDialog(secretDialog.heading))
    await expect(shown.getByText(webhookSecret)).toBeVisible()
    const events = webhookEvents.filter((event) => event !== 'action.done')
    await expect(args.onAdd).toHaveBeenCalledWith({ url: 'https://shop.example.com/in', events })
  },
}

export const RefusesAddress: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '760px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openAdd(canvasElement)
    await userEvent.type(opened.getByLabelText(dialog.url), 'http://shop.example.com')
    await userEvent.click(opened.getByRole('button', { name: dialog.add }))
    await expect(await opened.findByText(dialog.urlInvalid)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Edits: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, texts.vi.edit)
    const opened = within(await openedDialog(dialog.editHeading))
    await userEvent.click(opened.getByRole('checkbox', { name: 'vps.failed' }))
    await userEvent.click(opened.getByRole('button', { name: dialog.save }))
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(first, { url: first?.url, events: ['vps.created', 'wallet.credited'] }),
    )
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** A failed message says why, and when it is tried again; each can be replayed. */
export const Log: Story = {
  args: { log: openLog },
  parameters: { chromatic: { modes: phoneToo } },
  play: async ({ canvasElement, args }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: logPanel.title(first?.url ?? '') }))
    await userEvent.click(list.getByText('vps.created'))
    const delivery = within(list.getByText('vps.created').closest('li') ?? canvasElement)
    await userEvent.click(delivery.getByRole('button', { name: logPanel.replay }))
    await waitFor(() => expect(args.log.onReplay).toHaveBeenCalledWith(someDeliveries[1]))
  },
}

/** While a message is sent again, it cannot be once more. */
export const Replaying: Story = {
  args: {
    webhooks: ready(someWebhooks.slice(0, 1)),
    log: { ...openLog, deliveries: ready(someDeliveries.slice(1, 2)), onReplay: fn(never) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('vps.created', { selector: 'summary *' }))
    await userEvent.click(canvas.getByRole('button', { name: logPanel.replay }))
    await expect(canvas.getByRole('button', { name: logPanel.replaying })).toHaveAttribute('aria-busy', 'true')
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
}

export const LogOfFailures: Story = {
  args: { log: { ...openLog, filter: 'failed', deliveries: ready([]) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(logPanel.noneFailed)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText(logPanel.filter), 'all')
    await expect(args.log.onFilterChange).toHaveBeenCalledWith('all')
  },
}

/** A test shows its result in the log. */
export const Tests: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, texts.vi.test)
    await waitFor(() => expect(args.onTest).toHaveBeenCalledWith(first))
    await waitFor(() => expect(args.onLogChange).toHaveBeenCalledWith(first?.id))
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const TestFails: Story = {
  args: { onTest: fn(failing('Hệ thống đang bận. Vui lòng thử lại sau giây lát.')) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, texts.vi.test)
    await expect(await within(canvasElement).findByText(texts.vi.actionFailed)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Pauses: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, texts.vi.pause)
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(first, { paused: true }))
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The previous secret is valid for another day. */
export const RenewsSecret: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, texts.vi.renew)
    const question = within(await openedDialog(renewDialog.heading(first?.url ?? '')))
    await userEvent.click(question.getByRole('button', { name: renewDialog.confirm }))
    await waitFor(() => expect(args.onRenewSecret).toHaveBeenCalledWith(first))
    const shown = within(await openedDialog(secretDialog.heading))
    await expect(shown.getByText(secretDialog.renewedDescription)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const AsksBeforeDeleting: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, texts.vi.remove)
    const question = within(await openedDialog(removeDialog.heading(first?.url ?? '')))
    await expect(question.getByText(removeDialog.description)).toBeVisible()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
