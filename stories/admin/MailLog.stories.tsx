import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MailLog, type MailLogProps } from '#ds/admin/MailLog/index.ts'
import { supportAdminTexts } from '#ds/texts/support-admin.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { mails, mailText } from '#stories/fixtures/ticket-desk.ts'
import { inLight, inLightOnPhone, phoneAndDesktop } from '#stories/modes.ts'
import { listArgs, now } from './list-args.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = { list: supportAdminTexts.vi.list, ...supportAdminTexts.vi.mails }
const nameOf = ({ kind, address }: (typeof mails)[number]) => `${texts.kinds[kind]}, ${address}`
const mailIn = (state: string) => mails.find((mail) => mail.state === state) as (typeof mails)[number]
const [sent, failed] = [mailIn('sent'), mailIn('failed')]

/** Holds what is listed, like the site. */
function MailLogWithFilter({ filter, onFilterChange, ...rest }: MailLogProps) {
  const [current, setCurrent] = useState(filter)
  return (
    <MailLog
      {...rest}
      filter={current}
      onFilterChange={(next) => {
        setCurrent(next)
        onFilterChange(next)
      }}
    />
  )
}

const meta = {
  id: 'back-office-maillog',
  title: 'Back-office/MailLog · Nhật ký thư',
  component: MailLog,
  args: {
    texts,
    ...listArgs,
    filter: 'all',
    onFilterChange: fn(),
    kind: undefined,
    onKindChange: fn(),
    now,
    rows: ready(mails),
    onRead: fn(),
    text: ready(mailText),
    onResend: fn(done),
    onSendTest: fn(done),
  },
  render: (args) => <MailLogWithFilter {...args} />,
} satisfies Meta<typeof MailLog>

export default meta
type Story = StoryObj<typeof meta>

/** Each state with its reason. A mail with a link that works once cannot be sent again, and says why. */
export const EveryState: Story = {
  parameters: { chromatic: { modes: { ...phoneAndDesktop, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(texts.failures.no_such_address)).toBeVisible()
  },
}

export const Reading: Story = {
  parameters: { chromatic: { modes: inLight } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: texts.actionFor(texts.read, nameOf(sent)) }),
    )
    const dialog = await shownDialog(texts.kinds[sent.kind])
    await expect(args.onRead).toHaveBeenCalledWith(sent.id)
    await expect(dialog.getByText(/Chúng tôi đã trả lời/)).toBeVisible()
  },
}

/** A mail to the admin who asks for it shows whether the server for mail works. */
export const SendingATest: Story = {
  args: { onSendTest: fn(failing('Máy chủ chưa trả lời.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.sendTest }))
    await expect(args.onSendTest).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('Máy chủ chưa trả lời.')).toBeVisible()
  },
}

/** A mail that did not arrive is resent at once; one that did needs a confirmation. */
export const Resending: Story = {
  args: { onResend: fn(failing('Máy chủ chưa trả lời.')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.actionFor(texts.resend, nameOf(failed)) }))
    await expect(args.onResend).toHaveBeenCalledWith(failed.id)
    await expect(await canvas.findByText('Máy chủ chưa trả lời.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: texts.actionFor(texts.resend, nameOf(sent)) }))
    const dialog = await shownDialog(texts.resending.heading(sent.address))
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: texts.resending.confirm }))
    await expect(args.onResend).toHaveBeenLastCalledWith(sent.id)
  },
}

export const ByState: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.filters.failed }))
    await expect(args.onFilterChange).toHaveBeenCalledWith('failed')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.kindLabel }), 'ticket-reply')
    await expect(args.onKindChange).toHaveBeenCalledWith('ticket-reply')
  },
}

export const Empty: Story = { args: { rows: ready([]) }, parameters: { chromatic: { disableSnapshot: true } } }

export const Loading: Story = { args: { rows: loading }, parameters: { chromatic: { disableSnapshot: true } } }

export const TextFailed: Story = {
  args: { text: { status: 'error', message: 'Failed to fetch mail', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: texts.actionFor(texts.read, nameOf(sent)) }),
    )
    const dialog = await shownDialog(texts.kinds[sent.kind])
    await expect(dialog.getByText(texts.dialog.loadFailed)).toBeVisible()
  },
}
