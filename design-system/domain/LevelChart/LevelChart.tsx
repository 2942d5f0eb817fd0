import { Role, type RoleProps } from '@ariakit/react/role'
import { type ReactNode, useMemo, useState } from 'react'
import { ChartDataTable } from '#ds/components/data/charts/ChartDataTable.tsx'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { PlotError, PlotMessage, StaleNote } from '#ds/components/data/charts/PlotMessage.tsx'
import { TableSwitch } from '#ds/components/data/charts/TableSwitch.tsx'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './LevelChart.css.ts'
import { LevelLegend } from './LevelLegend.tsx'
import { LevelLine } from './LevelLine.tsx'
import { LevelPlot } from './LevelPlot.tsx'
import { pointsWithNow } from './level-layout.ts'
import type { LevelChartTexts, LevelData, LevelNow, LevelPoint } from './types.ts'

export interface LevelChartProps extends Omit<RoleProps<'figure'>, 'children'> {
  /** What the chart shows, for screen readers: `Số dư ví từ 23/09/2026 đến 04/03/2027`. Of a small one it is the text alternative. */
  label: string
  /** The level with its changes. A level that is not known is not zero: while it loads or has failed, only the baseline is drawn. */
  level: Resource<LevelData>
  /** The words of legend, table and bubble. */
  texts: LevelChartTexts
  /** The name of a point, a whole sentence: `26/11/2026: trừ 49.000 ₫ gia hạn blog-ca-nhan, còn 564.000 ₫`. */
  describe: (point: LevelPoint | LevelNow) => string
  /** Shown over the baseline if the level is zero and nothing is expected. */
  empty?: ReactNode
  /** Writes a level. Default: money. */
  format?: (value: number) => string
  /** Writes a change with its sign. Default: money. */
  formatChange?: (value: number) => string
  /** Writes a round value on the scale. Default: a number without unit. */
  formatTick?: (value: number) => string
  /** `medium` is 232 px high, 176 px on a phone; `small` is 36 px high, with neither axes nor points nor table. Default: `medium`. */
  size?: 'small' | 'medium'
}

/**
 * A level over time, such as a balance: in steps, since money moves at once. What has happened is solid, what is expected is hatched. Every
 * change is a point that keys reach, and a row of the table.
 */
export function LevelChart({
  label,
  level,
  texts,
  describe,
  empty,
  format,
  formatChange,
  formatTick,
  size = 'medium',
  className,
  ...rest
}: LevelChartProps) {
  const formats = useFormats()
  const loading = useMessage('loading')
  const [tableShown, setTableShown] = useState(false)
  const data = dataOf(level)
  const write = {
    format: format ?? formats.currency,
    formatChange: formatChange ?? formats.signedCurrency,
    formatTick: formatTick ?? formats.number,
  }
  const isSmall = size === 'small'
  const isEmpty = data?.start === 0 && data.points.length === 0

  return (
    <Role.figure
      data-component="LevelChart"
      role={isSmall ? 'img' : undefined}
      aria-label={label}
      aria-busy={level.status === 'loading' || undefined}
      {...rest}
      className={classNames(shared.chart, className)}
    >
      {isSmall && (data ? <LevelLine data={data} /> : <BaselineOnly height="line" />)}
      {!isSmall && data && (
        <>
          <div className={shared.views}>
            <LevelPlot label={label} data={data} texts={texts} describe={describe} replaced={tableShown} {...write}>
              {empty !== undefined && <PlotMessage>{empty}</PlotMessage>}
            </LevelPlot>
            {!isEmpty && <LevelTable label={label} data={data} texts={texts} shown={tableShown} {...write} />}
          </div>
          <div className={css.foot}>
            {isEmpty ? <span /> : <LevelLegend data={data} texts={texts} />}
            {!isEmpty && <TableSwitch title={label} shown={tableShown} onShownChange={setTableShown} />}
          </div>
        </>
      )}
      {!isSmall && !data && (
        <>
          <div>
            <div className={css.flags} />
            <BaselineOnly height="large">{level.status === 'error' && <PlotError {...level} />}</BaselineOnly>
            <div className={shared.axis} />
          </div>
          <div className={css.foot} />
        </>
      )}
      {level.status === 'ready' && level.stale && <StaleNote {...level.stale} />}
      {level.status === 'loading' && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
    </Role.figure>
  )
}

interface BaselineOnlyProps {
  height: shared.PlotHeight
  children?: ReactNode
}

/** The baseline without water: the level is not known. */
function BaselineOnly({ height, children }: BaselineOnlyProps) {
  return (
    <div className={classNames(shared.plot, shared.plotHeight[height])}>
      <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={shared.svg}>
        <path d="M0 1H1" vectorEffect="non-scaling-stroke" className={shared.waterLine.still} />
      </svg>
      {children}
    </div>
  )
}

interface LevelTableProps {
  label: string
  data: LevelData
  texts: LevelChartTexts
  shown: boolean
  format: (value: number) => string
  formatChange: (value: number) => string
}

/** All points in words, the present among them. */
function LevelTable({ label, data, texts, shown, format, formatChange }: LevelTableProps) {
  const formats = useFormats()
  const today = useMessage('today')
  const columns = useMemo(
    () =>
      [
        { id: 'date', header: texts.date },
        { id: 'what', header: texts.what },
        { id: 'change', header: texts.change, align: 'end' },
        { id: 'level', header: texts.level, align: 'end' },
      ] as const,
    [texts],
  )
  const rows = useMemo(
    () => pointsWithNow(data).map((point) => rowOf(point, { formats, today, texts, format, formatChange })),
    [data, formats, today, texts, format, formatChange],
  )
  return <ChartDataTable caption={label} columns={columns} rows={rows} shown={shown} />
}

interface RowOptions extends Pick<LevelTableProps, 'texts' | 'format' | 'formatChange'> {
  formats: Formats
  today: string
}

function rowOf(point: LevelPoint | LevelNow, { formats, today, texts, format, formatChange }: RowOptions) {
  const date = formats.date(point.at)
  if (point.kind === 'now') return { id: point.id, cells: [date, today, '', format(point.level)] }
  const planned = point.kind === 'planned' || point.kind === 'shortfall'
  const what = planned ? `${point.label} (${texts.planned})` : point.label
  const flag = point.flag === undefined ? what : `${what}, ${point.flag}`
  return { id: point.id, cells: [date, flag, formatChange(point.change), format(point.level)], planned }
}
