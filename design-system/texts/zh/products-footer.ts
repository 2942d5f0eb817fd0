import type { ProductsFooterTexts } from '#ds/storefront/ProductsFooter/index.ts'

/** The footer of the products pages. */
export const productsFooter: ProductsFooterTexts = {
  brand: 'Sen Cloud',
  navigation: '页脚',
  statement: '越南与新加坡的云服务器和独立服务器。',
  columns: {
    product: {
      heading: '产品',
      links: { editor: '编辑器', components: '组件', templates: '模板', api: 'API' },
    },
    resources: {
      heading: '资源',
      links: { docs: '文档', examples: '示例', blog: '博客', community: '社区' },
    },
    legal: {
      heading: '法律信息',
      links: { privacy: '隐私政策', terms: '服务条款', cookies: 'Cookie 说明' },
    },
  },
  copyright: '© 2026 Sen Cloud 保留所有权利',
}
