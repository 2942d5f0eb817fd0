import { CalendarDays, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './OffersPanel.css.ts'

/** The texts of an offer. All of it is content; nothing is computed. */
export interface OfferText {
  /** What the customer gets, as a short figure such as `+100K`. */
  figure: string
  title: string
  description: string
}

export interface OffersPanelTexts {
  title: string
  validity: string
  /** The offer that stands out, with its timer text. */
  newCustomer: OfferText & { timer: string; action: string }
  depositBonus: OfferText & { action: string }
  others: readonly OfferText[]
}

export interface OffersPanelProps extends Omit<StackProps, 'children'> {
  texts: OffersPanelTexts
  /** Called when the customer accepts the new-customer offer. */
  onOrder: () => void
  /** Called when the customer accepts the deposit bonus. */
  onTopUp: () => void
}

/** The current offers (product spec, section 9). Content only: nothing here is computed or enforced. */
export function OffersPanel({ texts, onOrder, onTopUp, ...rest }: OffersPanelProps) {
  const { newCustomer, depositBonus, others } = texts
  return (
    <Stack data-component="OffersPanel" space="md" {...rest}>
      <PanelHeader
        title={texts.title}
        action={
          <Text size="small" tone="secondary" render={<Inline space="2xs" />}>
            <Icon icon={CalendarDays} />
            {texts.validity}
          </Text>
        }
      />
      <div className={css.layout}>
        <article className={css.featured}>
          <Badge tone="promotion" icon={Clock}>
            {newCustomer.timer}
          </Badge>
          <div className={css.featuredFigure}>{newCustomer.figure}</div>
          <Stack space="2xs">
            <Heading level={3} size="title">
              {newCustomer.title}
            </Heading>
            <Text tone="secondary" measure>
              {newCustomer.description}
            </Text>
          </Stack>
          <Button tone="promotion" onClick={() => onOrder()}>
            {newCustomer.action}
          </Button>
        </article>
        <div className={css.others}>
          <Offer offer={depositBonus}>
            <Button tone="neutral" emphasis="outline" size="small" onClick={() => onTopUp()} className={css.action}>
              {depositBonus.action}
            </Button>
          </Offer>
          {others.map((offer) => (
            <Offer key={offer.title} offer={offer} />
          ))}
        </div>
      </div>
    </Stack>
  )
}

function Offer({ offer, children }: { offer: OfferText; children?: ReactNode }) {
  return (
    <article className={css.offer}>
      <div className={css.figure}>{offer.figure}</div>
      <div>
        <Heading level={3} size="small">
          {offer.title}
        </Heading>
        <Text size="small" tone="secondary">
          {offer.description}
        </Text>
      </div>
      {children}
    </article>
  )
}
