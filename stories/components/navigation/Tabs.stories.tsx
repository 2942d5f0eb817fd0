import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, LayoutDashboard, LifeBuoy, Server, Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ds/components/navigation/Tabs/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { forcedColors, inLight, inLightOnPhone, largeTextOnPhone, widths } from '#stories/modes.ts'
import { StateSheet, sheetStates } from '#stories/state-sheet.tsx'

const views = [
  { value: 'overview', name: 'Tổng quan', icon: LayoutDashboard, text: 'Máy chủ và giao dịch gần đây.' },
  { value: 'vps', name: 'VPS', icon: Server, text: 'Danh sách máy chủ của bạn.' },
  { value: 'offers', name: 'Ưu đãi', icon: Gift, text: 'Khuyến mãi đang diễn ra.' },
  { value: 'wallet', name: 'Ví tiền', icon: Wallet, text: 'Số dư và lịch sử giao dịch.' },
  { value: 'support', name: 'Hỗ trợ', icon: LifeBuoy, text: 'Các yêu cầu hỗ trợ.' },
]

const Content = () => (
  <>
    <TabList label="Bảng điều khiển">
      {views.map(({ value, name, icon }) => (
        <Tab key={value} value={value} icon={icon}>
          {name}
        </Tab>
      ))}
    </TabList>
    {views.map(({ value, text }) => (
      <TabPanel key={value} value={value}>
        <Box paddingBlock="lg">
          <Text>{text}</Text>
        </Box>
      </TabPanel>
    ))}
  </>
)

const meta = {
  id: 'components-tabs',
  title: 'Components/Navigation/Tabs · Thẻ chuyển tab',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'vps', onValueChange: fn(), children: <Content /> },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const VpsSelected: Story = {}

/** The row scrolls sideways on a phone, and the selected tab is in view from the start. */
export const LastSelected: Story = {
  args: { defaultValue: 'support' },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => {
      const list = canvas.getByRole('tablist').getBoundingClientRect()
      const tab = canvas.getByRole('tab', { name: 'Hỗ trợ' }).getBoundingClientRect()
      expect(tab.left).toBeGreaterThanOrEqual(list.left)
      expect(tab.right).toBeLessThanOrEqual(list.right + 1)
    })
  },
}

export const MovedByArrowKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'VPS' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Ưu đãi', selected: true })).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('offers')
    await expect(await canvas.findByRole('tabpanel', { name: 'Ưu đãi' })).toHaveTextContent('Khuyến mãi đang diễn ra.')
  },
  parameters: { chromatic: { modes: inLight } },
}

export const HomeAndEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Hỗ trợ', selected: true })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Tổng quan', selected: true })).toHaveFocus())
  },
}

/** A panel without controls is focusable itself. */
export const PanelReachedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'VPS' })).toHaveFocus()
  },
}

const Tasks = () => {
  const [tasks, setTasks] = useState(['Nạp lại thẻ MoMo', 'Khởi tạo lại web-hà-nội'])
  return tasks.map((task) => (
    <Button key={task} onClick={() => setTasks(tasks.filter((other) => other !== task))}>
      {task}
    </Button>
  ))
}

/** The pressed button disappears: the panel takes the focus, so that the keyboard continues from here. */
export const MovesFocusToThePanel: Story = {
  args: {
    defaultValue: 'support',
    children: (
      <>
        <TabList label="Bảng điều khiển">
          <Tab value="support">Hỗ trợ</Tab>
        </TabList>
        <TabPanel value="support">
          <Tasks />
        </TabPanel>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Nạp lại thẻ MoMo' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Hỗ trợ' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Khởi tạo lại web-hà-nội' })).toHaveFocus()
  },
}

/** The caller controls the value and may reject a change. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('vps')
    return <Tabs {...args} value={value} onValueChange={(next) => next !== 'offers' && setValue(next)} />
  },
  args: { defaultValue: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Ưu đãi' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('VPS')
    await userEvent.click(canvas.getByRole('tab', { name: 'Ví tiền' }))
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ví tiền'))
  },
  parameters: { chromatic: { modes: inLight } },
}

/** A second level: the kinds of a list, in the line of its search. No sliding water, and no icons. */
export const Quiet: Story = {
  args: {
    children: (
      <>
        <TabList look="quiet" label="Các mục của danh mục">
          {views.map(({ value, name }) => (
            <Tab key={value} value={value}>
              {name}
            </Tab>
          ))}
        </TabList>
        {views.map(({ value, text }) => (
          <TabPanel key={value} value={value}>
            <Box paddingBlock="lg">
              <Text>{text}</Text>
            </Box>
          </TabPanel>
        ))}
      </>
    ),
  },
  parameters: { chromatic: { modes: { ...widths, ...largeTextOnPhone, ...inLightOnPhone } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tab', { name: 'VPS' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(32)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Ưu đãi', selected: true })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'VPS', selected: true })).toHaveFocus())
  },
}

const twoTabs = (look: 'water' | 'quiet') => (column: string) => (
  <Tabs defaultValue="wallet">
    <TabList look={look} label={`Bảng điều khiển, ${look}, ${column}`}>
      <Tab value="wallet" {...(look === 'water' && { icon: Wallet })}>
        Ví tiền
      </Tab>
      <Tab value="support">Hỗ trợ</Tab>
    </TabList>
    <TabPanel value="wallet">
      <Text size="small">Số dư và lịch sử</Text>
    </TabPanel>
    <TabPanel value="support" />
  </Tabs>
)

/** A selected and another tab, and the panel, which is a tab stop. */
export const States: Story = {
  render: () => <StateSheet rows={{ tabs: twoTabs('water'), quiet: twoTabs('quiet') }} />,
  parameters: { pseudo: sheetStates('[role="tab"]', '[role="tab"], [role="tabpanel"]'), chromatic: { modes: inLight } },
}

export const ForcedColors: Story = {
  ...LastSelected,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: forcedColors },
}
