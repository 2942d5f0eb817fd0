import { textArea } from './text-area.ts'

export const productsArea = textArea('products', {
  vi: () => import('#ds/texts/vi/products.ts'),
  en: () => import('#ds/texts/en/products.ts'),
  zh: () => import('#ds/texts/zh/products.ts'),
})

export const productArea = textArea('product', {
  vi: () => import('#ds/texts/vi/product.ts'),
  en: () => import('#ds/texts/en/product.ts'),
  zh: () => import('#ds/texts/zh/product.ts'),
})

export const productsFooterArea = textArea('products-footer', {
  vi: () => import('#ds/texts/vi/products-footer.ts'),
  en: () => import('#ds/texts/en/products-footer.ts'),
  zh: () => import('#ds/texts/zh/products-footer.ts'),
})

/** In the default edition it is the only Chinese part of an English page (product spec, section 2). */
export const companyFooterArea = textArea('company-footer', {
  vi: () => import('#ds/texts/vi/company-footer.ts'),
  en: () => import('#ds/texts/en/company-footer.ts'),
  zh: () => import('#ds/texts/zh/company-footer.ts'),
  mixed: { en: 'zh' },
})
