import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isSwipe, type Point, swipeOffset } from './swipe.ts'

interface Gesture {
  pointerId: number
  from: Point
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

const isOnControl = (event: PointerEvent) =>
  event.target instanceof Element && event.target.closest('button, a') !== null

/**
 * The swipe gesture of a toast. `offset` is the distance by which it follows the pointer, null if it is not being dragged;
 * after a swipe it keeps its last value. Losing the pointer cancels the gesture without dismissing.
 */
export function useSwipe(onSwipe: () => void) {
  const gesture = useRef<Gesture | null>(null)
  const [offset, setOffset] = useState<number | null>(null)

  const cancel = useCallback(() => {
    if (!gesture.current) return
    gesture.current = null
    setOffset(null)
  }, [])
  const isTracked = (event: PointerEvent) => gesture.current?.pointerId === event.pointerId

  useEffect(() => {
    window.addEventListener('blur', cancel)
    return () => window.removeEventListener('blur', cancel)
  }, [cancel])

  return {
    offset,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || isOnControl(event)) return
      gesture.current = { pointerId: event.pointerId, from: pointOf(event) }
      // The pointer may leave the toast or the window.
      event.currentTarget.setPointerCapture(event.pointerId)
      setOffset(0)
    },
    onPointerMove(event: PointerEvent) {
      if (gesture.current && isTracked(event)) setOffset(swipeOffset(gesture.current.from, pointOf(event)))
    },
    onPointerUp(event: PointerEvent) {
      if (!gesture.current || !isTracked(event)) return
      const { from } = gesture.current
      if (!isSwipe(from, pointOf(event))) return cancel()
      gesture.current = null
      onSwipe()
    },
    onPointerCancel(event: PointerEvent) {
      if (isTracked(event)) cancel()
    },
    onLostPointerCapture(event: PointerEvent) {
      if (isTracked(event)) cancel()
    },
  }
}
