import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { IncidentsPanel, type IncidentsPanelProps } from '#ds/admin/IncidentsPanel/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { incidentsAdminTexts } from '#ds/texts/incidents-admin.ts'
import { loading, now, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { adminIncidents } from '#stories/fixtures/incidents.ts'
import { inLight, inLightOnPhone, phone, widths } from '#stories/modes.ts'
import { shownDialog } from './shown-dialog.ts'

const texts = incidentsAdminTexts.vi
const { reportDialog, updateDialog, translateDialog, problems } = texts
const [planned, running, , past] = adminIncidents
const title = 'Khởi tạo VPS chậm tại Singapore'

const meta = {
  id: 'back-office-incidentspanel',
  title: 'Back-office/IncidentsPanel · Bảng sự cố và bảo trì',
  component: IncidentsPanel,
  args: {
    texts,
    incidents: ready(adminIncidents),
    now: () => now,
    onReport: fn(done),
    onUpdate: fn(done),
    onTranslate: fn<IncidentsPanelProps['onTranslate']>(done),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof IncidentsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Dialog = Awaited<ReturnType<typeof shownDialog>>

async function openReport(canvasElement: HTMLElement, kind: 'incident' | 'maintenance') {
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.report[kind] }))
  return shownDialog(reportDialog.headings[kind])
}

async function openUpdate(canvasElement: HTMLElement, action: keyof typeof texts.actions, name: string) {
  const label = texts.actionFor(texts.actions[action], name)
  await userEvent.click(within(canvasElement).getByRole('button', { name: label }))
  return shownDialog(updateDialog.headings[action](name))
}

/** Enters a text in each language. */
async function write(dialog: Dialog, group: string, text: string) {
  const fields = within(dialog.getByRole('group', { name: group })).getAllByRole('textbox')
  for (const field of fields) await fireEvent.change(field, { target: { value: `${text} (${field.lang})` } })
}
const written = (text: string) => ({ vi: `${text} (vi)`, en: `${text} (en)`, zh: `${text} (zh)` })

const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }))

async function fillIn(dialog: Dialog) {
  await write(dialog, reportDialog.title, 'Thanh toán chậm')
  await write(dialog, reportDialog.text, 'Tiền nạp vào ví chậm vài phút')
  await userEvent.click(dialog.getByRole('checkbox', { name: texts.components.payments }))
}

/** What runs and what is planned come first. */
export const Incidents: Story = { parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } } }

export const Loading: Story = { args: { incidents: loading }, parameters: { chromatic: { modes: inLight } } }

export const Empty: Story = { args: { incidents: ready([]) }, parameters: { chromatic: { modes: inLight } } }

export const Failed: Story = {
  args: { incidents: { status: 'error', message: 'Failed to fetch the incidents', onRetry: fn() } },
}

/** An incident has begun when it is written down; its time can be earlier than that. */
export const Reported: Story = {
  parameters: { chromatic: { modes: phone } },
  args: { onReport: fn(never) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openReport(canvasElement, 'incident')
    await fillIn(dialog)
    await press(dialog, reportDialog.submit.incident)
    await expect(args.onReport).toHaveBeenLastCalledWith({
      kind: 'incident',
      title: written('Thanh toán chậm'),
      text: written('Tiền nạp vào ví chậm vài phút'),
      components: ['payments'],
      startsAt: `${now.slice(0, 16)}:00.000Z`,
      endsAt: null,
    })
    await expect(await dialog.findByRole('button', { name: texts.pending })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Both times of a maintenance are entered in Vietnam's time zone. */
export const Planned: Story = {
  // The dialog has closed: the table is on the picture of the first story.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openReport(canvasElement, 'maintenance')
    await fillIn(dialog)
    const start = dialog.getByLabelText(reportDialog.startsAt.maintenance, { exact: false })
    const end = dialog.getByLabelText(reportDialog.endsAt, { exact: false })
    await fireEvent.change(start, { target: { value: '2026-12-01T03:00' } })
    await fireEvent.change(end, { target: { value: '2026-12-01T02:00' } })
    await press(dialog, reportDialog.submit.maintenance)
    await expect(await dialog.findByText(problems.endsTooSoon)).toBeVisible()
    await expect(args.onReport).not.toHaveBeenCalled()
    await fireEvent.change(end, { target: { value: '2026-12-01T05:00' } })
    await press(dialog, reportDialog.submit.maintenance)
    await expect(args.onReport).toHaveBeenLastCalledWith(
      expect.objectContaining({
        kind: 'maintenance',
        startsAt: '2026-11-30T20:00:00.000Z',
        endsAt: '2026-11-30T22:00:00.000Z',
      }),
    )
  },
}

/** What is missing is named at each field, the first of which gets the focus; nothing is sent. */
export const Missing: Story = {
  parameters: { chromatic: { modes: phone } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openReport(canvasElement, 'maintenance')
    await press(dialog, reportDialog.submit.maintenance)
    await expect(await dialog.findByText(problems.components)).toBeVisible()
    await expect(dialog.getAllByText(problems.someLanguage)).toHaveLength(2)
    await expect(dialog.getAllByText(problems.time)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('lang', 'vi'))
    await expect(args.onReport).not.toHaveBeenCalled()
  },
}

/** What the server refuses is said at the field, and everything that was entered stays. */
export const Refused: Story = {
  args: {
    onReport: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: '422',
        fieldErrors: [{ path: 'title.en', message: 'Nội dung dài tối đa 120 ký tự' }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement, 'incident')
    await fillIn(dialog)
    await press(dialog, reportDialog.submit.incident)
    const [, english] = within(dialog.getByRole('group', { name: reportDialog.title })).getAllByRole('textbox')
    await waitFor(() => expect(english).toHaveAccessibleDescription('Nội dung dài tối đa 120 ký tự'))
    await expect(english).toHaveValue('Thanh toán chậm (en)')
    await waitFor(() => expect(english).toHaveFocus())
  },
}

export const NotReported: Story = {
  args: { onReport: fn(failing('503: Máy chủ bận')) },

  play: async ({ canvasElement }) => {
    const dialog = await openReport(canvasElement, 'incident')
    await fillIn(dialog)
    await press(dialog, reportDialog.submit.incident)
    await expect(await dialog.findByText('503: Máy chủ bận')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: texts.components.payments })).toBeChecked()
  },
}

export const Updated: Story = {
  parameters: { chromatic: { modes: phone } },
  args: { onUpdate: fn(never) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openUpdate(canvasElement, 'update', title)
    await userEvent.selectOptions(dialog.getByLabelText(updateDialog.state), 'monitoring')
    await write(dialog, updateDialog.text, 'Đã thêm máy')
    await press(dialog, updateDialog.submit.update)
    const update = { state: 'monitoring', text: written('Đã thêm máy') }
    await expect(args.onUpdate).toHaveBeenLastCalledWith(running?.id, update)
  },
}

/** The end is final: the dialog says so, and asks for the last word. */
export const Ended: Story = {
  args: { onUpdate: fn(never) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openUpdate(canvasElement, 'end', title)
    await expect(dialog.getByText(updateDialog.ending.end.title)).toBeVisible()
    await press(dialog, updateDialog.submit.end)
    await expect(await dialog.findAllByText(problems.someLanguage)).toHaveLength(1)
    await write(dialog, updateDialog.text, 'Đã khắc phục')
    await press(dialog, updateDialog.submit.end)
    await expect(args.onUpdate).toHaveBeenLastCalledWith(running?.id, {
      state: 'resolved',
      text: written('Đã khắc phục'),
    })
  },
}

export const Cancelled: Story = {
  // The dialog has closed: the table is on the picture of the first story.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const dialog = await openUpdate(canvasElement, 'cancel', planned?.title ?? '')
    await write(dialog, updateDialog.text, 'Thiết bị chưa về')
    const submit = dialog.getByRole('button', { name: updateDialog.submit.cancel })
    await userEvent.click(submit)
    const update = { state: 'resolved', text: written('Thiết bị chưa về') }
    await expect(args.onUpdate).toHaveBeenLastCalledWith(planned?.id, update)
    await waitFor(() => expect(submit.isConnected).toBe(false))
  },
}

export const PastRead: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openUpdate(canvasElement, 'history', past?.title ?? '')
    await expect(dialog.getByText('Đã đăng nhập lại được.')).toBeVisible()
  },
}

async function openTranslation(canvasElement: HTMLElement) {
  await userEvent.click(
    within(canvasElement).getByRole('button', { name: texts.actionFor(texts.translate, running?.title ?? '') }),
  )
  return shownDialog(translateDialog.heading(running?.title ?? ''))
}

/** Each text stands above the languages that it is missing in; what stays empty is not sent. */
export const Translated: Story = {
  parameters: { chromatic: { modes: phone } },
  args: { onTranslate: fn<IncidentsPanelProps['onTranslate']>(never) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openTranslation(canvasElement)
    await press(dialog, translateDialog.submit)
    await expect(await dialog.findByText(problems.someLanguage)).toBeVisible()
    await expect(args.onTranslate).not.toHaveBeenCalled()
    const [title] = dialog.getAllByRole('textbox', { name: 'English' })
    await fireEvent.change(title as HTMLElement, { target: { value: 'VPS set-up is slow in Singapore' } })
    await press(dialog, translateDialog.submit)
    await expect(args.onTranslate).toHaveBeenLastCalledWith(running?.id, {
      title: { vi: '', en: 'VPS set-up is slow in Singapore', zh: '' },
      updates: [],
    })
  },
}

/** What someone else has published meanwhile stands at the field; what was written for another language is sent. */
export const TranslatedMeanwhile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [isTranslated, setTranslated] = useState(false)
    const shown = adminIncidents.map((incident) =>
      isTranslated && incident.id === running?.id
        ? { ...incident, titles: { ...incident.titles, en: 'Slow set-up' } }
        : incident,
    )
    const onTranslate: IncidentsPanelProps['onTranslate'] = async (...values) => {
      await args.onTranslate(...values)
      if (isTranslated) return { ok: true }
      setTranslated(true)
      return { ok: false, message: '409' }
    }
    return <IncidentsPanel {...args} incidents={ready(shown)} onTranslate={onTranslate} />
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openTranslation(canvasElement)
    const first = (name: string) => dialog.getAllByRole('textbox', { name })[0] as HTMLElement
    const change = (name: string, value: string) => fireEvent.change(first(name), { target: { value } })
    await change('English', 'Set-up is slow')
    await change('中文', '开通缓慢')
    await press(dialog, translateDialog.submit)
    await waitFor(() => expect(first('English')).toHaveAccessibleDescription(translateDialog.already('Slow set-up')))
    await expect(first('English')).toHaveValue('Set-up is slow')
    const submit = dialog.getByRole('button', { name: translateDialog.submit })
    await userEvent.click(submit)
    await expect(args.onTranslate).toHaveBeenLastCalledWith(running?.id, {
      title: { vi: '', en: '', zh: '开通缓慢' },
      updates: [],
    })
    await waitFor(() => expect(submit.isConnected).toBe(false))
  },
}
