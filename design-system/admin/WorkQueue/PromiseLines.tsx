import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import * as css from './WorkQueue.css.ts'

interface PromiseLinesProps {
  /** Both in the same unit. */
  promised: number
  used: number
}

/**
 * A promise and the time that has been used of it, to one scale: the promise dashed, the time solid, because it is measured. The longer one
 * is as long as the drawing. Decorative: the age says it in words.
 */
export function PromiseLines({ promised, used }: PromiseLinesProps) {
  const longest = Math.max(promised, used)
  const share = (time: number) => assignInlineVars({ [css.lineShare]: `${Math.round((time / longest) * 100)}%` })
  return (
    <div aria-hidden className={css.lines}>
      <Baseline basis="promised" className={css.promisedLine} style={share(promised)} />
      <Baseline className={css.usedLine} style={share(used)} />
    </div>
  )
}
