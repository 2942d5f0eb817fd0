import { takeMove } from '#stories/in-motion.ts'

/**
 * Holds animations at a moment that is chosen for each picture. From the first picture with motion on, every animation and
 * transition stops at its start, and timers wait, because a component may remove what leaves by a timer as long as its transition.
 */

interface HeldTimer {
  run: () => void
  delay: number
}

/** What the story has started since; some may have been cancelled again. */
const animations = new Set<Animation>()
const timers = new Map<number, HeldTimer>()
const native = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
/** Ids of held timers are negative, so that they differ from the browser's. */
let lastId = 0
let isHolding = false
let hasMoved = false

/** How many frames may pass until something moves: a menu first finds its place. */
const MAX_FRAMES = 60
/** When nothing new has moved for this many frames, nothing follows. */
const QUIET_FRAMES = 4

const frame = () => new Promise(requestAnimationFrame)
const isInfinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY

/** Whether motion is held now. */
export const isMotionHeld = () => isHolding

/**
 * Sets the time of all animations, in milliseconds since each began; `end` lets them and the timers end. The first call also makes
 * the story's last move.
 * @throws an Error if nothing moves: the picture would show nothing.
 */
export async function setMotion(time: number | 'end'): Promise<void> {
  if (!hasMoved) await move()
  if (time === 'end') return release()
  for (const animation of animations) if (animation.playState !== 'idle') animation.currentTime = time
}

async function move() {
  hasMoved = true
  for (const animation of document.getAnimations()) if (!isInfinite(animation)) animation.finish()
  hold()
  await takeMove()?.()
  let [seen, quiet] = [0, 0]
  for (let frames = 0; frames < MAX_FRAMES && !(seen > 0 && quiet === QUIET_FRAMES); frames++) {
    await frame()
    quiet = animations.size === seen ? quiet + 1 : 0
    seen = animations.size
  }
  if (seen === 0)
    throw new Error('Nothing moves. Does the story call inMotion with what makes something enter or leave?')
}

function hold() {
  isHolding = true
  const setTimeout = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (delay <= 0) return native.setTimeout.call(window, () => run(...args), 0)
    timers.set(--lastId, { run: () => run(...args), delay })
    return lastId
  }
  const clearTimeout = (id?: number) => {
    if (id === undefined || !timers.delete(id)) native.clearTimeout.call(window, id)
  }
  Object.assign(window, { setTimeout, clearTimeout })
  stopNewAnimations()
}

/** In each frame: an animation that begins in one is stopped in the next, before it has advanced. */
function stopNewAnimations() {
  if (!isHolding) return
  for (const animation of document.getAnimations()) {
    if (animations.has(animation)) continue
    animations.add(animation)
    animation.pause()
    animation.currentTime = 0
  }
  requestAnimationFrame(stopNewAnimations)
}

/** Ends what is held: finite animations at their end, infinite ones at their start, then the timers, in the order of their delays. */
async function release(): Promise<void> {
  if (!isHolding) return
  isHolding = false
  Object.assign(window, native)
  for (const animation of animations)
    if (animation.playState !== 'idle') isInfinite(animation) ? animation.cancel() : animation.finish()
  animations.clear()
  const due = [...timers.values()].sort((a, b) => a.delay - b.delay)
  timers.clear()
  for (const { run } of due) run()
  // What they change is rendered, and drawn.
  for (let frames = 0; frames < QUIET_FRAMES; frames++) await frame()
}

/** Before the next story, and before checks of this one that need no motion. */
export async function endMotion(): Promise<void> {
  await release()
  takeMove()
  hasMoved = false
}
