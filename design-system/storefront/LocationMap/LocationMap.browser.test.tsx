import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { places } from '#stories/fixtures/landing.ts'
import { LocationMap } from './LocationMap.tsx'

afterEach(cleanup)

test('what a script fills in before hydration is kept', () => {
  const page = <LocationMap texts={places} pingUrls={['/a', '/b', '/c']} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const figure = container.querySelector<HTMLElement>('[data-ping-figure]')
  const value = container.querySelector('[data-ping-ms]')
  if (!figure || !value) throw new Error('There is no place for a measurement')
  figure.hidden = false
  value.textContent = '7'
  const errors = vi.spyOn(console, 'error')
  render(page, { container, hydrate: true })
  expect(screen.getAllByText('từ thiết bị của bạn')[0]?.checkVisibility()).toBe(true)
  expect(screen.getByText('7')).toBeTruthy()
  expect(errors).not.toHaveBeenCalled()
  container.remove()
})

test('one server for all places has one figure, which is kept as well', () => {
  const page = <LocationMap texts={places} pingUrls={['/a', '/a', '/a']} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  expect(container.querySelectorAll('[data-ping-url]')).toHaveLength(1)
  expect(container.querySelectorAll('[data-ping-ring]')).toHaveLength(0)
  const figure = container.querySelector<HTMLElement>('[data-ping-figure]')
  const value = container.querySelector('[data-ping-ms]')
  if (!figure || !value) throw new Error('There is no place for a measurement')
  expect(screen.getByText('–').checkVisibility()).toBe(true)
  figure.hidden = false
  value.textContent = '12'
  const errors = vi.spyOn(console, 'error')
  render(page, { container, hydrate: true })
  expect(screen.getByText(/^Độ trễ từ thiết bị của bạn đến máy\schủ/).textContent).toMatch(/: 12 ms/)
  expect(screen.getByText('–').checkVisibility()).toBe(false)
  expect(errors).not.toHaveBeenCalled()
  container.remove()
})
