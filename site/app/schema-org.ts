import type { Plan } from '#contracts/catalog.ts'
import type { Formats } from '#ds/providers/format.tsx'
import { publicUrl, siteName } from '#site/page-head.ts'

/** Structured data of the pages, as schema.org objects. Contains only what the page itself shows. */

/** The provider. */
export const organization = () => ({
  '@type': 'Organization',
  name: siteName,
  url: publicUrl('/'),
  logo: publicUrl('/icon-512.png'),
})

interface SoldProduct {
  name: string
  description: string
  /** Whole dong per month. */
  price: number
  /** Path of the page that shows it, such as `/products/vps`. */
  path: string
  /** Whether it cannot be bought at the moment. Default: false. */
  soldOut?: boolean
}

/** A product with a monthly price. */
export const product = ({ name, description, price, path, soldOut = false }: SoldProduct) => ({
  '@type': 'Product',
  name,
  description,
  image: publicUrl('/share.png'),
  brand: { '@type': 'Brand', name: siteName },
  offers: {
    '@type': 'Offer',
    url: publicUrl(path),
    price,
    priceCurrency: 'VND',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'VND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
    availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
  },
})

/** A plan of the catalogue, described by its resources. */
export const planProduct = (plan: Plan, { gigabytes }: Pick<Formats, 'gigabytes'>, path: string) =>
  product({
    name: plan.name,
    description: [
      `${plan.cpu} vCPU`,
      `${gigabytes(plan.ram)} RAM`,
      `${gigabytes(plan.storage)} NVMe`,
      `${gigabytes(plan.bandwidth)}`,
      `${plan.ipv4} IPv4`,
    ].join(', '),
    price: plan.prices.monthly.amount,
    path,
    soldOut: plan.soldOut,
  })

/** A list of products, in the order of the page. */
export const productList = (products: readonly SoldProduct[]) => ({
  '@type': 'ItemList',
  itemListElement: products.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item: product(item) })),
})

/** Questions with their answers. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Where a page is: the pages above it, outermost first, and itself. */
export const breadcrumbs = (pages: readonly { href: string; title: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({ href, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: publicUrl(href),
  })),
})
