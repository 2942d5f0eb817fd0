import { publicAddress, siteName } from '#site/page-head.ts'

/** What the structured data of the pages says, in the words of schema.org. None of it is more than the page itself shows. */

/** The provider. */
export const organization = () => ({
  '@type': 'Organization',
  name: siteName,
  url: publicAddress('/'),
  logo: publicAddress('/icon-512.png'),
})

interface SoldProduct {
  name: string
  description: string
  /** Whole dong per month. */
  price: number
  /** Path of the page that shows it, such as `/products/vps`. */
  path: string
}

/** Something that is sold by the month. */
export const product = ({ name, description, price, path }: SoldProduct) => ({
  '@type': 'Product',
  name,
  description,
  image: publicAddress('/share.png'),
  brand: { '@type': 'Brand', name: siteName },
  offers: {
    '@type': 'Offer',
    url: publicAddress(path),
    price,
    priceCurrency: 'VND',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'VND',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
    availability: 'https://schema.org/InStock',
  },
})

/** Several of them, in the order of the page. */
export const productList = (products: readonly SoldProduct[]) => ({
  '@type': 'ItemList',
  itemListElement: products.map((one, at) => ({ '@type': 'ListItem', position: at + 1, item: product(one) })),
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
