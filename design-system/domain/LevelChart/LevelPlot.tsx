import { type PointerEvent, type ReactNode, useMemo, useRef } from 'react'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { PlotBubble, placed } from '#ds/components/data/charts/PlotBubble.tsx'
import { usePlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import { useRovingPoint } from '#ds/components/data/charts/use-roving-point.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import { LevelFlags, LevelGrid, LevelScale, MonthAxis } from './LevelAxes.tsx'
import * as css from './LevelChart.css.ts'
import { LevelMarker } from './LevelMarker.tsx'
import { LevelWater } from './LevelWater.tsx'
import { levelLayout, nearestPoint, pointsWithNow } from './level-layout.ts'
import type { LevelChartTexts, LevelData, LevelNow, LevelPoint } from './types.ts'

interface LevelPlotProps {
  label: string
  data: LevelData
  texts: Pick<LevelChartTexts, 'after'>
  describe: (point: LevelPoint | LevelNow) => string
  format: (value: number) => string
  formatChange: (value: number) => string
  formatTick: (value: number) => string
  /** Whether the table is shown in its place. */
  replaced: boolean
  /** Shown over the baseline if there is no level. */
  children: ReactNode
}

/** The water with its axes, and the points that pointer and keys walk. */
export function LevelPlot({ label, data, texts, describe, replaced, children, ...formats }: LevelPlotProps) {
  const [plotRef, plotSize] = usePlotSize<HTMLDivElement>()
  const points = useMemo(() => pointsWithNow(data), [data])
  const layout = useMemo(() => plotSize && levelLayout(data, plotSize.width, plotSize.height), [data, plotSize])
  const positions = useMemo(() => (layout ? points.map(layout.positionOf) : []), [layout, points])
  const today = points.findIndex(({ kind }) => kind === 'now')
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const { picked, pick, onKeyDown } = useRovingPoint(points.length, today, (index) => buttons.current[index]?.focus())
  const point = picked === undefined ? undefined : points[picked]
  const position = picked === undefined ? undefined : positions[picked]
  const isEmpty = data.start === 0 && data.points.length === 0

  const pickNearest = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    if (!isEmpty) pick(nearestPoint(positions, { x: event.clientX - left, y: event.clientY - top }))
  }

  return (
    <div data-replaced={replaced ? '' : undefined} className={shared.drawing}>
      <div className={css.flags} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div
        ref={plotRef}
        role="group"
        aria-label={label}
        onPointerMove={pickNearest}
        onPointerDown={pickNearest}
        onPointerLeave={(event) => !event.currentTarget.contains(document.activeElement) && pick(undefined)}
        className={classNames(shared.plot, shared.plotHeight.large)}
      >
        {layout && plotSize && (
          <>
            <svg aria-hidden className={shared.svg}>
              {!isEmpty && <LevelGrid layout={layout} width={plotSize.width} />}
              <LevelWater layout={layout} width={plotSize.width} isEmpty={isEmpty} />
              {!isEmpty && <LevelScale data={data} layout={layout} plotSize={plotSize} {...formats} />}
              <MonthAxis data={data} layout={layout} plotSize={plotSize} {...formats} />
              {!isEmpty && <LevelFlags data={data} layout={layout} plotSize={plotSize} {...formats} />}
            </svg>
            {points.map((entry, index) => (
              <button
                key={entry.id}
                ref={(button) => {
                  buttons.current[index] = button
                }}
                type="button"
                tabIndex={index === (picked ?? today) ? 0 : -1}
                aria-label={describe(entry)}
                data-picked={index === picked ? '' : undefined}
                onKeyDown={onKeyDown}
                onFocus={() => pick(index)}
                onBlur={() => pick(undefined)}
                className={css.point}
                style={placed(positions[index] ?? { x: 0, y: 0 }, plotSize.width)}
              >
                <LevelMarker kind={entry.kind} />
              </button>
            ))}
            {point && position && !replaced && (
              <PlotBubble at={position} width={plotSize.width}>
                <BubbleText point={point} texts={texts} {...formats} />
              </PlotBubble>
            )}
          </>
        )}
        {isEmpty && children}
      </div>
      <div className={shared.axis} />
    </div>
  )
}

interface BubbleTextProps extends Pick<LevelPlotProps, 'texts' | 'format' | 'formatChange'> {
  point: LevelPoint | LevelNow
}

/** Day and reason, the change, and what is left. */
function BubbleText({ point, texts, format, formatChange }: BubbleTextProps) {
  const { date } = useFormats()
  const today = useMessage('today')
  return (
    <>
      <span className={css.bubbleNote}>
        {date(point.at)} · {point.kind === 'now' ? today : point.label}
      </span>
      {point.kind !== 'now' && <span className={css.bubbleChange}>{formatChange(point.change)}</span>}
      <span className={css.bubbleNote}>{texts.after(format(point.level))}</span>
    </>
  )
}
