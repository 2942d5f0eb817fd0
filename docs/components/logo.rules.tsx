import { RotateCw } from 'lucide-react'
import { Logo } from '#ds/components/Logo/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleMenu, ExampleMenuItem } from '#storybook/guides/ExampleMenu.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

export const good: RuleExample[] = [
  () => (
    <Box style={{ outline: `${vars.borderWidth.hairline} dashed ${color.line.control}`, padding: vars.space['2xl'] }}>
      <Box style={{ outline: `${vars.borderWidth.hairline} dashed ${color.line.control}` }}>
        <Logo name="Sen Cloud" size="large" />
      </Box>
    </Box>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Logo name="Sen Cloud" size="large" style={{ filter: 'hue-rotate(140deg)', fontFamily: vars.fontFamily.mono }} />
  ),
  () => (
    <ExampleMenu>
      <ExampleMenuItem>
        <Logo name="Sen Cloud" size="small" markOnly />
        Sao lưu
      </ExampleMenuItem>
      <ExampleMenuItem icon={RotateCw}>Khởi động lại</ExampleMenuItem>
    </ExampleMenu>
  ),
]
