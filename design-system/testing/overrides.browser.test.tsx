import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Badge } from '#ds/components/Badge/index.ts'
import { Button } from '#ds/components/Button/index.ts'
import { Input } from '#ds/components/Input/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

/**
 * Whoever uses a component has the last word on its look, without `!important`: every rule of the design system stands in a
 * cascade layer, and a rule outside of all layers beats them, however plain its selector.
 */
let sheet: HTMLStyleElement

beforeEach(() => {
  sheet = document.createElement('style')
  // First on the page and of the least weight: neither order nor selector helps it.
  document.head.prepend(sheet)
})
afterEach(() => {
  cleanup()
  sheet.remove()
})

const examples: Record<string, [component: ReactElement, property: string, value: string]> = {
  'a layout class': [<Stack key="" className="mine" space="md" />, 'row-gap', '3px'],
  'a primitive': [<Text key="" className="mine" />, 'font-size', '33px'],
  'a tone': [<Badge key="" className="mine" tone="positive" />, 'background-color', 'rgb(1, 2, 3)'],
  'a compound variant': [
    <Button key="" className="mine" emphasis="outline" tone="critical" />,
    'color',
    'rgb(1, 2, 3)',
  ],
  'a state': [<Button key="" className="mine" loading />, 'cursor', 'crosshair'],
  'a frame around a control': [<Input key="" className="mine" aria-label="…" />, 'border-top-left-radius', '0px'],
}

test.each(Object.entries(examples))("a consumer's class beats %s", (_, [component, property, value]) => {
  const { container } = render(component)
  const own = () => getComputedStyle(container.querySelector('.mine') as Element).getPropertyValue(property)
  const before = own()
  sheet.textContent = `:where(.mine) { ${property}: ${value} }`
  expect(before).not.toBe(value)
  expect(own()).toBe(value)
})

test('so does a rule for the element alone', () => {
  const { getByRole } = render(<Button>…</Button>)
  sheet.textContent = 'button { border-radius: 0 }'
  expect(getComputedStyle(getByRole('button')).borderRadius).toBe('0px')
})
