import { Grid } from '#ds/primitives/Grid/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { ExampleCode } from '#storybook/guides/ExampleCode.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'
import { SmallPlan } from './SmallPlan.tsx'

export const good: RuleExample[] = [
  () => (
    <Grid columns={3} space="xs" align="start">
      <SmallPlan name="Basic" price="49.000 ₫" />
      <SmallPlan name="Pro" price="99.000 ₫" popular />
      <SmallPlan name="Ultra" price="199.000 ₫" />
    </Grid>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <ExampleCode>{'price: 69_000 * (1 - 0.29)'}</ExampleCode>
      <ThenArrow />
      <SmallPlan name="Basic VPS" price="48.990 ₫" />
    </Stack>
  ),
]
