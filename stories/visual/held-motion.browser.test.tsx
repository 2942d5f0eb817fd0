import { afterEach, beforeEach, expect, test } from 'vitest'
import { inMotion, keepMoves } from '#stories/in-motion.ts'
import { endMotion, isMotionHeld, setMotion } from './held-motion.ts'

keepMoves()

let box: HTMLElement
beforeEach(() => {
  document.body.innerHTML = `<style>
    .box { opacity: 0; transition: opacity 100ms linear }
    .box.moved { opacity: 1 }
    .turning { animation: turn 1s linear infinite }
    @keyframes turn { to { rotate: 360deg } }
  </style><div class="box">Chữ</div>`
  box = document.querySelector('.box') as HTMLElement
})
afterEach(endMotion)

const opacity = () => Number(getComputedStyle(box).opacity)

test('the last move of a story is held at its start, at a time, and at its end', async () => {
  await inMotion(() => box.classList.add('moved'))
  expect(opacity()).toBe(0)
  await setMotion(0)
  expect(opacity()).toBe(0)
  expect(isMotionHeld()).toBe(true)
  await setMotion(25)
  expect(opacity()).toBeCloseTo(0.25)
  await setMotion('end')
  expect(opacity()).toBe(1)
  expect(isMotionHeld()).toBe(false)
})

test('timers that begin in motion wait for its end, and run in the order of their delays', async () => {
  const ran: string[] = []
  await inMotion(() => {
    box.classList.add('moved')
    setTimeout((name: string) => ran.push(name), 2, 'later')
    setTimeout(() => ran.push('sooner'), 1)
    clearTimeout(setTimeout(() => ran.push('never'), 1))
  })
  // It waits for several frames, longer than these delays.
  await setMotion(0)
  expect(ran).toEqual([])
  await setMotion('end')
  expect(ran).toEqual(['sooner', 'later'])
})

test('what turns without end is at its start, and has none', async () => {
  await inMotion(() => box.classList.add('moved', 'turning'))
  await setMotion(0)
  const turning = box.getAnimations().find((animation) => 'animationName' in animation)
  expect(turning?.currentTime).toBe(0)
  await setMotion('end')
  expect(turning?.playState).toBe('idle')
})

test('a story in which nothing moves is a fault', async () => {
  await inMotion(() => box.setAttribute('title', 'moved'))
  await expect(setMotion(0)).rejects.toThrow('Nothing moves.')
})

test('after the end, timers and animations of the next story are its own', async () => {
  await inMotion(() => box.classList.add('moved'))
  await setMotion(0)
  await endMotion()
  await new Promise((resolve) => setTimeout(resolve, 1))
  await inMotion(() => box.classList.remove('moved'))
  await setMotion(50)
  expect(opacity()).toBeCloseTo(0.5)
})
