import { Role, type RoleProps } from '@ariakit/react/role'
import { useId, useMemo } from 'react'
import { AxisLabel } from '#ds/components/data/charts/AxisLabel.tsx'
import { ChartDataTable, type DataColumn } from '#ds/components/data/charts/ChartDataTable.tsx'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { Hatching } from '#ds/components/data/charts/Hatching.tsx'
import { PlotError } from '#ds/components/data/charts/PlotMessage.tsx'
import { scale } from '#ds/components/data/charts/scales.ts'
import { type PlotSize, usePlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import * as water from '#ds/components/data/charts/water.css.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { MonthLegend } from './MonthLegend.tsx'

/** The sums of a month. */
export interface MonthSums {
  /** Unique in the chart. */
  id: string
  /** Short name below the bar, from `useFormats().shortMonth`: `T11`. */
  label: string
  /** Its name in the table, where there is space for the year. Default: the label. */
  name?: string
  /** What was spent, without what came back. Negative if more came back: then it has no bar, but its sum is written. */
  spent: number
  /** What is expected to be spent beside that. Default: 0. */
  planned?: number
  /** What came back: shown beside the bar, and not counted in it. Default: 0. */
  returned?: number
  /** Whether it is the month of the present. Default: false. */
  current?: boolean
}

export interface MonthBarsTexts {
  /** Heading of the months in the table. */
  month: string
  /** Legend, and headings of the table. */
  spent: string
  planned: string
  returned: string
}

export interface MonthBarsProps extends Omit<RoleProps<'figure'>, 'children'> {
  /** What the chart shows, with its unit: `Chi tiêu theo tháng, nghìn ₫`. Name of the table, which screen readers get. */
  label: string
  /** The months, in order. */
  months: Resource<readonly MonthSums[]>
  texts: MonthBarsTexts
  /** Writes a sum above its bar and in the table. Default: a number without unit. */
  format?: (value: number) => string
}

const noMonths: readonly MonthSums[] = []

/** Sums of months side by side: solid what was spent, hatched what is expected, and a dashed frame beside for what came back. */
export function MonthBars({ label, months: resource, texts, format, className, ...rest }: MonthBarsProps) {
  const { number } = useFormats()
  const loading = useMessage('loading')
  const [plotRef, plotSize] = usePlotSize<HTMLDivElement>()
  const months = dataOf(resource) ?? noMonths
  const write = format ?? number
  const has = (kind: 'planned' | 'returned') => months.some((month) => (month[kind] ?? 0) > 0)
  const [hasPlanned, hasReturned] = [has('planned'), has('returned')]
  const { columns, rows } = useMemo(
    () => tableOf(months, texts, write, hasPlanned, hasReturned),
    [months, texts, write, hasPlanned, hasReturned],
  )

  return (
    <Role.figure
      data-component="MonthBars"
      aria-label={label}
      aria-busy={resource.status === 'loading' || undefined}
      {...rest}
      className={classNames(shared.chart, className)}
    >
      <div className={shared.views}>
        <div className={shared.drawing}>
          <div ref={plotRef} className={classNames(shared.plot, shared.plotHeight.medium)}>
            {plotSize && (
              <svg aria-hidden className={shared.svg}>
                <Bars months={months} plotSize={plotSize} format={write} />
                <path
                  d={`M0 ${plotSize.height - 1}H${plotSize.width}`}
                  className={months.length > 0 ? shared.waterLine.measured : shared.waterLine.still}
                />
              </svg>
            )}
            {resource.status === 'error' && <PlotError {...resource} />}
          </div>
          <div className={shared.axis} />
        </div>
        {months.length > 0 && <ChartDataTable caption={label} columns={columns} rows={rows} shown={false} />}
      </div>
      <MonthLegend texts={texts} planned={hasPlanned} returned={hasReturned} />
      {resource.status === 'loading' && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
    </Role.figure>
  )
}

interface BarsProps {
  months: readonly MonthSums[]
  plotSize: PlotSize
  format: (value: number) => string
}

/** The widest bar, and the frame beside it. */
const BAR = 36
const FRAME = 14
const GAP = 4

function Bars({ months, plotSize, format }: BarsProps) {
  const id = useId()
  const { width, height, fontSize } = plotSize
  const slot = width / Math.max(months.length, 1)
  const bar = Math.min(BAR, slot * 0.55)
  const frame = Math.min(FRAME, (slot - bar) / 2 - GAP)
  const baseline = height - 2
  const highest = Math.max(
    1,
    ...months.map(({ spent, planned = 0, returned = 0 }) => Math.max(Math.max(spent, 0) + planned, returned)),
  )
  // Space for the sums above the highest bar.
  const y = scale(0, highest, baseline, fontSize * 2)
  return (
    <>
      <Hatching id={id} />
      {months.map(({ id: key, label, spent, planned = 0, returned = 0, current = false }, index) => {
        const middle = slot * (index + 0.5)
        const left = middle - bar / 2
        const drawn = Math.max(spent, 0)
        const [top, plannedTop] = [y(drawn), y(drawn + planned)]
        return (
          <g key={key}>
            {returned > 0 && frame > 2 && (
              <path
                d={`M${left + bar + GAP} ${baseline}V${y(returned)}h${frame}V${baseline}`}
                className={water.frame}
              />
            )}
            {planned > 0 && (
              <>
                <path d={`M${left} ${top}V${plannedTop}h${bar}V${top}Z`} fill={`url(#${id})`} />
                <path d={`M${left} ${plannedTop}h${bar}`} className={water.edge.planned} />
              </>
            )}
            {spent > 0 && (
              <>
                <path d={`M${left} ${baseline}V${top}h${bar}V${baseline}Z`} className={water.fill.past} />
                <path d={`M${left} ${top}h${bar}`} className={water.edge.past} />
              </>
            )}
            {(spent !== 0 || planned > 0) && (
              <text x={middle} y={plannedTop - 6} textAnchor="middle" className={shared.label.sum}>
                {spent !== 0 && format(spent)}
                {spent !== 0 && planned > 0 && <tspan className={shared.label.tick}> + </tspan>}
                {planned > 0 && (
                  <tspan className={spent !== 0 ? shared.label.tick : undefined}>{format(planned)}</tspan>
                )}
              </text>
            )}
            <AxisLabel x={middle} text={label} plotSize={plotSize} now={current} />
          </g>
        )
      })}
    </>
  )
}

function tableOf(
  months: readonly MonthSums[],
  texts: MonthBarsTexts,
  write: (value: number) => string,
  planned: boolean,
  returned: boolean,
) {
  const columns: DataColumn[] = [
    { id: 'month', header: texts.month },
    { id: 'spent', header: texts.spent, align: 'end' },
    ...(planned ? [{ id: 'planned', header: texts.planned, align: 'end' } as const] : []),
    ...(returned ? [{ id: 'returned', header: texts.returned, align: 'end' } as const] : []),
  ]
  const rows = months.map((month) => ({
    id: month.id,
    cells: [
      month.name ?? month.label,
      write(month.spent),
      ...(planned ? [write(month.planned ?? 0)] : []),
      ...(returned ? [write(month.returned ?? 0)] : []),
    ],
  }))
  return { columns, rows }
}
