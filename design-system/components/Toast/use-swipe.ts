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
 * The swipe of one toast. `offset` is how far it follows the pointer, null while nobody holds it; after a swipe it stays
 * where it was let go. Anything that takes the pointer away ends the gesture and dismisses nothing.
 */
export function useSwipe(onSwipe: () => void) {
  const gesture = useRef<Gesture | null>(null)
  const [offset, setOffset] = useState<number | null>(null)

  const cancel = useCallback(() => {
    if (!gesture.current) return
    gesture.current = null
    setOffset(null)
  }, [])
  const isMine = (event: PointerEvent) => gesture.current?.pointerId === event.pointerId

  useEffect(() => {
    window.addEventListener('blur', cancel)
    return () => window.removeEventListener('blur', cancel)
  }, [cancel])

  return {
    offset,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || isOnControl(event)) return
      gesture.current = { pointerId: event.pointerId, from: pointOf(event) }
      // The way may lead out of the toast or of the window.
      event.currentTarget.setPointerCapture(event.pointerId)
      setOffset(0)
    },
    onPointerMove(event: PointerEvent) {
      if (gesture.current && isMine(event)) setOffset(swipeOffset(gesture.current.from, pointOf(event)))
    },
    onPointerUp(event: PointerEvent) {
      if (!gesture.current || !isMine(event)) return
      const { from } = gesture.current
      if (!isSwipe(from, pointOf(event))) return cancel()
      gesture.current = null
      onSwipe()
    },
    onPointerCancel(event: PointerEvent) {
      if (isMine(event)) cancel()
    },
    onLostPointerCapture(event: PointerEvent) {
      if (isMine(event)) cancel()
    },
  }
}
