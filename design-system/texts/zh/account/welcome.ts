import type { WelcomeLineTexts } from '#ds/account/WelcomeLine/index.ts'

/** Texts of the greeting. */
export const welcome: WelcomeLineTexts = {
  greeting: (name) => (name ? `您好，${name}` : '您好'),
  description: '在这里查看服务器、钱包和工单。',
  topUp: '充值',
  order: '订购 VPS',
}
