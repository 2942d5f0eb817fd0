import { Button } from '#ds/components/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { plans } from '#ds/texts/vi/landing/plans.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'
import { SmallPlan } from './SmallPlan.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Button size="small">{plans.card.choose('Pro VPS')}</Button>
      <ThenArrow />
      <ExampleCode>/dashboard?order=5&period=yearly</ExampleCode>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <div className="sen-four-plans">
        <SmallPlan name="Basic" price="49.000 ₫" />
        <SmallPlan name="Pro" price="99.000 ₫" popular />
        <SmallPlan name="Ultra" price="199.000 ₫" />
        <SmallPlan name="Max" price="1.299.000 ₫" />
      </div>
    </Miniature>
  ),
]
