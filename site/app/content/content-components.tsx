import type { ComponentPropsWithRef, ReactNode } from 'react'
import { provider } from '#contracts/provider.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Accordion, AccordionItem } from '#ds/components/navigation/Accordion/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import {
  ArticlePicture,
  CodeBlock,
  LinkCards,
  OfferCards,
  PlanTable,
  ProseHeading,
  ProseTable,
  Steps,
} from '#ds/storefront/Prose/index.ts'
import { articlePlan } from '#site/content/article-plan.ts'
import { useContentPage } from '#site/content/content-context.ts'
import { type FactName, facts } from '#site/content/facts.ts'
import { useCatalog } from '#site/page-data.tsx'

/** What the MDX of content pages may contain, besides Markdown. */
export const contentComponents = {
  h2: ProseHeading,
  a: ContentLink,
  pre: Code,
  Table,
  Steps,
  Callout,
  Questions: Accordion,
  Question,
  // `<Picture name alt>` of the MDX, with the file of its language: see content-plugin.ts.
  Picture: ArticlePicture,
  Cards: LinkCards,
  Children,
  Button,
  Price,
  PlanTable: Plans,
  Offer: Offers,
  Fact,
  Company,
  Hotline,
}

/** A link of Markdown: to another site it opens in a new tab. The pages of the server are none of the router's. */
function ContentLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <Link
      {...rest}
      {...(href.startsWith('/api/') && { target: '_self' })}
      href={href}
      external={/^https?:/.test(href)}
    />
  )
}

function Code({ children }: ComponentPropsWithRef<'pre'>) {
  return <CodeBlock texts={useContentPage().texts.code}>{children}</CodeBlock>
}

function Table({ children }: { children: ReactNode }) {
  return <ProseTable label={useContentPage().texts.table}>{children}</ProseTable>
}

function Callout({
  tone = 'brand',
  title,
  children,
}: {
  tone?: 'brand' | 'caution'
  title?: string
  children: ReactNode
}) {
  return (
    <Notice tone={tone} {...(title && { title })}>
      {children}
    </Notice>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccordionItem value={title} heading={title}>
      {children}
    </AccordionItem>
  )
}

/**
 * The pages directly below this one; `dated` shows the newest first, with their dates. `only` are the last parts of the addresses of a group, in
 * the order in which they are shown: a page that groups its children names each of them once.
 */
function Children({ dated = false, only }: { dated?: boolean; only?: string }) {
  const { children } = useContentPage().page
  const { date } = useFormats()
  if (only !== undefined)
    return (
      <LinkCards links={only.split(' ').flatMap((name) => children.filter(({ href }) => href.endsWith(`/${name}`)))} />
    )
  if (!dated) return <LinkCards links={children} />
  const newest = children.toSorted((a, b) => b.updated.localeCompare(a.updated))
  return <LinkCards links={newest.map((child) => ({ ...child, note: date(child.updated) }))} />
}

/** The main link of a page. */
function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <ButtonLink href={href}>{children}</ButtonLink>
    </p>
  )
}

function UnknownPrice() {
  const { plans } = useContentPage().texts
  return (
    <>
      {plans.unknown} <Link href="/pricing">{plans.unknownLink}</Link>
    </>
  )
}

/** The price of a plan, by its name. */
function Price({ plan, period = 'monthly' }: { plan: string; period?: 'monthly' | 'yearly' }) {
  const found = useCatalog('plans').plans.find(({ name }) => name === plan)
  // The operator may have withdrawn or renamed it.
  return found ? <Money amount={found.prices[period].amount} /> : <UnknownPrice />
}

/** The plans of a series. */
function Plans({ series }: { series: string }) {
  const { texts } = useContentPage()
  const plans = useCatalog('plans').plans.filter(({ seriesId }) => seriesId === series)
  if (plans.length > 0) return <PlanTable texts={texts.plans} plans={plans.map(articlePlan)} />
  return (
    <p>
      <UnknownPrice />
    </p>
  )
}

/** The offers of a kind that run now, or all of them. */
function Offers({ kind, firstOrderOnly }: { kind?: string; firstOrderOnly?: boolean }) {
  const { texts } = useContentPage()
  const offers = useCatalog('offers').offers.filter(
    (offer) =>
      (!kind || offer.kind === kind) && (firstOrderOnly === undefined || offer.firstOrderOnly === firstOrderOnly),
  )
  return <OfferCards texts={texts.offers} offers={offers} />
}

/** A figure of site/app/content/facts.ts. A promise says so to a reader who points at it. */
function Fact({ name }: { name: FactName }) {
  const { texts } = useContentPage()
  const { currency, percent, number } = useFormats()
  const { value, unit, isPromise } = facts[name]
  const formatted = { dong: currency, percent: (value: number) => percent(value / 100), number }[unit](value)
  return isPromise ? <span title={texts.promise}>{formatted}</span> : formatted
}

/** A detail of the company, or that the operator has not added it yet. */
function Company({ field }: { field: 'legalName' | 'taxCode' | 'address' | 'representative' | 'email' }) {
  const { texts } = useContentPage()
  return provider[field] ?? <em>{texts.notSet}</em>
}

/** The hotline; a sample is marked as one. */
function Hotline() {
  const { hotline } = useContentPage().texts
  return <Link href={hotline.href}>{hotline.number}</Link>
}
