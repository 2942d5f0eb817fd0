import { Role, type RoleProps } from '@ariakit/react/role'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { ChartDataTable } from '#ds/components/data/charts/ChartDataTable.tsx'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { PlotError, PlotMessage, StaleNote } from '#ds/components/data/charts/PlotMessage.tsx'
import { roundUp, type StemSample } from '#ds/components/data/charts/scales.ts'
import { TableSwitch } from '#ds/components/data/charts/TableSwitch.tsx'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { StemPlot, type StemPlotProps } from './StemPlot.tsx'
import { useChartTexts } from './use-chart-texts.ts'

/** What the stems on one side of the water measure. */
export interface StemSeries {
  /** What is measured, in a word: `CPU`, or `vào` beside `ra`. It heads the column of the table. */
  name: string
  /** Writes a value with its unit, as in the bubble and the table: `58 %`. */
  format: (value: number) => string
  /** Writes a round value on the scale. Default: `format`. */
  formatTick?: (value: number) => string
  /** The highest possible value, such as 100 % or the memory of the machine. Default: the highest sample, rounded up. */
  max?: number
}

export interface TimeSeriesChartProps extends Omit<RoleProps<'figure'>, 'children' | 'title'> {
  /** What the chart shows, such as `CPU`. */
  title: string
  /** A few words beside the title, such as `2 vCPU` or the unit. */
  context?: ReactNode
  /** The samples in order and at equal distances, the present one last. One that is missing has the value `null`. */
  samples: Resource<readonly StemSample[]>
  /** What stands above the water: what is used, read or comes in. */
  above: StemSeries
  /** What hangs below it: what is written or goes out. Default: nothing. */
  below?: StemSeries
  /** Why the machine does not run, such as `Máy đang tắt`: the water is flat and grey, and has no stems. Default: it runs. */
  still?: string
  /** Shown if there are no samples, or none of them was measured. */
  empty: string
  /** `small` is 56 px high and has no scale, for a pane beside a list; `medium` is 152 px high, 104 px on a phone. Default: `medium`. */
  size?: 'small' | 'medium'
}

const noSamples: readonly StemSample[] = []

/**
 * Samples over time as stems on a water line: one upright stroke for each, nothing between them, since nothing was measured there. Its
 * points can be picked with a pointer or the arrow keys, and are also a table.
 */
export function TimeSeriesChart({
  title,
  context,
  samples: resource,
  above,
  below,
  still,
  empty,
  size = 'medium',
  className,
  ...rest
}: TimeSeriesChartProps) {
  const titleId = useId()
  const [tableShown, setTableShown] = useState(false)
  const loading = useMessage('loading')
  const samples = dataOf(resource) ?? noSamples
  const measured = useMemo(
    () => samples.some((sample) => sample.above !== null || typeof sample.below === 'number'),
    [samples],
  )
  const texts = useChartTexts(samples, above, below)
  const state = stateOf(resource, measured, still)
  const isPlotted = state === 'measured'
  const scales = useMemo(() => {
    const highest = (values: (number | null | undefined)[]) =>
      roundUp(Math.max(0, ...values.map((value) => value ?? 0)))
    return {
      above: above.max ?? highest(samples.flatMap((sample) => [sample.above, sample.peakAbove])),
      below: below?.max ?? highest(samples.flatMap((sample) => [sample.below, sample.peakBelow])),
    }
  }, [samples, above.max, below?.max])

  return (
    <Role.figure
      data-component="TimeSeriesChart"
      aria-labelledby={titleId}
      aria-busy={resource.status === 'loading' || undefined}
      {...rest}
      className={classNames(shared.chart, className)}
    >
      <figcaption className={shared.header}>
        <span className={shared.heading}>
          <span>
            <span id={titleId} className={shared.title}>
              {title}
            </span>
            {context !== undefined && <span className={shared.context}>{context}</span>}
          </span>
          <span className={shared.values}>
            {resource.status === 'loading' && (
              <span className={classNames(shared.value, shared.loadingValue)}>
                <Skeleton length="full" />
              </span>
            )}
            {isPlotted && <CurrentValues values={texts.current} named={below !== undefined} />}
          </span>
        </span>
        {isPlotted && <TableSwitch title={title} shown={tableShown} onShownChange={setTableShown} />}
      </figcaption>
      <div className={shared.views}>
        <StemPlot
          title={title}
          samples={isPlotted ? samples : noSamples}
          scales={scales}
          above={above}
          below={below}
          size={size}
          state={state}
          replaced={isPlotted && tableShown}
        >
          {resource.status === 'error' && <PlotError {...resource} />}
          {resource.status === 'ready' && !isPlotted && <PlotMessage>{still ?? empty}</PlotMessage>}
        </StemPlot>
        {isPlotted && <ChartDataTable caption={title} columns={texts.columns} rows={texts.rows} shown={tableShown} />}
      </div>
      {resource.status === 'ready' && resource.stale && <StaleNote {...resource.stale} />}
      <VisuallyHidden role="status">{resource.status === 'loading' && loading}</VisuallyHidden>
    </Role.figure>
  )
}

/** What there is to draw. A failure looks like no samples, with a message of its own. */
function stateOf({ status }: Resource<unknown>, measured: boolean, still: string | undefined): StemPlotProps['state'] {
  if (status === 'loading') return 'loading'
  if (status === 'ready' && still !== undefined) return 'still'
  return measured ? 'measured' : 'empty'
}

interface CurrentValuesProps {
  values: readonly { name: string; text: string }[]
  /** Whether there are several, told apart by their names. */
  named: boolean
}

/** The last value of each side, beside the title. */
function CurrentValues({ values, named }: CurrentValuesProps) {
  return values.map(({ name, text }) => (
    <span key={name}>
      <span className={shared.value}>{text}</span>
      {named && <span> {name}</span>}
    </span>
  ))
}
