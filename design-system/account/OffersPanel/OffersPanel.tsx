import { CalendarDays, Clock } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Offer } from '#contracts/offers.ts'
import { lastMomentOf } from '#contracts/rules/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money, sentenceWithMoney } from '#ds/primitives/Money/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './OffersPanel.css.ts'
import { timeLeft } from './time-left.ts'

/** The words around the facts of an offer; amounts, shares and dates are already formatted. */
export interface OffersPanelTexts extends CopyButtonTexts {
  title: string
  /** What the customer gets, as a short figure. */
  figures: {
    /** Around an amount or a share. */
    discount: (saving: string) => string
    trial: (days: number) => string
  }
  /** The conditions of an offer, each a short sentence. */
  conditions: {
    periods: (periods: number) => string
    firstOrder: string
    billing: Readonly<Record<BillingPeriod, string>>
    minimum: (amount: string) => string
    /** The last day on which it holds. */
    until: (date: string) => string
  }
  /** How much time is left, when it is not much. */
  hoursLeft: (hours: number) => string
  daysLeft: (days: number) => string
  /** Before the code. */
  code: string
  actions: { order: string; trial: string; topUp: (amount: string) => string }
  /** The customer's own link, and what it has brought so far. */
  referralLink: string
  referralResult: (invited: number, earned: string) => string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}

export interface OffersPanelProps extends Omit<StackProps, 'children'> {
  /** The offers that apply to this customer now. */
  offers: Resource<readonly Offer[]>
  /** The customer's link for friends: absolute, with what it has brought. Absent while unknown. */
  referral?: { link: string; invited: number; earned: string } | undefined
  /** The current time, ISO 8601. */
  now: string
  texts: OffersPanelTexts
  /** Called to order with the offer: its code, or the trial. */
  onOrder: (choice: OrderChoice) => void
  /** Called to top up with the offer; `amount` is the least that it applies to, whole dong as a decimal string. */
  onTopUp: (amount: string | undefined) => void
}

const isDiscount = ({ kind }: Offer) => kind === 'percent' || kind === 'amount'

/** What holds today for this customer, each offer with what can be done with it. A discount stands out. */
export function OffersPanel({ offers, texts, ...props }: OffersPanelProps) {
  const { referral, now, onOrder, onTopUp, ...rest } = props
  const data = offers.status === 'ready' ? offers.data : []
  const featured = data.find(isDiscount) ?? data[0]
  const offerProps = { referral, now, onOrder, onTopUp, texts }
  return (
    <Stack data-component="OffersPanel" space="md" {...rest}>
      <PanelHeader title={texts.title} />
      {offers.status === 'loading' && <Loading />}
      {offers.status === 'error' && (
        <div className={css.message}>
          <ErrorState title={texts.errorTitle} description={offers.message} onRetry={offers.onRetry} />
        </div>
      )}
      {offers.status === 'ready' && !featured && (
        <div className={css.message}>
          <EmptyState
            title={texts.emptyTitle}
            description={texts.emptyDescription}
            action={
              <Button tone="neutral" emphasis="outline" onClick={() => onOrder({})}>
                {texts.actions.order}
              </Button>
            }
          />
        </div>
      )}
      {featured && (
        <div className={css.layout({ single: data.length === 1 })}>
          <Featured offer={featured} {...offerProps} />
          {data.length > 1 && (
            <ul className={css.others}>
              {data
                .filter((offer) => offer !== featured)
                .map((offer) => (
                  <li key={offer.id}>
                    <Other offer={offer} {...offerProps} />
                  </li>
                ))}
            </ul>
          )}
        </div>
      )}
    </Stack>
  )
}

interface OfferProps extends Pick<OffersPanelProps, 'referral' | 'now' | 'texts' | 'onOrder' | 'onTopUp'> {
  offer: Offer
}

function Featured(props: OfferProps) {
  const { offer, now, texts } = props
  const left = timeLeft(offer.endsAt, now)
  return (
    <article className={css.featured}>
      {left && (
        <Badge tone="promotion" icon={Clock}>
          {left.unit === 'hours' ? texts.hoursLeft(left.count) : texts.daysLeft(left.count)}
        </Badge>
      )}
      <div className={css.featuredFigure}>
        <Figure offer={offer} texts={texts} />
      </div>
      <Stack space="2xs">
        <Heading level={3} size="title">
          {offer.title}
        </Heading>
        <Text tone="secondary" measure>
          {offer.description}
        </Text>
      </Stack>
      <Conditions {...props} />
      <Action {...props} emphasis="strong" />
    </article>
  )
}

function Other(props: OfferProps) {
  const { offer, texts } = props
  return (
    <article className={css.offer}>
      <div className={css.figure}>
        <Figure offer={offer} texts={texts} />
      </div>
      <Stack space="2xs">
        <Heading level={3} size="small">
          {offer.title}
        </Heading>
        <Text size="small" tone="secondary">
          {offer.description}
        </Text>
        <Conditions {...props} />
      </Stack>
      <Action {...props} emphasis="outline" />
    </article>
  )
}

/** What the customer gets. */
function Figure({ offer, texts: { figures } }: Pick<OfferProps, 'offer' | 'texts'>) {
  const { percent } = useFormats()
  const amount = offer.amount ?? '0'
  switch (offer.kind) {
    case 'percent':
      return figures.discount(percent((offer.percent ?? 0) / 100))
    case 'amount':
      return sentenceWithMoney([amount], figures.discount)
    case 'deposit_bonus':
      return <Money amount={amount} sign="always" />
    case 'trial':
      return figures.trial(offer.days ?? 0)
    case 'referral':
      return <Money amount={amount} />
  }
}

/** Code, conditions and end, as far as the offer has them. */
function Conditions({ offer, texts }: OfferProps) {
  const { currency, date } = useFormats()
  const code = useRef<HTMLSpanElement>(null)
  const { conditions } = texts
  const [billingPeriod, ...otherPeriods] = offer.billingPeriods ?? []
  const sentences = [
    offer.periods !== undefined && offer.periods > 0 && conditions.periods(offer.periods),
    offer.minimum !== undefined && offer.minimum !== '0' && conditions.minimum(currency(offer.minimum)),
    offer.firstOrderOnly && conditions.firstOrder,
    billingPeriod !== undefined && otherPeriods.length === 0 && conditions.billing[billingPeriod],
    offer.endsAt !== null && conditions.until(date(lastMomentOf(offer.endsAt))),
  ].filter((sentence) => sentence !== false)
  return (
    <>
      {offer.code !== null && (
        <div className={css.code}>
          <Text size="small" weight="semibold">
            {texts.code} <span ref={code}>{offer.code}</span>
          </Text>
          <CopyButton of={code} value={offer.code} texts={texts} />
        </div>
      )}
      {sentences.length > 0 && (
        <Text size="caption" tone="tertiary" className={css.conditions} render={<div />}>
          <Icon icon={CalendarDays} />
          <span>{sentences.join(' ')}</span>
        </Text>
      )}
    </>
  )
}

/** What can be done with the offer. */
function Action({
  offer,
  referral,
  texts,
  onOrder,
  onTopUp,
  emphasis,
}: OfferProps & { emphasis: 'strong' | 'outline' }) {
  const { currency } = useFormats()
  const { actions } = texts
  const look =
    emphasis === 'strong'
      ? ({ tone: 'promotion' } as const)
      : ({ tone: 'neutral', emphasis: 'outline', size: 'small' } as const)
  const button = (label: string, onClick: () => void): ReactNode => (
    <Button {...look} onClick={onClick} className={css.action}>
      {label}
    </Button>
  )
  switch (offer.kind) {
    case 'percent':
    case 'amount':
      return button(actions.order, () => onOrder(choiceWith(offer)))
    case 'trial':
      return button(actions.trial, () => onOrder({ trial: true }))
    case 'deposit_bonus':
      return button(actions.topUp(currency(offer.minimum ?? '0')), () => onTopUp(offer.minimum))
    case 'referral':
      return referral ? <ReferralLink referral={referral} texts={texts} /> : null
  }
}

interface ReferralLinkProps extends Pick<OfferProps, 'texts'> {
  referral: NonNullable<OfferProps['referral']>
}

/** The link that others follow, and what it has earned so far. */
function ReferralLink({ referral, texts }: ReferralLinkProps) {
  const { currency } = useFormats()
  const link = useRef<HTMLElement>(null)
  return (
    <div className={css.referral}>
      <Text size="caption" tone="tertiary">
        {texts.referralLink}
      </Text>
      <div className={css.code}>
        <Text size="small" family="mono" className={css.link} render={<span ref={link} />}>
          {referral.link}
        </Text>
        <CopyButton of={link} value={referral.link} texts={texts} />
      </div>
      {referral.invited > 0 && (
        <Text size="caption" tone="secondary">
          {texts.referralResult(referral.invited, currency(referral.earned))}
        </Text>
      )}
    </div>
  )
}

/** The order with the discount: its code, and the plan and period if it applies to one only. */
function choiceWith({ code, planIds, billingPeriods }: Offer): OrderChoice {
  return {
    ...(code !== null && { code }),
    ...(planIds?.length === 1 && { planId: planIds[0] }),
    ...(billingPeriods?.length === 1 && { period: billingPeriods[0] }),
  }
}

function Loading() {
  const loading = useMessage('loading')
  return (
    <div aria-busy className={css.message}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Stack space="md">
        <Skeleton length="short" />
        <Skeleton length="long" />
        <Skeleton length="medium" />
      </Stack>
    </div>
  )
}
