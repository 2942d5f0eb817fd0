import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** Texts of the greeting. */
export const welcome: WelcomeLineTexts = {
  greeting: (name) => (name ? `Xin chào, ${name}` : 'Xin chào'),
  topUp: 'Nạp tiền',
  order: 'Đặt VPS',
}
