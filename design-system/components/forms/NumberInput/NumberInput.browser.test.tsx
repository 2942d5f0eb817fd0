import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NumberInput } from './NumberInput.tsx'

afterEach(cleanup)

const read = (text: string) => (/^[\d.]+$/.test(text) ? text.replaceAll('.', '') : undefined)

function AmountOfAForm() {
  const [value, setValue] = useState('')
  return (
    <>
      <NumberInput aria-label="Số tiền" read={read} value={value} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  )
}

/** What is in the field, and what the form knows. */
const both = () => [screen.getByRole<HTMLInputElement>('textbox').value, screen.getByRole('status').textContent]

test('what is pasted becomes the number that it means at once, and what is typed when the field is left', async () => {
  render(<AmountOfAForm />)
  await userEvent.fill(screen.getByRole('textbox'), '1.000.000')
  expect(both()).toEqual(['1000000', '1000000'])
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), '2.500')
  expect(both()).toEqual(['2.500', '2.500'])
  await userEvent.tab()
  expect(both()).toEqual(['2500', '2500'])
})

test('nothing is left out of a text that means no number', async () => {
  render(<AmountOfAForm />)
  await userEvent.type(screen.getByRole('textbox'), '-5e5')
  await userEvent.tab()
  expect(both()).toEqual(['-5e5', '-5e5'])
})
