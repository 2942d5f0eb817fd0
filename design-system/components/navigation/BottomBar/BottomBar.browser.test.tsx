import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Server, Wallet } from 'lucide-react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { BottomBar, BottomBarItem } from './index.ts'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

function Places() {
  const [shown, setShown] = useState('VPS')
  return (
    <BottomBar label="Mục" count={2}>
      <BottomBarItem icon={Server} current={shown === 'VPS'} onClick={() => setShown('VPS')}>
        VPS
      </BottomBarItem>
      <BottomBarItem icon={Wallet} current={shown === 'Ví'} onClick={() => setShown('Ví')}>
        Ví
      </BottomBarItem>
    </BottomBar>
  )
}

const place = (name: string) => screen.getByRole('button', { name })
const movements = () => place('Ví').querySelector('svg')?.getAnimations() ?? []

afterEach(async () => {
  cleanup()
  await setMotion('reduce')
})

test('the wave slides from the place before to the shown one, by a transform and within 200 ms', async () => {
  await page.viewport(360, 640)
  await setMotion('no-preference')
  render(<Places />)
  const distance = place('VPS').getBoundingClientRect().left - place('Ví').getBoundingClientRect().left
  await act(async () => place('Ví').click())
  expect(movements()).toHaveLength(1)
  const effect = movements()[0]?.effect as KeyframeEffect
  expect(Number(/-?[\d.]+/.exec(`${effect.getKeyframes()[0]?.transform}`)?.[0])).toBeCloseTo(distance, 0)
  expect(effect.getTiming().duration).toBeLessThanOrEqual(200)
})

test('a place stays where it is while those behind it are still arriving', async () => {
  await page.viewport(360, 640)
  const all = ['VPS', 'Ví', 'Hỗ trợ'].map((name) => (
    <BottomBarItem key={name} icon={Server}>
      {name}
    </BottomBarItem>
  ))
  const bar = (places: typeof all) => (
    <BottomBar label="Mục" count={3}>
      {places}
    </BottomBar>
  )
  const { rerender } = render(bar(all.slice(0, 1)))
  const first = place('VPS').getBoundingClientRect()
  rerender(bar(all))
  expect(place('VPS').getBoundingClientRect()).toEqual(first)
})

test('with reduced motion the wave is there at once', async () => {
  await setMotion('reduce')
  render(<Places />)
  await act(async () => place('Ví').click())
  expect(place('Ví').getAttribute('aria-current')).toBe('page')
  expect(movements()).toEqual([])
})
