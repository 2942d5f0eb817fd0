import type { Language } from '#contracts/languages.ts'
import type { SearchedArticle } from '#ds/storefront/ArticleSearch/index.ts'
import { footerLinks } from '#ds/storefront/Footer/footer-links.ts'
import { type AreaName, areaOf, products as areas } from '#ds/storefront/Header/index.ts'
import * as headArea from '#ds/texts/head.ts'
import * as headerArea from '#ds/texts/header.ts'
import * as pricingArea from '#ds/texts/pricing.ts'
import * as productArea from '#ds/texts/product.ts'
import * as productsArea from '#ds/texts/products.ts'
import * as serversArea from '#ds/texts/servers.ts'
import * as statusArea from '#ds/texts/status.ts'
import { fetchedCatalogs } from '#site/catalog-store.ts'
import { textAreaOf } from '#site/texts/text-area.ts'

const contentIndexes = {
  vi: () => import('virtual:content-index/vi'),
  en: () => import('virtual:content-index/en'),
  zh: () => import('virtual:content-index/zh'),
}

/**
 * Loads the titles and descriptions of all public pages in a language: those of the site itself, of the catalogue, of the header's
 * Product group and of site/content. Without the catalogue, its pages are missing.
 */
export async function loadPageIndex(language: Language): Promise<SearchedArticle[]> {
  const page = { edition: language, language }
  const [
    { head },
    { header },
    { productsTexts },
    { productTexts },
    { statusTexts },
    { pricingTexts },
    { serversTexts },
    content,
    catalog,
  ] = await Promise.all([
    textAreaOf(headArea).load(page),
    textAreaOf(headerArea).load(page),
    textAreaOf(productsArea).load(page),
    textAreaOf(productArea).load(page),
    textAreaOf(statusArea).load(page),
    textAreaOf(pricingArea).load(page),
    textAreaOf(serversArea).load(page),
    contentIndexes[language]().then((module) => module.default),
    fetchedCatalogs.load(language).catch(() => ({ categories: [], products: [] })),
  ])
  const entry = (href: string, title: string, description: string, text = ''): SearchedArticle => ({
    href,
    title,
    description,
    text,
  })
  const categoryNames = new Map(catalog.categories.map(({ id, name }) => [id, name]))
  return [
    entry('/', head.landing.title(null), head.landing.summary),
    entry('/login', head.login.title, head.login.description),
    entry('/dashboard', head.dashboard, ''),
    entry('/products', productsTexts.allTitle, productsTexts.allDescription),
    entry('/pricing', pricingTexts.title, pricingTexts.description),
    ...serverPages.map(([href, name]) => {
      const { title, description } = serversTexts.pages[name]
      return entry(href, title, description)
    }),
    entry('/status', statusTexts.title, statusTexts.description),
    ...catalog.categories.map(({ id, name, description }) => entry(`/products/${id}`, name, description)),
    ...catalog.products.map(({ id, category, name, description, features }) =>
      entry(`/products/${category}/${id}`, name, description, [categoryNames.get(category), ...features].join(' ')),
    ),
    ...areaNames.flatMap((area) => {
      const { name, description, href, links } = areaOf(area, header.groups)
      return [
        entry(href, name, description),
        ...links.map((link) => entry(link.href, link.label, productTexts.about(link.label), name)),
      ]
    }),
    ...content,
  ]
}

const { products: serverLinks } = footerLinks
const serverPages = [
  [serverLinks.vpsLinux, 'linux'],
  [serverLinks.vpsWindows, 'windows'],
  [serverLinks.dedicated, 'dedicated'],
  [serverLinks.cloud, 'cloud'],
] as const

const areaNames = Object.keys(areas) as AreaName[]
