import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '#ds/components/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

test('box and label stand on one line with a button beside them', () => {
  render(
    <Inline>
      <Checkbox>Chỉ khoản nạp chờ duyệt</Checkbox>
      <Button size="small">Hiện đầy đủ</Button>
    </Inline>,
  )
  const line = middle(screen.getByRole('button'))
  for (const part of [screen.getByRole('checkbox'), screen.getByText(/chờ duyệt/)])
    expect(Math.abs(middle(part) - line)).toBeLessThanOrEqual(0.5)
})
