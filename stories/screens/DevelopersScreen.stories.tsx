import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ApiTokens, type SecretResult } from '#ds/account/ApiTokens/index.ts'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { SshKeys } from '#ds/account/SshKeys/index.ts'
import { Webhooks } from '#ds/account/Webhooks/index.ts'
import { DevelopersScreen } from '#ds/screens/DevelopersScreen/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { apiTokensTexts } from '#ds/texts/vi/api-tokens.ts'
import { developersTexts } from '#ds/texts/vi/developers.ts'
import { sshKeysTexts } from '#ds/texts/vi/ssh-keys.ts'
import { webhooksTexts } from '#ds/texts/vi/webhooks.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { apiTokenSecret, developersNow, someApiTokens, someWebhooks } from '#stories/fixtures/developers.ts'
import { someSshKeys } from '#stories/fixtures/ssh-keys.ts'
import { inLight, widths } from '#stories/modes.ts'

const withSecret = async (): Promise<SecretResult> => ({ ok: true, secret: apiTokenSecret })
const tokenProps = { onCreate: withSecret, onRevoke: done, exampleOf: () => null, now: developersNow }
const webhookProps = {
  ...{ onAdd: withSecret, onEdit: done, onRemove: done, onRenewSecret: withSecret, onTest: done, onLogChange: fn() },
  log: { webhookId: null, deliveries: loading, filter: 'all' as const, onFilterChange: fn(), onReplay: done },
  now: developersNow,
}

const meta = {
  id: 'screens-developersscreen',
  title: 'Screens/DevelopersScreen · Màn hình lập trình viên',
  component: DevelopersScreen,
  args: {
    texts: developersTexts,
    header: (
      <DashboardHeader
        user={user}
        balance={dashboardProps.wallet.balance}
        texts={accountTexts.header}
        onSignOut={fn(done)}
      />
    ),
    tokens: <ApiTokens {...tokenProps} tokens={ready(someApiTokens)} texts={apiTokensTexts} />,
    webhooks: <Webhooks {...webhookProps} webhooks={ready(someWebhooks)} texts={webhooksTexts} />,
    sshKeys: <SshKeys sshKeys={ready(someSshKeys)} onAdd={done} onRemove={done} texts={sshKeysTexts} />,
    dashboardHref: '/dashboard',
    guideHref: '/docs/api',
    referenceHref: '/api/docs',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DevelopersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: developersTexts.title })).toBeVisible()
    for (const title of [apiTokensTexts.title, webhooksTexts.title, sshKeysTexts.title])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
  },
}

/** A customer who has not begun: each part says what it is for. */
export const Empty: Story = {
  args: {
    tokens: <ApiTokens {...tokenProps} tokens={ready([])} texts={apiTokensTexts} />,
    webhooks: <Webhooks {...webhookProps} webhooks={ready([])} texts={webhooksTexts} />,
    sshKeys: <SshKeys sshKeys={ready([])} onAdd={done} onRemove={done} texts={sshKeysTexts} />,
  },
}

/** Each part loads for itself. */
export const Loading: Story = {
  args: {
    tokens: <ApiTokens {...tokenProps} tokens={loading} texts={apiTokensTexts} />,
    webhooks: <Webhooks {...webhookProps} webhooks={loading} texts={webhooksTexts} />,
    sshKeys: <SshKeys sshKeys={loading} onAdd={done} onRemove={done} texts={sshKeysTexts} />,
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
}
