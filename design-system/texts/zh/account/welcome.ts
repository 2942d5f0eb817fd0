import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** Texts of the greeting. */
export const welcome: WelcomeLineTexts = {
  greeting: (name) => (name ? `您好，${name}` : '您好'),
  topUp: '充值',
  order: '订购 VPS',
}
