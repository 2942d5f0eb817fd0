import type { ReactNode } from 'react'
import { EmptyMark } from '#ds/components/brand/EmptyMark/index.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as horizon from '#ds/screens/horizon-page.css.ts'
import { PageFinder, type PageFinderProps, type PageFinderTexts } from '#ds/storefront/PageFinder/index.ts'
import * as css from './NotFoundScreen.css.ts'

/** All texts of the not-found page. */
export interface NotFoundScreenTexts {
  /** The provider's name, in the logo. */
  brand: string
  title: string
  description: string
  /** Label of the button that leads to the home page. */
  home: string
  /** Label in front of the requested path. */
  path: string
  finder: PageFinderTexts
}

export interface NotFoundScreenProps {
  texts: NotFoundScreenTexts
  /** The requested path, such as `/pricing`. Default: not shown. */
  path?: string
  /** Says what is missing, such as a category without products, and has the links to its like. Default: not shown. */
  note?: { title: string; description: string; links?: ReactNode } | undefined
  /** Loads all pages of the site: see PageFinder. */
  onLoad: PageFinderProps['onLoad']
  /** Target of the logo and the button. Default: `/`. */
  homeHref?: string
  className?: string
}

/**
 * Shown for every path without a screen (product spec, section 2): a message, a button to the home page, and help to find the right one.
 * The horizon parts what was asked for, above, from where one can go, below.
 */
export function NotFoundScreen({ texts, path, note, onLoad, homeHref = '/', className }: NotFoundScreenProps) {
  return (
    <div data-component="NotFoundScreen" className={classNames(horizon.page, className)}>
      <header className={horizon.header}>
        <span>
          <Link href={homeHref} tone="inherit" underline="hover" className={horizon.home}>
            <Logo name={texts.brand} />
          </Link>
        </span>
      </header>
      <main id={MAIN_ID} className={horizon.main}>
        <div className={horizon.above}>
          <div className={css.requested}>
            <Stack space="lg" align="start" className={horizon.words}>
              <Stack space="sm">
                <Heading level={1} size="display2">
                  {texts.title}
                </Heading>
                <Text size="large" tone="secondary" measure>
                  {texts.description}
                </Text>
              </Stack>
              {path && (
                <Text size="small" tone="tertiary" className={css.path}>
                  {texts.path} <code className={css.code}>{path}</code>
                </Text>
              )}
              {note && (
                <Stack space="2xs">
                  <Text weight="semibold">{note.title}</Text>
                  <Text tone="secondary">{note.description}</Text>
                </Stack>
              )}
              <ButtonLink href={homeHref} size="large">
                {texts.home}
              </ButtonLink>
            </Stack>
            <EmptyMark size="page" className={css.smallBud} />
            <EmptyMark size="hero" className={css.largeBud} />
          </div>
        </div>
        <div className={horizon.below}>
          <Stack space="2xl">
            {note?.links}
            <PageFinder texts={texts.finder} path={path} onLoad={onLoad} />
          </Stack>
        </div>
      </main>
    </div>
  )
}
