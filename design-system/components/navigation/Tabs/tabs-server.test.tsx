import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './index.ts'

const page = (props: Omit<TabsProps, 'children'>) =>
  renderToString(
    <Tabs {...props}>
      <TabList label="Tài khoản">
        <Tab value="overview">Tổng quan</Tab>
        <Tab value="vps">VPS</Tab>
      </TabList>
      <TabPanel value="overview">Gần đây</TabPanel>
      <TabPanel value="vps">Danh sách</TabPanel>
    </Tabs>,
  )

const selected = (html: string) => html.match(/aria-selected="true"[^>]*>.*?data-text="([^"]+)"/)?.[1]
const panelsHidden = (html: string) =>
  [...html.matchAll(/<div[^>]*role="tabpanel"[^>]*>/g)].map(([tag]) => tag.includes(' hidden'))

test.each([{ defaultValue: 'vps' }, { value: 'vps' }])(
  "the server's markup marks the selected tab, given %j",
  (props) => {
    const html = page(props)
    expect(selected(html)).toBe('VPS')
    expect(panelsHidden(html)).toEqual([true, false])
  },
)
