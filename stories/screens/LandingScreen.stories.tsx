import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LandingScreen } from '#ds/screens/LandingScreen/index.ts'
import { AuthDialog, type AuthMode } from '#ds/storefront/AuthDialog/index.ts'
import { authTexts } from '#ds/texts/auth.ts'
import { landingTexts } from '#ds/texts/landing.ts'
import { done } from '#stories/fixtures/actions.ts'
import { catalogue, offers } from '#stories/fixtures/catalogue.ts'
import { landing } from '#stories/fixtures/landing.ts'
import { useInLanguage } from '#stories/in-language.ts'
import { inLightOnPhone, widths } from '#stories/modes.ts'

const accepted = async () => ({ ok: true }) as const

const meta = {
  id: 'screens-landingscreen',
  title: 'Screens/LandingScreen · Trang chủ',
  component: LandingScreen,
  args: { texts: landingTexts.vi, catalog: catalogue, onSignOut: fn(done), onSignIn: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The login page, which leads to the order. */
const registerFor = (next: string) => `/login?${new URLSearchParams({ mode: 'register', next })}`

/** Every section, in the order of the product spec. */
export const SignedOut: Story = {
  parameters: { chromatic: { modes: { ...widths, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const leadsTo = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(leadsTo('Dùng thử miễn phí 7 ngày')).toBe(registerFor('/dashboard?order&trial=1'))
    await expect(leadsTo('Chọn Pro VPS')).toBe(registerFor('/dashboard?order=5&period=monthly&code=CHAO30'))
    await expect(canvas.getByRole('button', { name: 'Xem demo' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Start' })).toBeNull()
    const main = within(canvas.getByRole('main'))
    const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual([
      landing.why.heading,
      landing.planPicker.heading,
      landing.testimonials.heading,
      landing.comparisonTable.heading,
      landing.places.heading,
      landing.questions.heading,
      landing.closingCta.heading,
    ])
  },
}

/** The trial, a plan and the final call open the dialog if the page has one. */
export const TrialAndPlansOpenRegistration: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like SignedOut.
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Dùng thử miễn phí 7 ngày', 'Chọn Pro VPS', 'Đăng ký dùng thử ngay'])
      await userEvent.click(canvas.getByRole('link', { name }))
    await expect(args.onSignIn).toHaveBeenCalledTimes(3)
    await expect(args.onSignIn).toHaveBeenNthCalledWith(2, 'register', '/dashboard?order=5&period=monthly&code=CHAO30')
    await expect(args.onSignIn).toHaveBeenLastCalledWith('register', '/dashboard?order&trial=1')
  },
}

/** Login opens in a dialog over the page. */
export const LoginOpen: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // The dialog's own stories have its pictures.
  args: { onSignIn: undefined },
  render: function Render(args) {
    const [mode, setMode] = useState<AuthMode | null>('login')
    const texts = useInLanguage(authTexts.vi)
    return (
      <LandingScreen
        {...args}
        onSignIn={setMode}
        authDialog={
          <AuthDialog texts={texts} mode={mode} onModeChange={setMode} onLogin={accepted} onRegister={accepted} />
        }
      />
    )
  },
  play: async () => {
    // It fades in where motion is allowed.
    await waitFor(() => expect(screen.getByRole('dialog', { name: authTexts.vi.login.heading })).toBeVisible())
  },
}

export const SignedIn: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // The header's own stories show the difference.
  args: { user: { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@sen.test', role: 'customer' } },
  play: async ({ canvasElement }) => {
    const plan = within(canvasElement).getByRole('link', { name: 'Chọn Pro VPS' })
    await expect(plan).toHaveAttribute('href', '/dashboard?order=5&period=monthly&code=CHAO30')
  },
}

/** A customer to whom the discount and the trial no longer apply sees neither, and nothing has moved. */
export const SignedInWithoutOffers: Story = {
  parameters: { chromatic: { disableSnapshot: true } }, // Looks like SignedIn, with empty places.
  args: { ...SignedIn.args, offers: [offers.bonus] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const promised of canvas.getAllByText(/Giảm 30|3 tháng đầu/)) await expect(promised).not.toBeVisible()
    const plan = canvas.getByRole('link', { name: 'Chọn Pro VPS' })
    await expect(plan).toHaveAttribute('href', '/dashboard?order=5&period=monthly')
    await expect(canvas.getByRole('link', { name: 'Đặt VPS ngay' })).toHaveAttribute('href', '/dashboard?order')
  },
}

/** When the offers have ended nothing is left of them, and the main button orders. */
export const WithoutOffers: Story = {
  args: { catalog: { ...catalogue, offers: [offers.bonus] } },
  parameters: { chromatic: { disableSnapshot: true } }, // HeroScene and ClosingCta have the pictures.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(/Dùng thử miễn phí|Giảm \d/i)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Đặt VPS ngay' })).toHaveAttribute(
      'href',
      registerFor('/dashboard?order'),
    )
    await expect(canvas.getByText(/^Chỉ từ/)).toHaveTextContent('Chỉ từ 49.000 ₫ /tháng')
  },
}
