import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NumberInput } from './NumberInput.tsx'

afterEach(cleanup)

test('the caret stays where it is when a character that is not a digit is typed', async () => {
  render(<NumberInput aria-label="Số tiền" defaultValue="123456" />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  input.focus()
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('a9')
  expect(input.value).toBe('1239456')
  expect(input.selectionStart).toBe(4)
})
