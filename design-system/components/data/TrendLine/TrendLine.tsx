import { Role, type RoleProps } from '@ariakit/react/role'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { PlotError } from '#ds/components/data/charts/PlotMessage.tsx'
import { linePath, scale } from '#ds/components/data/charts/scales.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './TrendLine.css.ts'

/** The values of a period, and of the one before. */
export interface TrendValues {
  /** One value for each day or hour, in order. One that is missing is `null`. */
  current: readonly (number | null)[]
  /** The same of the period before. Default: none. */
  previous?: readonly (number | null)[]
}

export interface TrendLineTexts {
  /** Legend: this period, the one before, and what is promised. */
  current: string
  previous: string
  promised: string
  /** Below the ends of the line: `24/10` and `hôm nay`. */
  from: string
  to: string
}

export interface TrendLineProps extends Omit<RoleProps<'figure'>, 'children'> {
  /** The text alternative: the figure and the comparison in words, such as `Doanh thu 30 ngày: tăng 8,4 % so với kỳ trước`. */
  label: string
  trend: Resource<TrendValues>
  /** The value that is promised, as a dashed line: a reply within 15 minutes. Default: none. */
  promised?: number
  texts: TrendLineTexts
}

/** The drawing is stretched to the width of its box; its strokes are not. */
const SIZE = 100

/** A period as a solid line over the water, the one before dotted. The figure and its comparison stand beside it, in words of the caller. */
export function TrendLine({ label, trend, promised, texts, className, ...rest }: TrendLineProps) {
  const loading = useMessage('loading')
  const data = dataOf(trend)
  return (
    <Role.figure
      data-component="TrendLine"
      role={data && 'img'}
      aria-label={label}
      aria-busy={trend.status === 'loading' || undefined}
      {...rest}
      className={classNames(shared.chart, className)}
    >
      <div className={classNames(shared.drawing, shared.plot, shared.plotHeight.trend, css.plot)}>
        {data && (
          <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className={shared.svg}>
            <Lines {...data} promised={promised} />
          </svg>
        )}
        {trend.status === 'error' && <PlotError {...trend} />}
      </div>
      <div aria-hidden className={css.foot}>
        <span>{texts.from}</span>
        <span className={css.legend}>
          <LegendItem text={texts.current} className={css.line.current} />
          {data?.previous && <LegendItem text={texts.previous} className={css.line.previous} />}
          {promised !== undefined && <LegendItem text={texts.promised} className={css.line.promised} />}
        </span>
        <span>{texts.to}</span>
      </div>
      {trend.status === 'loading' && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
    </Role.figure>
  )
}

interface LinesProps extends TrendValues {
  promised: number | undefined
}

function Lines({ current, previous = [], promised }: LinesProps) {
  const values = [...current, ...previous, promised ?? null].filter((value) => value !== null)
  const y = scale(0, Math.max(...values, 0) || 1, SIZE, 2)
  const x = scale(0, Math.max(current.length, previous.length, 2) - 1, 0, SIZE)
  const path = (series: readonly (number | null)[]) =>
    linePath(series.map((value, index) => (value === null ? undefined : { x: x(index), y: y(value) })))
  return (
    <>
      {previous.length > 0 && (
        <path d={path(previous)} vectorEffect="non-scaling-stroke" className={css.line.previous} />
      )}
      {promised !== undefined && (
        <path d={`M0 ${y(promised)}H${SIZE}`} vectorEffect="non-scaling-stroke" className={css.line.promised} />
      )}
      <path d={path(current)} vectorEffect="non-scaling-stroke" className={css.line.current} />
    </>
  )
}

function LegendItem({ text, className }: { text: string; className: string }) {
  return (
    <span className={shared.legendItem}>
      <svg aria-hidden viewBox="0 0 16 4" width={16} height={4} className={shared.swatch}>
        <path d="M0 2H16" className={className} />
      </svg>
      <span>{text}</span>
    </span>
  )
}
