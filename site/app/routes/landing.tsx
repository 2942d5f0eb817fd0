import { LandingScreen } from '#ds/screens/LandingScreen/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { useLanguage } from '#site/hooks/use-language.ts'
import { useSignInDialog } from '#site/hooks/use-sign-in-dialog.tsx'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import type { RouteHandle } from '#site/root.tsx'
import { useAuth } from '#site/session/auth-provider.tsx'
import { orderAddress } from '#site/session/return-address.ts'

export const handle: RouteHandle = { lang: 'vi' }

export const meta = () => [
  { title: 'Sen Cloud · VPS tốc độ cao tại Việt Nam, từ 49.000đ mỗi tháng' },
  {
    name: 'description',
    content:
      'VPS ổ NVMe SSD tại Hà Nội, TP. Hồ Chí Minh và Singapore: toàn quyền root, uptime 99.99%, hỗ trợ 24/7, dùng thử miễn phí 7 ngày.',
  },
]

/** The landing page (product spec, section 2). Login and register open in front of it. */
export default function Landing() {
  const { session } = useAuth()
  const signIn = useSignInDialog()
  return (
    <LandingScreen
      texts={landingTexts}
      user={session?.user}
      links={{ order: orderAddress }}
      {...useLanguage()}
      onLogout={useSignOut()}
      onSignIn={signIn.open}
      authDialog={signIn.dialog}
    />
  )
}
