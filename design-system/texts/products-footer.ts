import type { ProductsFooterTexts } from '#ds/storefront/ProductsFooter/index.ts'
import { localized, same } from './localized.ts'

/** The footer of the products pages. */
export const productsFooter = localized<ProductsFooterTexts>({
  brand: same('Sen Cloud'),
  navigation: { vi: 'Chân trang', en: 'Footer', zh: '页脚' },
  statement: {
    vi: 'Máy chủ ảo và máy chủ riêng tại Việt Nam và Singapore.',
    en: 'Virtual and dedicated servers in Vietnam and Singapore.',
    zh: '越南与新加坡的云服务器和独立服务器。',
  },
  columns: {
    product: {
      heading: { vi: 'Sản phẩm', en: 'Product', zh: '产品' },
      links: {
        editor: { vi: 'Trình soạn thảo', en: 'Editor', zh: '编辑器' },
        components: { vi: 'Thành phần', en: 'Components', zh: '组件' },
        templates: { vi: 'Mẫu', en: 'Templates', zh: '模板' },
        api: same('API'),
      },
    },
    resources: {
      heading: { vi: 'Tài nguyên', en: 'Resources', zh: '资源' },
      links: {
        docs: { vi: 'Tài liệu', en: 'Documentation', zh: '文档' },
        examples: { vi: 'Ví dụ', en: 'Examples', zh: '示例' },
        blog: { vi: 'Blog', en: 'Blog', zh: '博客' },
        community: { vi: 'Cộng đồng', en: 'Community', zh: '社区' },
      },
    },
    legal: {
      heading: { vi: 'Pháp lý', en: 'Legal', zh: '法律信息' },
      links: {
        privacy: { vi: 'Quyền riêng tư', en: 'Privacy policy', zh: '隐私政策' },
        terms: { vi: 'Điều khoản sử dụng', en: 'Terms of service', zh: '服务条款' },
        cookies: { vi: 'Cookie', en: 'Cookies', zh: 'Cookie 说明' },
      },
    },
  },
  copyright: {
    vi: '© 2026 Sen Cloud. Bảo lưu mọi quyền.',
    en: '© 2026 Sen Cloud. All rights reserved.',
    zh: '© 2026 Sen Cloud 保留所有权利',
  },
})
