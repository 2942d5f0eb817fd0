import type { ProductsFooterTexts } from '#ds/storefront/ProductsFooter/index.ts'

/** The footer of the products pages. */
export const productsFooter: ProductsFooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Chân trang',
  statement: 'Máy chủ ảo và máy chủ riêng tại Việt\u00a0Nam và Singapore.',
  columns: {
    product: {
      heading: 'Sản phẩm',
      links: { editor: 'Trình soạn thảo', components: 'Thành phần', templates: 'Mẫu', api: 'API' },
    },
    resources: {
      heading: 'Tài nguyên',
      links: { docs: 'Tài liệu', examples: 'Ví dụ', blog: 'Blog', community: 'Cộng đồng' },
    },
    legal: {
      heading: 'Pháp lý',
      links: { privacy: 'Quyền riêng tư', terms: 'Điều khoản sử dụng', cookies: 'Cookie' },
    },
  },
  copyright: '© 2026 Sen Cloud. Bảo lưu mọi quyền.',
}
