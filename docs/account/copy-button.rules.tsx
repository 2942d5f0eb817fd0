import { Check } from 'lucide-react'
import { useRef } from 'react'
import { CopyButton } from '#ds/account/CopyButton/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

function Address() {
  const address = useRef<HTMLSpanElement>(null)
  return (
    <Inline space="2xs">
      <Text family="mono" render={<span ref={address} />}>
        203.0.113.24
      </Text>
      <CopyButton of={address} value="203.0.113.24" texts={accountTexts.vps} />
    </Inline>
  )
}

export const good: RuleExample[] = [() => <Address />]

export const bad: RuleExample[] = [
  () => (
    <Stack space="md" align="center">
      <Inline space="xs">
        <Text family="mono">203.0.113.24</Text>
        <Text size="small" tone="positive" render={<Inline space="2xs" />}>
          <Icon icon={Check} />
          {accountTexts.vps.copied}
        </Text>
      </Inline>
      <ExampleToast tone="positive" title="Đã sao chép địa chỉ IP" />
    </Stack>
  ),
]
