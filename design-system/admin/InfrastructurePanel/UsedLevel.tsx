import { Meter } from '#ds/components/feedback/Meter/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './InfrastructurePanel.css.ts'

interface UsedLevelProps {
  /** What is measured. */
  label: string
  used: number
  total: number
  /** Both in words. */
  text: string
}

/** How much is used of what there is, as a figure and as a level. */
export function UsedLevel({ label, used, total, text }: UsedLevelProps) {
  return (
    <span className={css.level}>
      <Text render={<span aria-hidden />} size="small">
        {text}
      </Text>
      <Meter bare label={label} value={used} max={total} valueText={text} />
    </span>
  )
}
