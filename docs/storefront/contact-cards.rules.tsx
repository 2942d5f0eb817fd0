import { MessagesSquare, Phone, PhoneCall } from 'lucide-react'
import { Link } from '#ds/components/Link/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { contact } from '#ds/texts/vi/landing/contact.ts'
import { ExampleToast } from '#storybook/guides/ExampleToast.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

/** One of the three cards. */
const Card = ({ name }: { name: 'chat' | 'hotline' }) => (
  <Box surface="raised" padding="sm">
    <Stack space="2xs">
      <Inline>
        <Icon icon={name === 'chat' ? MessagesSquare : Phone} size="medium" />
        <Text size="small" weight="semibold">
          {contact[name].name}
        </Text>
      </Inline>
      <Text>
        <strong>{contact[name].figure}</strong> {contact[name].label}
      </Text>
      <Link href={name === 'chat' ? '/support' : 'tel:19000000'}>{contact[name].action}</Link>
    </Stack>
  </Box>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Card name="hotline" />
      <ThenArrow />
      <Box surface="overlay" paddingBlock="xs" paddingInline="md">
        <Inline>
          <Text tone="positive" render={<span />}>
            <Icon icon={PhoneCall} />
          </Text>
          <Text size="small" family="mono">
            tel:19000000
          </Text>
        </Inline>
      </Box>
    </Stack>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="xs" align="center">
      <Card name="chat" />
      <ThenArrow />
      <ExampleToast tone="critical" title="Bạn đã chờ 47 phút" description="Mọi nhân viên đều đang bận." />
    </Stack>
  ),
]
