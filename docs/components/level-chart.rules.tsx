import { LevelChart } from '#ds/components/LevelChart/index.ts'
import { describePoint, emptyLevel, levelTexts, low } from '#stories/fixtures/wallet-level.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const chart = (data: typeof low) => (
  <LevelChart
    label="Số dư ví"
    level={{ status: 'ready', data }}
    texts={levelTexts}
    describe={describePoint}
    empty="0 ₫"
  />
)

export const good: RuleExample[] = [() => chart(low)]

export const bad: RuleExample[] = [() => chart(emptyLevel)]
