import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import { authTexts } from '#ds/texts/en/auth.ts'

/** Texts of the banner for a visitor who looks at the demo. */
export const demo: DemoBannerTexts = {
  title: 'You are viewing the demo',
  description: 'The data is made up. You can look at everything but change nothing; sign up to start for real.',
  register: authTexts.register.submit,
  leave: 'Leave demo',
  leaving: 'Leaving demo…',
}
