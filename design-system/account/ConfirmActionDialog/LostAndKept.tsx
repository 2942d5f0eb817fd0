import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import * as css from './ConfirmActionDialog.css.ts'

export interface LostAndKeptTexts {
  lost: string
  kept: string
}

interface LostAndKeptProps {
  lost: readonly ReactNode[]
  kept: readonly ReactNode[]
  texts: LostAndKeptTexts
}

/** What is gone for good and what stays, side by side. */
export function LostAndKept({ lost, kept, texts }: LostAndKeptProps) {
  return (
    <div className={css.sides}>
      <div className={css.side}>
        <h2 className={css.lost}>
          <Icon icon={X} />
          {texts.lost}
        </h2>
        <Lines lines={lost} />
      </div>
      <div className={css.side}>
        <h2 className={css.kept}>
          <Icon icon={Check} />
          {texts.kept}
        </h2>
        <Lines lines={kept} />
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
