import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ApiTokens, type SecretResult } from '#ds/account/ApiTokens/index.ts'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { SshKeys } from '#ds/account/SshKeys/index.ts'
import { Webhooks } from '#ds/account/Webhooks/index.ts'
import { DevelopersScreen } from '#ds/screens/DevelopersScreen/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { apiTokensTexts } from '#ds/texts/api-tokens.ts'
import { developersTexts } from '#ds/texts/developers.ts'
import { sshKeysTexts } from '#ds/texts/ssh-keys.ts'
import { webhooksTexts } from '#ds/texts/webhooks.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { apiTokenSecret, developersNow, someApiTokens, someWebhooks } from '#stories/fixtures/developers.ts'
import { someSshKeys } from '#stories/fixtures/ssh-keys.ts'
import { inLight, widths } from '#stories/modes.ts'

const withSecret = async (): Promise<SecretResult> => ({ ok: true, secret: apiTokenSecret })
const tokenProps = { onCreate: withSecret, onRevoke: done, exampleOf: () => null, now: developersNow }
const webhookProps = {
  onAdd: withSecret,
  onEdit: done,
  onRemove: done,
  onRenewSecret: withSecret,
  onTest: done,
  onLogChange: fn(),
  log: { webhookId: null, deliveries: loading, filter: 'all' as const, onFilterChange: fn(), onReplay: done },
  now: developersNow,
}

const meta = {
  id: 'screens-developersscreen',
  title: 'Screens/DevelopersScreen · Màn hình lập trình viên',
  component: DevelopersScreen,
  args: {
    texts: developersTexts.vi,
    header: (
      <DashboardHeader
        user={user}
        balance={dashboardProps.balance}
        texts={accountTexts.vi.header}
        onSignOut={fn(done)}
      />
    ),
    tokens: <ApiTokens {...tokenProps} tokens={ready(someApiTokens)} texts={apiTokensTexts.vi} />,
    webhooks: <Webhooks {...webhookProps} webhooks={ready(someWebhooks)} texts={webhooksTexts.vi} />,
    sshKeys: <SshKeys sshKeys={ready(someSshKeys)} onAdd={done} onRemove={done} texts={sshKeysTexts.vi} />,
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
    await expect(canvas.getByRole('heading', { level: 1, name: developersTexts.vi.title })).toBeVisible()
    for (const title of [apiTokensTexts.vi.title, webhooksTexts.vi.title, sshKeysTexts.vi.title])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()
  },
}

/** A customer who has not begun: each part says what it is for. */
export const Empty: Story = {
  args: {
    tokens: <ApiTokens {...tokenProps} tokens={ready([])} texts={apiTokensTexts.vi} />,
    webhooks: <Webhooks {...webhookProps} webhooks={ready([])} texts={webhooksTexts.vi} />,
    sshKeys: <SshKeys sshKeys={ready([])} onAdd={done} onRemove={done} texts={sshKeysTexts.vi} />,
  },
}

/** Each part loads for itself. */
export const Loading: Story = {
  args: {
    tokens: <ApiTokens {...tokenProps} tokens={loading} texts={apiTokensTexts.vi} />,
    webhooks: <Webhooks {...webhookProps} webhooks={loading} texts={webhooksTexts.vi} />,
    sshKeys: <SshKeys sshKeys={loading} onAdd={done} onRemove={done} texts={sshKeysTexts.vi} />,
  },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
}
