import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { ProfileSettings } from '#ds/account/ProfileSettings/index.ts'
import { SecuritySettings } from '#ds/account/SecuritySettings/index.ts'
import { SessionList, SignInList } from '#ds/account/SessionList/index.ts'
import { AccountScreen, type AccountScreenProps } from '#ds/screens/AccountScreen/index.ts'
import { accountTexts } from '#ds/texts/account.ts'
import {
  profileTexts,
  securityTexts,
  sessionTexts,
  signInTexts,
  accountPageTexts as texts,
} from '#ds/texts/account-page.ts'
import { loading, ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import {
  accountNow,
  ownAccount,
  recoveryCodes,
  someSessions,
  someSignIns,
  totpSetup,
} from '#stories/fixtures/own-account.ts'
import { inLight, phoneAndDesktop } from '#stories/modes.ts'

const codes = async () => ({ ok: true as const, recoveryCodes })

/** Holds the part that is shown, like the route. */
function AccountScreenWithTab({ tab, onTabChange, ...rest }: AccountScreenProps) {
  const [current, setCurrent] = useState(tab)
  return (
    <AccountScreen
      {...rest}
      tab={current}
      onTabChange={(next) => {
        onTabChange(next)
        setCurrent(next)
      }}
    />
  )
}

const meta = {
  id: 'screens-accountscreen',
  title: 'Screens/AccountScreen · Trang tài khoản',
  component: AccountScreen,
  args: {
    texts: texts.vi,
    header: (
      <DashboardHeader
        user={user}
        balance={dashboardProps.balance}
        texts={accountTexts.vi.header}
        onSignOut={fn(done)}
      />
    ),
    areas: {
      label: accountTexts.vi.tabsLabel,
      names: accountTexts.vi.tabs,
      href: (area) => `/dashboard?tab=${area}`,
    },
    account: ready(ownAccount),
    parts: {
      profile: (
        <ProfileSettings
          account={ownAccount}
          edition="vi"
          onRename={done}
          onChangeEmail={done}
          onKeepEmail={done}
          onSendLink={done}
          phone={{ onSendCode: done, onVerify: done }}
          texts={profileTexts.vi}
        />
      ),
      security: (
        <>
          <SecuritySettings
            secondFactor={null}
            onChangePassword={done}
            onStartTotp={async () => ({ ok: true, ...totpSetup })}
            onConfirmTotp={codes}
            onDisableTotp={done}
            onRenewCodes={codes}
            texts={securityTexts.vi}
          />
          <SessionList
            sessions={ready(someSessions)}
            now={accountNow}
            onEnd={done}
            onEndOthers={done}
            texts={sessionTexts.vi}
          />
          <SignInList signIns={ready(someSignIns)} now={accountNow} texts={signInTexts.vi} />
        </>
      ),
    },
    tab: 'profile',
    onTabChange: fn(),
    developersHref: '/account/developers',
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AccountScreenWithTab {...args} />,
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  parameters: { chromatic: { modes: phoneAndDesktop } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: texts.vi.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: texts.vi.tabs.security }))
    await expect(args.onTabChange).toHaveBeenCalledWith('security')
    await userEvent.click(canvas.getByRole('tab', { name: texts.vi.tabs.profile }))
  },
}

export const Security: Story = { args: { tab: 'security' }, parameters: { chromatic: { modes: phoneAndDesktop } } }

export const Loading: Story = {
  args: { account: loading },
  parameters: { chromatic: { modes: { dark: { disable: true }, ...inLight } } },
}

export const Failed: Story = {
  args: { account: { status: 'error', message: 'Máy chủ chưa phản hồi. Vui lòng thử lại.', onRetry: fn() } },
  parameters: { chromatic: { disableSnapshot: true } },
}
