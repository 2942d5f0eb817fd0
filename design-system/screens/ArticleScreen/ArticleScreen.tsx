import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { BreadcrumbLink } from '#ds/components/navigation/Breadcrumb/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useLinkComponent } from '#ds/providers/link.tsx'
import * as frame from '#ds/screens/public-page.css.ts'
import { PageIntro } from '#ds/storefront/PageIntro/index.ts'
import { Prose } from '#ds/storefront/Prose/index.ts'
import * as css from './ArticleScreen.css.ts'
import { type ArticleHeading, ContentsList } from './ContentsList.tsx'

export interface ArticleScreenTexts {
  /** Name of the link to the landing page, first in the breadcrumb. */
  home: string
  /** Accessible name of the breadcrumb. */
  trail: string
  /** Says when the page was last changed; `date` is formatted. */
  updated: (date: string) => string
  /** Heading of the table of contents. */
  contents: string
  previous: string
  next: string
  /** Asks what the page lacks. */
  feedback: string
  feedbackLink: string
}

export type ArticleLink = BreadcrumbLink

export interface ArticleScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  texts: ArticleScreenTexts
  heading: string
  description: string
  /** Day of the last change, in ISO 8601. Absent on pages that only lead to others. */
  updated?: string | undefined
  /** The pages above this one, outermost first, without the landing page. Default: none. */
  trail?: readonly ArticleLink[]
  /** The sections. The table of contents exists from two sections. */
  headings: readonly ArticleHeading[]
  /** Neighbours in a series of pages. Default: none. */
  previous?: ArticleLink | undefined
  next?: ArticleLink | undefined
  /** Where readers say what the page lacks. Absent: not asked. */
  feedbackHref?: string | undefined
  /** The page's header. */
  header: ReactNode
  /** The page's footer. */
  footer: ReactNode
  /** Content of a Prose. */
  children: ReactNode
}

const MIN_HEADINGS = 2

/** A page of text: help, legal texts, news. With breadcrumb, table of contents and links to its neighbours. */
export function ArticleScreen({
  texts,
  heading,
  description,
  updated,
  trail = [],
  headings,
  previous,
  next,
  feedbackHref,
  header,
  footer,
  className,
  children,
  ...rest
}: ArticleScreenProps) {
  const { date } = useFormats()
  const hasContents = headings.length >= MIN_HEADINGS
  return (
    <div data-component="ArticleScreen" {...rest} className={classNames(frame.page, className)}>
      {header}
      <main id={MAIN_ID} className={frame.main}>
        <PageIntro
          heading={heading}
          lead={description}
          trail={{ label: texts.trail, links: [{ href: '/', title: texts.home }, ...trail] }}
        >
          {updated && (
            <Text size="small" tone="tertiary">
              {texts.updated(date(updated))}
            </Text>
          )}
        </PageIntro>
        <div className={frame.content}>
          <div className={css.columns} data-contents={hasContents || undefined}>
            {hasContents && (
              <>
                <details className={css.disclosure}>
                  <summary className={css.summary}>
                    {texts.contents}
                    <Icon icon={ChevronDown} className={css.summaryIcon} />
                  </summary>
                  <ContentsList headings={headings} />
                </details>
                <nav aria-label={texts.contents} className={css.aside}>
                  <Text size="small" weight="semibold" aria-hidden>
                    {texts.contents}
                  </Text>
                  <ContentsList headings={headings} />
                </nav>
              </>
            )}
            <article className={css.article}>
              <Prose>{children}</Prose>
              <div className={css.end}>
                {feedbackHref && (
                  <Text size="small" tone="secondary">
                    {texts.feedback} <Link href={feedbackHref}>{texts.feedbackLink}</Link>
                  </Text>
                )}
                {(previous || next) && (
                  <div className={css.neighbours}>
                    {previous && <Neighbour side="previous" label={texts.previous} {...previous} />}
                    {next && <Neighbour side="next" label={texts.next} {...next} />}
                  </div>
                )}
              </div>
            </article>
          </div>
        </div>
      </main>
      {footer}
    </div>
  )
}

function Neighbour({ side, label, href, title }: ArticleLink & { side: 'previous' | 'next'; label: string }) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent href={href} data-side={side} className={css.neighbour}>
      <Text size="caption" tone="tertiary" render={<span />}>
        {label}
      </Text>
      <Text weight="medium" render={<span />}>
        {title}
      </Text>
    </LinkComponent>
  )
}
