import { LandingScreen } from '#ds/screens/LandingScreen/index.ts'
import { landingTexts } from '#ds/texts/vi/landing.ts'
import { useLanguage } from '#site/hooks/use-language.ts'
import { useSignInDialog } from '#site/hooks/use-sign-in-dialog.tsx'
import { useSignOut } from '#site/hooks/use-sign-out.ts'
import { indexable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'
import { faqPage, organization, product } from '#site/schema-org.ts'
import { useAuth } from '#site/session/auth-provider.tsx'
import { orderPath } from '#site/session/return-path.ts'

export const handle: RouteHandle = { lang: 'vi', hydration: 'deferred' }

export const meta = () =>
  indexable({
    title: 'Sen Cloud · VPS tốc độ cao tại Việt Nam, từ 49.000đ mỗi tháng',
    description:
      'VPS ổ NVMe SSD tại Hà Nội, TP. Hồ Chí Minh và Singapore: toàn quyền root, uptime 99.99%, hỗ trợ 24/7, dùng thử miễn phí 7 ngày.',
    path: '/',
    lang: handle.lang,
    facts: [
      organization(),
      ...landingTexts.plans.plans.map(({ name, price, specs }) =>
        product({ name, description: Object.values(specs).join(', '), price: dong(price), path: '/' }),
      ),
      faqPage(landingTexts.faq.questions),
    ],
  })

/** Parses a price such as `49.000đ`. */
const dong = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** The landing page (product spec, section 2). Login and registration open in a dialog. */
export default function Landing() {
  const { session } = useAuth()
  const signIn = useSignInDialog()
  return (
    <LandingScreen
      texts={landingTexts}
      user={session?.user}
      links={{ order: orderPath }}
      {...useLanguage()}
      onSignOut={useSignOut()}
      onSignIn={signIn.open}
      authDialog={signIn.dialog}
    />
  )
}
