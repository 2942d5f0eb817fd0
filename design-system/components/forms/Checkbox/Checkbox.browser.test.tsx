import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

test('box and label are vertically centred on a button next to them', () => {
  render(
    <Inline>
      <Checkbox>Chỉ khoản nạp chờ duyệt</Checkbox>
      <Button size="small">Hiện đầy đủ</Button>
    </Inline>,
  )
  const line = middleOf(screen.getByRole('button'))
  for (const element of [screen.getByRole('checkbox'), screen.getByText(/chờ duyệt/)])
    expect(Math.abs(middleOf(element) - line)).toBeLessThanOrEqual(0.5)
})
