import type { ComponentPropsWithRef } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'
import { columnsOf, FooterColumns, type FooterLinkTexts } from '#ds/storefront/FooterColumns/index.ts'
import { productsFooterLinks } from './products-footer-links.ts'

export interface ProductsFooterTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Accessible name of the links. */
  navigation: string
  /** One sentence about the provider. */
  statement: string
  columns: FooterLinkTexts<typeof productsFooterLinks>
  copyright: string
}

export interface ProductsFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  texts: ProductsFooterTexts
}

/** The footer of the products pages, in English (product spec, section 1). */
export function ProductsFooter({ texts, ...rest }: ProductsFooterProps) {
  return (
    <FooterColumns
      data-component="ProductsFooter"
      {...rest}
      brand={texts.brand}
      navigation={texts.navigation}
      columns={columnsOf(productsFooterLinks, texts.columns)}
      copyright={texts.copyright}
    >
      <Text size="small" tone="secondary">
        {texts.statement}
      </Text>
    </FooterColumns>
  )
}
