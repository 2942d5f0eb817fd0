import { Phone } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './FooterHotline.css.ts'

/** The hotline's texts: placeholders until the provider has a number (product spec, section 2). */
export interface FooterHotlineTexts {
  label: string
  number: string
  /** URL that dials the number: `tel:…`. */
  href: string
}

export interface FooterHotlineProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  texts: FooterHotlineTexts
}

/** The hotline's number, as a link that dials it. */
export function FooterHotline({ texts, className, ...rest }: FooterHotlineProps) {
  return (
    <p data-component="FooterHotline" {...rest} className={classNames(css.hotline, className)}>
      <Icon icon={Phone} />
      {texts.label}
      <Link href={texts.href} tone="neutral" underline="hover" className={css.number}>
        {texts.number}
      </Link>
    </p>
  )
}
