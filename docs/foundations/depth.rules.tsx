import { House, LogOut, MousePointer2 } from 'lucide-react'
import { Box } from '#ds/primitives/Box/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const floating = { boxShadow: `${vars.shadowShape.floating} ${color.shadow}` }

export const good: RuleExample[] = [
  () => (
    <ExampleColumn space="sm">
      {['web-01', 'web-02'].map((name) => (
        <Box key={name} surface="raised" padding="sm">
          <Text size="small" weight="semibold">
            {name}
          </Text>
        </Box>
      ))}
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn align="center">
      <ExampleLines count={3} />
      <Box surface="overlay" padding="sm" style={{ ...floating, marginBlock: '-1.5rem' }}>
        <Stack space="sm">
          <Text size="small" render={<Inline space="xs" />}>
            <Icon icon={House} />
            Trang chủ
          </Text>
          <Text size="small" render={<Inline space="xs" />}>
            <Icon icon={LogOut} />
            Đăng xuất
          </Text>
        </Stack>
      </Box>
      <ExampleLines count={3} />
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn space="sm">
      <Box surface="raised" padding="sm">
        <Text size="small" weight="semibold">
          web-01
        </Text>
      </Box>
      <Box surface="raised" padding="sm" style={{ ...floating, translate: '0 -0.375rem', scale: 1.04 }}>
        <Inline justify="space-between">
          <Text size="small" weight="semibold">
            web-02
          </Text>
          <Icon icon={MousePointer2} size="medium" />
        </Inline>
      </Box>
      <Box surface="raised" padding="sm">
        <Text size="small" weight="semibold">
          web-03
        </Text>
      </Box>
    </ExampleColumn>
  ),
  () => (
    <ExampleColumn>
      <Box surface="raised" padding="sm">
        <Stack space="xs">
          <Text size="small" weight="semibold">
            web-01
          </Text>
          <Box surface="raised" padding="sm">
            <Box surface="raised" padding="sm">
              <Text size="caption" family="mono">
                203.0.113.17
              </Text>
            </Box>
          </Box>
        </Stack>
      </Box>
    </ExampleColumn>
  ),
]
