import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

afterEach(cleanup)

test('Escape clears the field, also in browsers that do not do this by themselves', () => {
  const onValueChange = vi.fn()
  render(
    <SearchBox
      label="Tìm khách hàng"
      clearLabel="Xóa tìm kiếm"
      placeholder="Email hoặc tên"
      value="lan"
      onValueChange={onValueChange}
    />,
  )
  const field = screen.getByRole('searchbox')
  // It is an event of the test, for which no browser clears the field.
  fireEvent.keyDown(field, { key: 'a' })
  // The key is that of an input method, which restores with it what was typed; in Safari it is known by its code alone.
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('')
  expect(document.activeElement).toBe(field)
})
