import type { FooterTexts } from '#ds/storefront/Footer/index.ts'

export const footer: FooterTexts = {
  brand: 'Sen Cloud',
  hotline: { label: 'Hotline', number: '1900 0000', href: 'tel:19000000' },
  registration: 'Giấy chứng nhận đăng ký doanh nghiệp số 0000000000, nơi cấp: đang cập nhật.',
  copyright: '© 2026 Sen Cloud',
}
