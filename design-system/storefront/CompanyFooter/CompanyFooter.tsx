import type { ComponentPropsWithRef } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'
import { columnsOf, FooterColumns, type FooterLinkTexts } from '#ds/storefront/FooterColumns/index.ts'
import { FooterHotline, type FooterHotlineTexts } from '#ds/storefront/FooterHotline/index.ts'
import { companyFooterLinks } from './company-footer-links.ts'

export interface CompanyFooterTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Accessible name of the links. */
  navigation: string
  /** One sentence about the provider. */
  statement: string
  columns: FooterLinkTexts<typeof companyFooterLinks>
  hotline: FooterHotlineTexts
  copyright: string
}

export interface CompanyFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  texts: CompanyFooterTexts
}

/**
 * The footer with the pages about the company, of which one page of the spec has the Chinese edition (section 1). In a page of another
 * language it needs `lang`, with which the visitor's system chooses its own font for Chinese characters; the site sends none.
 */
export function CompanyFooter({ texts, ...rest }: CompanyFooterProps) {
  return (
    <FooterColumns
      data-component="CompanyFooter"
      {...rest}
      brand={texts.brand}
      navigation={texts.navigation}
      columns={columnsOf(companyFooterLinks, texts.columns)}
      copyright={texts.copyright}
    >
      <Text size="small" tone="secondary">
        {texts.statement}
      </Text>
      <FooterHotline texts={texts.hotline} />
    </FooterColumns>
  )
}
