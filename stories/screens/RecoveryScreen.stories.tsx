import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ForgotPassword } from '#ds/account/ForgotPassword/index.ts'
import { ResetPassword } from '#ds/account/ResetPassword/index.ts'
import { VerifyEmail } from '#ds/account/VerifyEmail/index.ts'
import { RecoveryScreen } from '#ds/screens/RecoveryScreen/index.ts'
import { recoveryTexts as texts } from '#ds/texts/recovery.ts'
import { done } from '#stories/fixtures/actions.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLight, widths } from '#stories/modes.ts'

const sent = async () => ({ ok: true as const, minutes: 30 })
const expired = async () => ({ ok: false as const, isExpired: true as const })

function Forgot() {
  const { forgot } = useInLanguage(texts.en)
  return <ForgotPassword onSubmit={sent} loginHref="/login" supportHref="/contact?topic=support" texts={forgot} />
}

function Reset() {
  const { reset } = useInLanguage(texts.en)
  return <ResetPassword onSubmit={done} loginHref="/login" forgotHref="/forgot-password" texts={reset} />
}

function Expired() {
  const { verify } = useInLanguage(texts.en)
  return <VerifyEmail onVerify={expired} onResend={done} nextHref="/account" texts={verify} />
}

const meta = {
  id: 'screens-recoveryscreen',
  title: 'Screens/RecoveryScreen · Trang lấy lại tài khoản',
  component: RecoveryScreen,
  args: { brand: texts.en.brand, children: <Forgot /> },
  parameters: { layout: 'fullscreen', language: 'en' },
} satisfies Meta<typeof RecoveryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const ForgottenPassword: Story = { parameters: { chromatic: { modes: widths } } }

export const NewPassword: Story = { args: { children: <Reset /> }, parameters: { chromatic: { modes: inLight } } }

export const LateLink: Story = {
  args: { children: <Expired /> },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: texts.en.verify.expired.heading }),
    ).toBeVisible()
  },
}
