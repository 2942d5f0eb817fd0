import { Figure } from '#ds/components/Figure/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color } from '#ds/tokens/contract.css.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Text>
      Thời gian hoạt động:{' '}
      <Figure basis="promised" href="/sla">
        99,99 %
      </Figure>
    </Text>
  ),
]

/** The line of a measured figure, below something else. */
const underlined = { borderBlockEnd: `2px solid ${color.water.line}` }

export const bad: RuleExample[] = [
  () => (
    <Text>
      Thời gian hoạt động: <span style={underlined}>99,99 %</span>
    </Text>
  ),
  () => (
    <Text>
      Hơn <span style={underlined}>10.000</span> khách hàng, từ <span style={underlined}>49.000 ₫</span>
    </Text>
  ),
]
