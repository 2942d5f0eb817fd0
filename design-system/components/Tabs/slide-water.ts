import { media } from '#ds/css/media.ts'
import { duration, easing } from '#ds/tokens/scale.ts'

/**
 * Lets the water below the selected tab come from the tab that was selected before. Only transforms: nothing is laid out again. With reduced
 * motion it is there at once.
 */
export function slideWater(before: Element, selected: Element) {
  if (!matchMedia(media.motionAllowed).matches) return
  const start = before.getBoundingClientRect()
  const end = selected.getBoundingClientRect()
  // It is as wide as the label, within the padding.
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(selected)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  const scale = (start.width - padding) / (end.width - padding)
  for (const pseudoElement of ['::before', '::after'])
    selected.animate(
      { transform: [`translateX(${start.left - end.left}px) scaleX(${scale})`, 'none'] },
      { duration: Number.parseFloat(duration.enter), easing: easing.out, pseudoElement },
    )
}
