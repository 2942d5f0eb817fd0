import type { ComponentPropsWithRef } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'
import { columnsOf, FooterColumns, type FooterLinkTexts } from '#ds/storefront/FooterColumns/index.ts'
import { FooterHotline, type FooterHotlineTexts } from '#ds/storefront/FooterHotline/index.ts'
import { footerLinks } from './footer-links.ts'

export interface FooterTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Accessible name of the links. */
  navigation: string
  columns: FooterLinkTexts<typeof footerLinks>
  hotline: FooterHotlineTexts
  /** The registered company: a placeholder until it is registered. */
  registration: string
  copyright: string
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  texts: FooterTexts
}

/**
 * The footer of the landing page: links, the hotline and the company (product spec, section 2). Hotline, registration and the addresses of the
 * social networks are placeholders until the provider has its own.
 */
export function Footer({ texts, ...rest }: FooterProps) {
  return (
    <FooterColumns
      data-component="Footer"
      {...rest}
      brand={texts.brand}
      navigation={texts.navigation}
      columns={columnsOf(footerLinks, texts.columns)}
      copyright={texts.copyright}
    >
      <FooterHotline texts={texts.hotline} />
      <Text size="caption" tone="tertiary">
        {texts.registration}
      </Text>
    </FooterColumns>
  )
}
