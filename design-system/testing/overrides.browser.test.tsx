import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

/**
 * A consumer can override the look of any component without `!important`: every rule of the design system is in a cascade
 * layer, and unlayered rules override layered ones, whatever their specificity.
 */
let sheet: HTMLStyleElement

beforeEach(() => {
  sheet = document.createElement('style')
  // It is first on the page, so that it does not override the other stylesheets by its order.
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
  'a state': [<Button key="" className="mine" pending />, 'cursor', 'crosshair'],
  'a frame around a control': [<Input key="" className="mine" aria-label="…" />, 'border-top-left-radius', '0px'],
}

test.each(Object.entries(examples))("a consumer's class overrides %s", (_, [component, property, value]) => {
  const { container } = render(component)
  const computedValue = () => getComputedStyle(container.querySelector('.mine') as Element).getPropertyValue(property)
  const before = computedValue()
  sheet.textContent = `:where(.mine) { ${property}: ${value} }`
  expect(before).not.toBe(value)
  expect(computedValue()).toBe(value)
})

test("a consumer's rule for an element overrides that of the component", () => {
  const { getByRole } = render(<Button>…</Button>)
  sheet.textContent = 'button { border-radius: 0 }'
  expect(getComputedStyle(getByRole('button')).borderRadius).toBe('0px')
})
