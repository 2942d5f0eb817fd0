import { act, renderHook } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { chosenLanguage } from '#site/session/language.ts'
import { useLanguage } from './use-language.ts'

afterEach(() => chosenLanguage.set(null))

test('a choice is shown immediately, stored, and shown by every selector', async () => {
  const [header, other] = [renderHook(() => useLanguage()), renderHook(() => useLanguage())]
  expect(header.result.current.language).toBeUndefined()
  await act(async () => header.result.current.onLanguageChange('zh'))
  expect(header.result.current.language).toBe('zh')
  expect(other.result.current.language).toBe('zh')
  expect(chosenLanguage.get()).toBe('zh')
})

test('a prerendered page is hydrated without the choice, which is shown afterwards', async () => {
  chosenLanguage.set('zh')
  const Selector = () => <p>{useLanguage().language ?? 'none'}</p>
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Selector />)
  expect(container.textContent).toBe('none')
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, <Selector />, { onRecoverableError }))
  expect(container.textContent).toBe('zh')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
