import type { WalletForecast } from '#contracts/wallet.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { balanceSteps } from './balance-steps.ts'
import * as css from './FigureLine.css.ts'
import type { FigureLineTexts } from './FigureLine.tsx'

interface BalanceLevelProps {
  forecast: WalletForecast
  /** When the wallet cannot pay a charge, if that is soon: the amount that is then missing is named beside the drawing. */
  shortOn: string | undefined
  texts: Pick<FigureLineTexts, 'missingOn' | 'levelWithShortfall'>
}

/** The drawing, in units of its view box. Below `ground` is what is missing. */
const width = 88
const top = 5
const ground = 26
const bottom = 33
/** More levels than these cannot be told apart. */
const maxLevels = 7

/**
 * The wallet as a level of water: what is there today is drawn solid, what the known charges leave of it dashed, and what is then missing
 * hangs below the ground. Steps, since a charge takes its amount at once.
 */
export function BalanceLevel({ forecast, shortOn, texts }: BalanceLevelProps) {
  const { currency, date } = useFormats()
  const { levels, missing } = balanceSteps(forecast, maxLevels)
  const highest = levels[0] ?? 0n
  // The division is exact in dong; its result, the share of the highest level in thousandths, is a height of a few
  // units.
  const heightOf = (level: bigint) =>
    highest === 0n ? ground : ground - ((ground - top) * Number((level * 1000n) / highest)) / 1000
  const pitch = width / (levels.length + (missing === undefined ? 0 : 1))
  const heights = levels.map(heightOf)
  const planned = heights
    .slice(1)
    .map((height, index) => `V${height}H${pitch * (index + 2)}`)
    .join('')
  const words = missing !== undefined && shortOn !== undefined && { amount: missing, day: date(shortOn) }
  return (
    <dd className={css.level} aria-hidden={words ? undefined : true}>
      {words && <VisuallyHidden>{texts.levelWithShortfall(currency(words.amount), words.day)}</VisuallyHidden>}
      <svg viewBox="0 0 88 36" className={css.drawing} aria-hidden>
        <path d={`M0 ${ground}.5H${width}`} className={css.ground} />
        <path d={`M0 ${heights[0]}H${pitch}`} className={css.water} />
        {planned && <path d={`M${pitch} ${heights[0]}${planned}`} className={css.plannedWater} />}
        {missing !== undefined && (
          <path d={`M${pitch * levels.length} ${heights.at(-1)}V${bottom}H${width}`} className={css.shortfall} />
        )}
      </svg>
      {words && (
        <span className={css.shortfallText} aria-hidden>
          <span>{texts.missingOn(words.day)}</span>
          <Money amount={words.amount} className={css.missing} />
        </span>
      )}
    </dd>
  )
}
