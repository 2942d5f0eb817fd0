import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReplyTemplates } from '#ds/admin/ReplyTemplates/index.ts'
import { supportAdminTexts } from '#ds/texts/support-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { replyTemplates } from '#stories/fixtures/ticket-desk.ts'
import { inLight, phoneAndDesktop } from '#stories/modes.ts'
import { now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = { list: supportAdminTexts.vi.list, ...supportAdminTexts.vi.templates }
const { dialog: words } = texts
const [first] = replyTemplates
const title = first?.title ?? ''

const meta = {
  id: 'back-office-replytemplates',
  title: 'Back-office/ReplyTemplates · Câu trả lời mẫu',
  component: ReplyTemplates,
  args: {
    texts,
    now,
    templates: ready(replyTemplates),
    onAdd: fn(done),
    onChange: fn(done),
    onRemove: fn(done),
  },
} satisfies Meta<typeof ReplyTemplates>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { parameters: { chromatic: { modes: phoneAndDesktop } } }

/** A new template: a click puts in a variable, and the preview shows what a customer would read. */
export const Adding: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.add }))
    const dialog = await shownDialog(words.addHeading)
    await userEvent.type(dialog.getByRole('textbox', { name: words.title }), 'Chào khách')
    const body = dialog.getByRole('textbox', { name: words.body })
    await userEvent.type(body, 'Chào ')
    await userEvent.click(dialog.getByRole('button', { name: words.insert('name') }))
    await waitFor(() => expect(body).toHaveFocus())
    await userEvent.type(body, ', cảm ơn bạn.')
    await expect(dialog.getByText('Chào Lan, cảm ơn bạn.')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** What is typed is saved; a variable that nothing fills is not. */
export const Editing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.actionFor(texts.edit, title) }))
    const dialog = await shownDialog(words.editHeading(title))
    const body = dialog.getByRole('textbox', { name: words.body })
    await userEvent.clear(body)
    await userEvent.type(body, 'Chào {{{{ten}}')
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    await expect(await dialog.findByText(words.unknown('{{ten}}'))).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(body)
    await userEvent.type(body, 'Chào {{{{name}}')
    await userEvent.click(dialog.getByRole('button', { name: words.save }))
    await expect(args.onChange).toHaveBeenCalledWith(first?.id, { title, body: 'Chào {{name}}' })
  },
}

/** Deleting needs a confirmation. */
export const Removing: Story = {
  args: { onRemove: fn(failing('Máy chủ chưa trả lời.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.actionFor(texts.remove, title) }))
    const dialog = await shownDialog(texts.removal.heading(title))
    await userEvent.click(dialog.getByRole('button', { name: texts.removal.confirm }))
    await expect(args.onRemove).toHaveBeenCalledWith(first?.id)
    await expect(await canvas.findByText('Máy chủ chưa trả lời.')).toBeVisible()
  },
}

export const Empty: Story = { args: { templates: ready([]) }, parameters: { chromatic: { disableSnapshot: true } } }

export const Loading: Story = { args: { templates: loading }, parameters: { chromatic: { disableSnapshot: true } } }

export const Failed: Story = {
  args: { templates: { status: 'error', message: 'Failed to fetch reply templates', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}
