import { media } from '#ds/css/media.ts'
import { duration, easing } from '#ds/tokens/scale.ts'

/**
 * Lets the water of the selected one come from the one that was selected before. Only transforms: nothing is laid out again. With reduced
 * motion it is there at once. `water` is the element that draws it. Default: the pseudo-elements of the selected one.
 */
export function slideWater(before: Element, selected: Element, water?: Element) {
  if (!matchMedia(media.motionAllowed).matches) return
  const start = before.getBoundingClientRect()
  const end = selected.getBoundingClientRect()
  // What is hidden, such as a phone's bar in a wide window, has no place to come from.
  if (start.width === 0 || end.width === 0) return
  // It is as wide as the label, within the padding.
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(selected)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  const scale = (start.width - padding) / (end.width - padding)
  const keyframes = { transform: [`translateX(${start.left - end.left}px) scaleX(${scale})`, 'none'] }
  const timing = { duration: Number.parseFloat(duration.enter), easing: easing.out }
  if (water) water.animate(keyframes, timing)
  else for (const pseudoElement of ['::before', '::after']) selected.animate(keyframes, { ...timing, pseudoElement })
}
