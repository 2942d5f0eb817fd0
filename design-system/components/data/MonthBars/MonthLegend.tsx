import { type ReactNode, useId } from 'react'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { Hatching } from '#ds/components/data/charts/Hatching.tsx'
import * as water from '#ds/components/data/charts/water.css.ts'
import type { MonthBarsTexts } from './MonthBars.tsx'

interface MonthLegendProps {
  texts: MonthBarsTexts
  /** Whether anything is expected, or came back. */
  planned: boolean
  returned: boolean
}

/** What the fills mean: only those that the chart shows. */
export function MonthLegend({ texts, planned, returned }: MonthLegendProps) {
  const id = useId()
  return (
    <div aria-hidden className={shared.legend}>
      <Item text={texts.spent}>
        <path d="M0 12V2h16v10z" className={water.fill.past} />
        <path d="M0 2h16" className={water.edge.past} />
      </Item>
      {planned && (
        <Item text={texts.planned}>
          <Hatching id={id} />
          <path d="M0 12V2h16v10z" fill={`url(#${id})`} />
          <path d="M0 2h16" className={water.edge.planned} />
        </Item>
      )}
      {returned && (
        <Item text={texts.returned}>
          <path d="M2.500 12V1.500h11V12" className={water.frame} />
        </Item>
      )}
    </div>
  )
}

function Item({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={shared.legendItem}>
      <svg aria-hidden viewBox="0 0 16 12" width={16} height={12} className={shared.swatch}>
        {children}
      </svg>
      <span>{text}</span>
    </span>
  )
}
