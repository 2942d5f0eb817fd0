import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from '#ds/components/navigation/Breadcrumb/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './PageIntro.css.ts'

export interface PageIntroProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading of the page. */
  heading: string
  /** One or two sentences that say what the page has. */
  lead: string
  /** Where the page belongs. Default: directly below the landing page, which is not said. */
  trail?: Pick<BreadcrumbProps, 'label' | 'links'> | undefined
  /** Whether the water line ends it, below which what is sold begins. Default: false. */
  horizon?: boolean
  /** Below the lead: buttons, a date. */
  children?: ReactNode
}

/** The head of a public page: one size of heading, one distance to the lead, at the same height with a breadcrumb and without. */
export function PageIntro({ heading, lead, trail, horizon = false, className, children, ...rest }: PageIntroProps) {
  return (
    <div data-component="PageIntro" {...rest} className={classNames(css.root, horizon && css.horizon, className)}>
      <div className={css.content}>
        {trail && <Breadcrumb {...trail} current={heading} className={css.trail} />}
        <Heading level={1} size="display3">
          {heading}
        </Heading>
        <Text size="large" tone="secondary" measure>
          {lead}
        </Text>
        {children && <div className={css.more}>{children}</div>}
      </div>
    </div>
  )
}
