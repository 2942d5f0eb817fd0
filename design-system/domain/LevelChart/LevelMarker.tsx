import * as shared from '#ds/components/data/charts/charts.css.ts'
import * as css from './LevelChart.css.ts'
import type { LevelKind } from './types.ts'

/** The shape of a point: triangle, ring, square, diamond, small ring, a warning triangle, or a disc for the present. */
export function LevelMarker({ kind }: { kind: LevelKind | 'now' }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" width={16} height={16} className={shared.swatch}>
      <Shape kind={kind} />
    </svg>
  )
}

function Shape({ kind }: { kind: LevelKind | 'now' }) {
  switch (kind) {
    case 'now':
      return <circle cx={8} cy={8} r={4} className={css.marker.filled} />
    case 'rise':
      return <path d="M8 3l6 9H2z" className={css.marker.filled} />
    case 'fall':
      return <circle cx={8} cy={8} r={3.5} className={css.marker.ring} />
    case 'moved':
      return <path d="M4.500 4.500h7v7h-7z" className={css.marker.ring} />
    case 'return':
      return <path d="M8 2.500l5.500 5.500L8 13.500 2.500 8z" className={css.marker.filled} />
    case 'planned':
      return <circle cx={8} cy={8} r={2.25} strokeWidth={1.5} className={css.marker.ring} />
    case 'shortfall':
      return (
        <path
          d="M8 2l6.500 11.500h-13zM8 6.500v3.200M8 11.600v.01"
          strokeWidth={1.5}
          className={css.marker.shortfall}
        />
      )
  }
}
