import { beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts, readDraft, writeDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

test('a draft belongs to one customer and one ticket', () => {
  writeDraft('41', 'ticket-1', 'Đã mở cổng 22.')
  expect(readDraft('41', 'ticket-1')).toBe('Đã mở cổng 22.')
  expect(readDraft('41', 'ticket-2')).toBe('')
  expect(readDraft('42', 'ticket-1')).toBe('')
})

test('what was sent leaves nothing behind', () => {
  writeDraft('41', 'ticket-1', 'Đã mở cổng 22.')
  writeDraft('41', 'ticket-1', '')
  expect(localStorage).toHaveLength(0)
})

test('signing out removes every draft, and nothing else', () => {
  writeDraft('41', 'ticket-1', 'Một')
  writeDraft('42', 'new', 'Hai')
  localStorage.setItem('theme', 'dark')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('a browser without storage keeps nothing, and fails nothing', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
  ]
  writeDraft('41', 'new', 'Một')
  expect(readDraft('41', 'new')).toBe('')
  for (const spy of spies) spy.mockRestore()
})
