import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingScreen } from '#ds/screens/LoadingScreen/index.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: 'screens-loadingscreen',
  title: 'Screens/LoadingScreen · Màn hình đang tải',
  component: LoadingScreen,
  args: { label: componentMessages.vi.loading },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>

export default meta

export const Loading: StoryObj<typeof meta> = { parameters: { chromatic: { modes: inLight } } }
