import { Phone } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/Link/index.ts'
import { Logo } from '#ds/components/Logo/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './Footer.css.ts'

export interface FooterTexts {
  /** The provider's name, in the logo. */
  brand: string
  /** Label and number of the hotline: placeholders until the provider has them. */
  hotline: { label: string; number: string; href: string }
  registration: string
  copyright: string
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  texts: FooterTexts
}

/** End of the landing page: whom to call, and who stands behind it. */
export function Footer({ texts, className, ...rest }: FooterProps) {
  return (
    <footer data-component="Footer" {...rest} className={classNames(css.footer, className)}>
      <div className={css.content}>
        <Logo name={texts.brand} size="small" />
        <span className={css.hotline}>
          <Icon icon={Phone} />
          {texts.hotline.label}
          <Link href={texts.hotline.href} tone="neutral" underline="hover" className={css.number}>
            {texts.hotline.number}
          </Link>
        </span>
        <Text size="caption" tone="tertiary" className={css.small}>
          {texts.registration}
        </Text>
        <Text size="caption" tone="tertiary" className={css.copyright}>
          {texts.copyright}
        </Text>
      </div>
    </footer>
  )
}
