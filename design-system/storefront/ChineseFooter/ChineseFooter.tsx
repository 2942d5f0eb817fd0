import type { ComponentPropsWithRef } from 'react'
import { Text } from '#ds/primitives/Text/index.ts'
import { columnsOf, FooterColumns, type FooterLinkTexts } from '#ds/storefront/FooterColumns/index.ts'
import { FooterHotline, type FooterHotlineTexts } from '#ds/storefront/FooterHotline/index.ts'
import { chineseFooterLinks } from './chinese-footer-links.ts'

export interface ChineseFooterTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Accessible name of the links. */
  navigation: string
  /** One sentence about the provider. */
  statement: string
  columns: FooterLinkTexts<typeof chineseFooterLinks>
  hotline: FooterHotlineTexts
  copyright: string
}

export interface ChineseFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children' | 'lang'> {
  texts: ChineseFooterTexts
}

/**
 * The footer in Chinese (product spec, section 1). With `lang` the visitor's system chooses its own font for simplified
 * characters; the site sends none.
 */
export function ChineseFooter({ texts, ...rest }: ChineseFooterProps) {
  return (
    <FooterColumns
      data-component="ChineseFooter"
      {...rest}
      lang="zh-Hans"
      brand={texts.brand}
      navigation={texts.navigation}
      columns={columnsOf(chineseFooterLinks, texts.columns)}
      copyright={texts.copyright}
    >
      <Text size="small" tone="secondary">
        {texts.statement}
      </Text>
      <FooterHotline texts={texts.hotline} />
    </FooterColumns>
  )
}
