import type { HeadTexts } from '#ds/texts/head-texts.ts'

/** Titles and descriptions of pages. */
export const head: HeadTexts = {
  landing: {
    summary: '云服务器、价格和常见问题',
    title: (price) => (price ? `越南高速 VPS，每月低至 ${price}` : '越南高速 VPS'),
    description: (cities) => `NVMe SSD 云服务器，机房位于${cities}：完整 root 权限，全天候支持，按月或按年付费。`,
  },
  login: {
    title: '登录或注册',
    description: '登录或注册 Sen Cloud 账号：租用位于越南和新加坡的服务器，按月或按年付费。',
  },
  dashboard: '控制台',
  admin: '管理后台',
}
