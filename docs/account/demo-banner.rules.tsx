import { DemoBanner } from '#ds/account/DemoBanner/index.ts'
import { WelcomeLine } from '#ds/account/WelcomeLine/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { Miniature } from '#storybook/guides/Miniature.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const { demo, welcome } = accountTexts
const ignore = () => undefined

export const good: RuleExample[] = [
  () => (
    <Miniature width="28rem" zoom={0.55}>
      <Stack space="md">
        <DemoBanner texts={demo} registerHref="/login?mode=register" onLeave={async () => ({ ok: true })} />
        <WelcomeLine name="Minh" texts={welcome} onTopUp={ignore} onOrder={ignore} />
      </Stack>
    </Miniature>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Inline space="xs">
      <Button tone="neutral" emphasis="outline" disabledReason={demo.title}>
        {welcome.topUp}
      </Button>
      <Button disabledReason={demo.title}>{welcome.order}</Button>
    </Inline>
  ),
]
