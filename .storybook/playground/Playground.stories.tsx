import type { Meta, StoryObj } from '@storybook/react-vite'
import { Result as PlaygroundResult } from './Result.tsx'

/** The frame of the playground's page. It is in no list, and is not tested by itself. */
const meta = {
  title: 'Start here/Playground frame',
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta

export default meta

export const Result: StoryObj = { render: () => <PlaygroundResult /> }
