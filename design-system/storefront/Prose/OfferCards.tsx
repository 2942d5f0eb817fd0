import type { ComponentPropsWithRef } from 'react'
import { lastMomentOf, type OfferKind } from '#contracts/rules/offers.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { SmallFlower } from '#ds/storefront/open-flower.tsx'
import * as css from './Prose.css.ts'

export interface OfferCardsTexts {
  /** Shown before a code. */
  code: string
  /** Shown instead of a code: how one gets an offer of each kind. */
  noCode: Readonly<Record<'discount' | Exclude<OfferKind, 'percent' | 'amount'>, string>>
  /** Says until when an offer runs; `date`, its last day, is formatted. */
  until: (date: string) => string
  noneTitle: string
  none: string
}

/** An offer that runs now. */
export interface ArticleOffer {
  id: number | string
  kind: OfferKind
  title: string
  description: string
  code: string | null
  /** From when on it no longer applies, ISO 8601; null without an end. */
  endsAt: string | null
}

export interface OfferCardsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: OfferCardsTexts
  offers: readonly ArticleOffer[]
}

/** The offers of an activity. Says so when none runs. */
export function OfferCards({ texts, offers, className, ...rest }: OfferCardsProps) {
  const { date } = useFormats()
  return (
    <div data-component="OfferCards" {...rest} className={classNames(css.offers, className)}>
      {offers.length === 0 ? (
        <Notice tone="neutral" title={texts.noneTitle}>
          {texts.none}
        </Notice>
      ) : (
        <ul className={css.offerList}>
          {offers.map((offer) => (
            <li key={offer.id} className={css.offer}>
              <span className={css.offerSign}>
                <SmallFlower length={14} />
              </span>
              <div className={css.offerWords}>
                <Text weight="semibold">{offer.title}</Text>
                <Text size="small" tone="secondary">
                  {offer.description}
                </Text>
                <Text size="small">
                  {offer.code ? (
                    <>
                      {texts.code} <code translate="no">{offer.code}</code>
                    </>
                  ) : (
                    texts.noCode[offer.kind === 'percent' || offer.kind === 'amount' ? 'discount' : offer.kind]
                  )}
                </Text>
                {offer.endsAt && (
                  <Text size="small" tone="secondary">
                    {texts.until(date(lastMomentOf(offer.endsAt)))}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
