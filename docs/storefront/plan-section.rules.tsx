import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'
import { ExampleDialog } from '#storybook/guides/ExampleDialog.tsx'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'
import { SmallPlan } from './SmallPlan.tsx'

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Inline justify="center" wrap="nowrap">
        {['Basic', 'Pro', 'Ultra'].map((plan) => (
          <Button
            key={plan}
            size="small"
            tone={plan === 'Pro' ? 'brand' : 'neutral'}
            emphasis={plan === 'Pro' ? 'strong' : 'outline'}
          >
            {plan}
          </Button>
        ))}
      </Inline>
      <ThenArrow />
      <ExampleDialog heading={authTexts.register.heading}>
        <Button size="small">{authTexts.register.submit}</Button>
      </ExampleDialog>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Miniature width="20rem" zoom={0.8}>
      <div className="sen-four-plans">
        <SmallPlan name="Basic" price="49.000đ" />
        <SmallPlan name="Pro" price="99.000đ" popular />
        <SmallPlan name="Ultra" price="199.000đ" />
        <SmallPlan name="Max" price="1.299.000đ" />
      </div>
    </Miniature>
  ),
]
