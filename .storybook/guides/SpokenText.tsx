import { Volume2 } from 'lucide-react'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'

/** What a screen reader says about the example above it. */
export const SpokenText = ({ children }: { children: string }) => (
  <span
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xs,
      padding: `${vars.space['2xs']} ${vars.space.sm}`,
      border: `${vars.borderWidth.hairline} dashed ${color.line.control}`,
      borderRadius: vars.radius.card,
      color: color.text.secondary,
      fontSize: vars.fontSize.small,
    }}
  >
    <Icon icon={Volume2} size="small" style={{ flexShrink: 0 }} />“{children}”
  </span>
)
