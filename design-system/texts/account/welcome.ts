import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the greeting. */
export const welcome = localized<WelcomeLineTexts>({
  greeting: {
    vi: (name) => (name ? `Xin chào ${name}` : 'Xin chào'),
    en: (name) => (name ? `Hello, ${name}` : 'Hello'),
    zh: (name) => (name ? `您好，${name}` : '您好'),
  },
  topUp: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
  order: { vi: 'Đặt VPS', en: 'Order a VPS', zh: '订购 VPS' },
})
