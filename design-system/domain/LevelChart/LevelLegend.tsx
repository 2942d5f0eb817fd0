import * as shared from '#ds/components/data/charts/charts.css.ts'
import { LevelMarker } from './LevelMarker.tsx'
import { LevelWater } from './LevelWater.tsx'
import type { LevelChartTexts, LevelData } from './types.ts'

const width = 16
const baseline = 11
const swatch = [
  { x: 0, y: 3 },
  { x: width, y: 3 },
]

/** What fills and shapes mean: only those that the chart shows. */
export function LevelLegend({ data, texts }: { data: LevelData; texts: LevelChartTexts }) {
  const kinds = (['rise', 'fall', 'moved', 'return'] as const).filter((kind) =>
    data.points.some((point) => point.kind === kind),
  )
  return (
    <div aria-hidden className={shared.legend}>
      <span className={shared.legendItem}>
        <Swatch past />
        <span>{texts.past}</span>
      </span>
      <span className={shared.legendItem}>
        <Swatch past={false} />
        <span>{texts.planned}</span>
      </span>
      {kinds.map((kind) => (
        <span key={kind} className={shared.legendItem}>
          <LevelMarker kind={kind} />
          <span>{texts.kinds[kind]}</span>
        </span>
      ))}
    </div>
  )
}

function Swatch({ past }: { past: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 16 12" width={width} height={12} className={shared.swatch}>
      <LevelWater
        layout={{ past: past ? swatch : [], planned: past ? [] : swatch, baseline }}
        width={0}
        isEmpty={false}
      />
    </svg>
  )
}
