import { LifeBuoy, MessageCircle, Server, Wallet } from 'lucide-react'
import { BottomBar, BottomBarItem } from '#ds/components/BottomBar/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Tab, TabList, Tabs } from '#ds/components/Tabs/index.ts'
import { ExampleColumn } from '#storybook/guides/ExampleColumn.tsx'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'
import { ThenArrow } from '#storybook/guides/ThenArrow.tsx'

const places = [
  { name: 'VPS', icon: Server },
  { name: 'Ví', icon: Wallet },
  { name: 'Hỗ trợ', icon: LifeBuoy },
]

const Bar = () => (
  <BottomBar label="Ví dụ">
    {places.map(({ name, icon }) => (
      <BottomBarItem key={name} icon={icon} current={name === 'VPS'}>
        {name}
      </BottomBarItem>
    ))}
  </BottomBar>
)

export const good: RuleExample[] = [
  () => (
    <ExampleColumn align="center">
      <Tabs defaultValue="VPS">
        <TabList label="Ví dụ">
          {places.map(({ name, icon }) => (
            <Tab key={name} value={name} icon={icon}>
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <ThenArrow />
      <div style={{ inlineSize: '100%' }}>
        <Bar />
      </div>
    </ExampleColumn>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <ExampleColumn>
      <ExampleLines count={3} />
      {/* It covers the end of the last line. */}
      <div style={{ display: 'grid', justifyItems: 'end', marginBlockStart: '-1.5rem' }}>
        <Button iconOnly icon={MessageCircle} aria-label="Trò chuyện" />
      </div>
      <Bar />
    </ExampleColumn>
  ),
]
