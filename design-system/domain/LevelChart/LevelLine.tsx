import * as shared from '#ds/components/data/charts/charts.css.ts'
import { usePlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import { classNames } from '#ds/css/class-names.ts'
import { LevelWater } from './LevelWater.tsx'
import { levelLayout } from './level-layout.ts'
import type { LevelData } from './types.ts'

/** The water alone, without axes and points. */
export function LevelLine({ data }: { data: LevelData }) {
  const [plotRef, plotSize] = usePlotSize<HTMLDivElement>()
  return (
    <div ref={plotRef} className={classNames(shared.plot, shared.plotHeight.line, shared.drawing)}>
      {plotSize && (
        <svg aria-hidden className={shared.svg}>
          <LevelWater
            layout={levelLayout(data, plotSize.width, plotSize.height)}
            width={plotSize.width}
            isEmpty={data.start === 0 && data.points.length === 0}
          />
        </svg>
      )}
    </div>
  )
}
