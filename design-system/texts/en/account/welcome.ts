import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** Texts of the greeting. */
export const welcome: WelcomeLineTexts = {
  greeting: (name) => (name ? `Hello, ${name}` : 'Hello'),
  topUp: 'Top up',
  order: 'Order a VPS',
}
