import { ChevronDown, MousePointer2 } from 'lucide-react'
import { Button } from '#ds/components/Button/index.ts'
import { Link } from '#ds/components/Link/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { ExampleMenu } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const Trigger = ({ children }: { children: string }) => (
  <Button tone="neutral" emphasis="outline" icon={ChevronDown}>
    {children}
  </Button>
)

const Links = () => (
  <Stack space="sm" render={<ul />}>
    <li>
      <Link href="/vps">Máy chủ ảo</Link>
    </li>
    <li>
      <Link href="/domains">Tên miền</Link>
    </li>
  </Stack>
)

export const good: RuleExample[] = [
  () => (
    <Stack space="2xs" align="start">
      <Trigger>Dịch vụ</Trigger>
      <ExampleMenu>
        <Box padding="sm">
          <Links />
        </Box>
      </ExampleMenu>
    </Stack>
  ),
  () => (
    <ExampleMenu>
      <Box padding="sm">
        <Links />
      </Box>
    </ExampleMenu>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Stack space="2xs" align="start">
      <Inline>
        <Trigger>Dịch vụ</Trigger>
        <Icon icon={MousePointer2} size="medium" />
        <Text size="caption" tone="tertiary">
          chỉ đi ngang qua
        </Text>
      </Inline>
      <ExampleMenu>
        <Box padding="sm">
          <Links />
        </Box>
      </ExampleMenu>
    </Stack>
  ),
  () => (
    <Stack space="2xs" align="start">
      <Trigger>Thêm</Trigger>
      <ExampleMenu>
        <Box padding="sm">
          <Stack space="sm">
            <Links />
            <Button fullWidth>Đặt máy chủ</Button>
          </Stack>
        </Box>
      </ExampleMenu>
    </Stack>
  ),
]
