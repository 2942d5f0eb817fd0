import { useRef } from 'react'
import type { SuggestedTopUp } from '#ds/account/top-ups-of.ts'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { edgeFade } from '#ds/css/edge-fade.css.ts'
import { useScrollEdges } from '#ds/hooks/use-scroll-edges.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './WalletLevel.css.ts'
import type { WalletLevelProps, WalletLevelTexts } from './WalletLevel.tsx'

interface TopUpCardsProps {
  topUps: readonly SuggestedTopUp[]
  texts: Pick<WalletLevelTexts, 'topUpsLabel' | 'topUpMonths' | 'topUpUntil'>
  onTopUp: WalletLevelProps['onTopUp']
}

/** Top-ups for some months more, of three lines each. On a phone a row that scrolls: a card that is cut says that it goes on. */
export function TopUpCards({ topUps, texts, onTopUp }: TopUpCardsProps) {
  const { date } = useFormats()
  const row = useRef<HTMLDivElement>(null)
  const more = useScrollEdges(row)
  return (
    <fieldset aria-label={texts.topUpsLabel} className={css.topUps}>
      <Text size="small" tone="secondary" render={<span />} aria-hidden>
        {texts.topUpsLabel}
      </Text>
      <div
        ref={row}
        data-more-start={more.start || undefined}
        data-more-end={more.end || undefined}
        className={classNames(css.cards, edgeFade)}
      >
        {topUps.map(({ months, amount, lastsUntil }) => (
          <Button
            key={months}
            tone="neutral"
            emphasis="outline"
            size="small"
            className={css.topUpCard}
            onClick={() => onTopUp(amount)}
          >
            <span className={css.topUpMonths}>{texts.topUpMonths(months)}</span>
            <Money amount={amount} className={css.topUpAmount} />
            {lastsUntil && <span className={css.topUpUntil}>{texts.topUpUntil(date(lastsUntil))}</span>}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** As high as the cards of a wallet that runs out one day. */
export function LoadingTopUps({ label }: { label: string }) {
  return (
    <div aria-hidden className={css.topUps}>
      <Text size="small" tone="secondary" render={<span />}>
        {label}
      </Text>
      <div className={css.cards}>
        <div className={classNames(css.topUpCard, css.loadingTopUp)}>
          {[css.topUpMonths, css.topUpAmount, css.topUpUntil].map((line) => (
            <span key={line} className={line}>
              <Skeleton length="full" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
