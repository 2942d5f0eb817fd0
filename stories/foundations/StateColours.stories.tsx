import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#ds/primitives/Text/index.ts'
import { toneNames } from '#ds/tokens/color-themes.ts'
import { color } from '#ds/tokens/contract.css.ts'
import { inLight } from '#stories/modes.ts'

const swatches = {
  'surface.hover': color.surface.hover,
  'surface.pressed': color.surface.pressed,
  'line.controlHover': color.line.controlHover,
  'line.focus': color.line.focus,
  ...Object.fromEntries(
    toneNames.flatMap((tone) => [
      [`${tone}.solidHover`, color.tone[tone].solidHover],
      [`${tone}.solidPressed`, color.tone[tone].solidPressed],
      [`${tone}.softHover`, color.tone[tone].softHover],
      [`${tone}.softPressed`, color.tone[tone].softPressed],
    ]),
  ),
}

/** Every colour of a state, also of tones that no control has yet. */
function StateColours() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 10rem)', gap: '1rem' }}>
      {Object.entries(swatches).map(([name, background]) => (
        <li key={name}>
          <div style={{ background, blockSize: '2rem' }} />
          <Text size="caption" tone="secondary">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  )
}

const meta = {
  id: 'foundations-state-colours',
  title: 'Foundations/State colours · Màu theo trạng thái con trỏ',
  component: StateColours,
  tags: ['!autodocs'],
} satisfies Meta<typeof StateColours>

export default meta

/** The sheets of the components show where they are used. */
export const States: StoryObj<typeof meta> = { parameters: { pseudo: {}, chromatic: { modes: inLight } } }
