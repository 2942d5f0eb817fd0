import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RebuildDialog } from '#ds/account/RebuildDialog/index.ts'
import { machinePageTexts } from '#ds/texts/machine-page.ts'
import { catalog } from '#stories/fixtures/account.ts'
import { done, failing } from '#stories/fixtures/actions.ts'
import { machines, sshKeys } from '#stories/fixtures/machines.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { inLightOnPhone, phone, phoneToo } from '#stories/modes.ts'

const { rebuild: texts, snapshot: snapshotTexts } = machinePageTexts.vi
const { vps } = machines.running

const meta = {
  id: 'account-rebuilddialog',
  title: 'Account/RebuildDialog · Hộp thoại cài lại máy',
  component: RebuildDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    vps,
    snapshots: 2,
    systems: catalog.operatingSystems,
    onSubmit: fn(done),
    onSnapshot: fn(done),
    snapshotTexts,
    origin: 'https://sencloud.test',
    texts,
  },
  // A docs page shows it in an iframe, since a dialog would cover the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RebuildDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await openedDialog(texts.heading(vps.name)))
type Opened = Awaited<ReturnType<typeof dialog>>
const nameField = (opened: Opened) => opened.getByRole('textbox', { name: new RegExp(vps.name) })

/** What is gone and what stays; the button waits for the name. */
export const Typing: Story = {
  parameters: { chromatic: { modes: phoneToo } },
  play: async () => {
    const opened = await dialog()
    await expect(opened.getByRole('button', { name: texts.keep })).toHaveFocus()
    await userEvent.type(nameField(opened), 'cua-hang-onl')
    await expect(opened.getByText('Còn thiếu 3 ký tự')).toBeVisible()
    await expect(opened.getByRole('button', { name: texts.confirm })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Only the keys that are chosen may log in afterwards. */
export const WithKeys: Story = {
  args: { keys: sshKeys },
  parameters: { chromatic: { modes: { ...phone, ...inLightOnPhone } } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.click(opened.getByRole('checkbox', { name: 'may-ban' }))
    await userEvent.type(nameField(opened), vps.name)
    await userEvent.click(opened.getByRole('button', { name: texts.confirm }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        confirmName: vps.name,
        imageId: 'debian',
        sshKeyIds: [sshKeys[0].id],
      }),
    )
  },
}

/** A snapshot first: the form stays as it is. */
export const SnapshotFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const opened = await dialog()
    await userEvent.type(nameField(opened), 'cua-hang')
    await userEvent.click(opened.getByRole('button', { name: texts.snapshotFirst }))
    const snapshot = within(await openedDialog(snapshotTexts.heading(vps.name)))
    await userEvent.type(snapshot.getByRole('textbox'), 'Trước khi cài lại')
    await userEvent.click(snapshot.getByRole('button', { name: snapshotTexts.confirm }))
    await waitFor(() => expect(args.onSnapshot).toHaveBeenCalledWith('Trước khi cài lại'))
    await waitFor(() => expect(nameField(opened)).toHaveValue('cua-hang'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { onSubmit: fn(failing('Máy đang thực hiện một thao tác khác.')) },
  play: async () => {
    const opened = await dialog()
    await userEvent.type(nameField(opened), vps.name)
    await userEvent.keyboard('{Enter}')
    await expect(await opened.findByText('Máy đang thực hiện một thao tác khác.')).toBeVisible()
    await expect(nameField(opened)).toHaveValue(vps.name)
  },
}
