import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ApiTokens, type SecretResult } from '#ds/account/ApiTokens/index.ts'
import { CopiedText } from '#ds/account/ApiTokens/SecretOnce.tsx'
import { apiTokensTexts as texts } from '#ds/texts/api-tokens.ts'
import { loading, ready } from '#stories/fixtures/account.ts'
import { done, failing, never } from '#stories/fixtures/actions.ts'
import { apiTokenSecret, developersNow, someApiTokens } from '#stories/fixtures/developers.ts'
import { openedDialog } from '#stories/fixtures/opened-dialog.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, inLightOnPhone, phoneToo } from '#stories/modes.ts'

const created = async (): Promise<SecretResult> => ({ ok: true, secret: apiTokenSecret })

const meta = {
  id: 'account-apitokens',
  title: 'Account/ApiTokens · Token API',
  component: ApiTokens,
  args: {
    tokens: ready(someApiTokens),
    now: developersNow,
    onCreate: fn(created),
    onRevoke: fn(done),
    exampleOf: (secret) => `curl -H 'Authorization: Bearer ${secret}' https://sen.example/api/vps/user/41`,
    texts: texts.vi,
  },
} satisfies Meta<typeof ApiTokens>

export default meta
type Story = StoryObj<typeof meta>

const { createDialog, revokeDialog } = texts.vi

const openCreate = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.add }))
  return within(await openedDialog(createDialog.heading))
}
type Opened = Awaited<ReturnType<typeof openCreate>>
const submit = (opened: Opened) => userEvent.click(opened.getByRole('button', { name: createDialog.submit }))

export const Some: Story = { parameters: { chromatic: { modes: phoneToo } } }

export const Empty: Story = { args: { tokens: ready([]) } }

export const Loading: Story = {
  args: { tokens: loading },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { tokens: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}

/** Each scope says what it allows. */
export const Creates: Story = {
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  play: async ({ canvasElement }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.type(opened.getByLabelText(createDialog.name), 'CI')
    await userEvent.click(opened.getByRole('checkbox', { name: 'vps:write' }))
    await expect(opened.getByText(createDialog.scopeHints['vps:write'])).toBeVisible()
  },
}

/** The secret is shown once, with a command that uses it. */
export const ShowsSecret: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.type(opened.getByLabelText(createDialog.name), '  CI ')
    await userEvent.click(opened.getByRole('checkbox', { name: 'vps:write' }))
    await userEvent.selectOptions(opened.getByLabelText(createDialog.expires), '30')
    await submit(opened)
    const shown = within(await openedDialog(createDialog.createdHeading('CI')))
    await expect(shown.getByText(apiTokenSecret)).toBeVisible()
    await expect(shown.getByText(/^curl -H/)).toBeVisible()
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'CI',
      scopes: ['vps:read', 'vps:write'],
      expiresAt: '2026-12-21T07:05:00.000Z',
    })
  },
}

/** The secret alone, as its dialogs show it. */
export const Secret: Story = {
  render: () => {
    const { createDialog: inLanguage } = useInLanguage(texts.vi)
    return (
      <CopiedText label={inLanguage.secret} texts={inLanguage}>
        {apiTokenSecret}
      </CopiedText>
    )
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
}

/** Once its dialog is closed, the secret is nowhere. */
export const ForgetsSecret: Story = {
  play: async ({ canvasElement }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.type(opened.getByLabelText(createDialog.name), 'CI')
    await submit(opened)
    await userEvent.click(await opened.findByRole('button', { name: createDialog.close }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await expect(document.body).not.toHaveTextContent(apiTokenSecret)
    const again = await openCreate(canvasElement)
    await expect(again.getByLabelText(createDialog.name)).toHaveValue('')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const NeedsNameAndScope: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.click(opened.getByRole('checkbox', { name: 'vps:read' }))
    await submit(opened)
    await expect(await opened.findByText(createDialog.nameRequired)).toBeVisible()
    await expect(opened.getByText(createDialog.scopesRequired)).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
  parameters: { chromatic: { modes: inLightOnPhone } },
}

export const TooMany: Story = {
  args: { onCreate: fn(failing('Bạn đã có 20 token API.') as () => Promise<SecretResult>) },
  play: async ({ canvasElement }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.type(opened.getByLabelText(createDialog.name), 'CI')
    await submit(opened)
    await expect(await opened.findByText('Bạn đã có 20 token API.')).toBeVisible()
    await expect(opened.getByLabelText(createDialog.name)).toHaveValue('CI')
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const Creating: Story = {
  args: { onCreate: fn(never) },
  play: async ({ canvasElement }) => {
    const opened = await openCreate(canvasElement)
    await userEvent.type(opened.getByLabelText(createDialog.name), 'CI')
    await submit(opened)
    await expect(await opened.findByRole('button', { name: createDialog.submitting })).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

const openRevoke = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: texts.vi.revokeNamed('CI') }))
  return within(await openedDialog(revokeDialog.heading('CI')))
}

/** Says that programs stop at once. */
export const AsksBeforeRevoking: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement, args }) => {
    const opened = await openRevoke(canvasElement)
    await expect(opened.getByText(revokeDialog.description)).toBeVisible()
    await expect(args.onRevoke).not.toHaveBeenCalled()
  },
}

/** With the keyboard alone. */
export const Revokes: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await openRevoke(canvasElement)
    opened.getByRole('button', { name: revokeDialog.confirm }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith(someApiTokens[0]))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const RevokingFails: Story = {
  args: { onRevoke: fn(failing('Hệ thống đang bận. Vui lòng thử lại sau giây lát.')) },
  play: async ({ canvasElement }) => {
    const opened = await openRevoke(canvasElement)
    await userEvent.click(opened.getByRole('button', { name: revokeDialog.confirm }))
    await expect(await opened.findByText(revokeDialog.failed)).toBeVisible()
  },
  parameters: { chromatic: { disableSnapshot: true } },
}
