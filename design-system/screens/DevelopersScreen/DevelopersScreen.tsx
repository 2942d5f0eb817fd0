import { ArrowLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './DevelopersScreen.css.ts'
import type { DevelopersScreenTexts } from './developers-screen-texts.ts'

export interface DevelopersScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: DevelopersScreenTexts
  /** The page's header. */
  header: ReactNode
  /** ApiTokens. */
  tokens: ReactNode
  /** Webhooks. */
  webhooks: ReactNode
  /** SshKeys. */
  sshKeys: ReactNode
  dashboardHref: string
  /** Address of the page about the API. */
  guideHref: string
  /** Address of the list of all calls. */
  referenceHref: string
}

/** The page for developers among the customers: API tokens, webhooks, and SSH keys. */
export function DevelopersScreen({
  texts,
  header,
  tokens,
  webhooks,
  sshKeys,
  dashboardHref,
  guideHref,
  referenceHref,
  className,
  ...rest
}: DevelopersScreenProps) {
  return (
    <div data-component="DevelopersScreen" {...rest} className={classNames(css.page, className)}>
      {header}
      <main id={MAIN_ID} className={css.main}>
        <div className={css.head}>
          <Link href={dashboardHref} tone="neutral" underline="hover" className={css.back}>
            <Icon icon={ArrowLeft} />
            {texts.back}
          </Link>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <Text tone="secondary">{texts.intro}</Text>
          <Text className={css.links} render={<div />}>
            <Link href={guideHref}>{texts.guide}</Link>
            <Link href={referenceHref}>{texts.reference}</Link>
          </Text>
        </div>
        {tokens}
        {webhooks}
        {sshKeys}
      </main>
    </div>
  )
}
