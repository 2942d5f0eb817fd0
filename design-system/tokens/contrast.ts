import { type ColorTheme, toneNames } from '#ds/tokens/color-themes.ts'

/** A foreground and a background colour, and the contrast that WCAG 2.2 AA requires between them. */
export interface ContrastPair {
  /** Path of the token in front, such as `text.primary`. */
  front: string
  /** Path of the token behind. */
  back: string
  frontColor: string
  backColor: string
  /** 4.5 for text (1.4.3), 3 for borders of controls, focus rings and icons (1.4.11). */
  minimum: 4.5 | 3
}

const surfaces = ['canvas', 'sunken', 'raised', 'overlay', 'hover', 'rowHover', 'deep', 'ground'] as const
const texts = ['primary', 'secondary', 'tertiary'] as const
const lines = ['control', 'controlHover', 'focus'] as const

/**
 * Every pair that components draw. The focus ring is 2 px away from its element, so it is compared with the surface around
 * the element, never with a button's own fill. Disabled controls and decorative hairlines are exempt (1.4.3, 1.4.11). A pressed
 * row keeps the contrast of its texts and controls; what is drawn on it was legible before it was pressed, and is again after it.
 */
export function contrastPairs(theme: ColorTheme): ContrastPair[] {
  const pairs: ContrastPair[] = []
  const add = (minimum: 4.5 | 3, [front, frontColor]: [string, string], [back, backColor]: [string, string]) =>
    pairs.push({ front, back, frontColor, backColor, minimum })

  const backgrounds: [string, string][] = [
    ...[...surfaces, 'pressed' as const].map((name): [string, string] => [`surface.${name}`, theme.surface[name]]),
    ...toneNames.map((name): [string, string] => [`tone.${name}.soft`, theme.tone[name].soft]),
  ]
  for (const background of backgrounds) {
    for (const name of texts) add(4.5, [`text.${name}`, theme.text[name]], background)
    for (const name of lines) add(3, [`line.${name}`, theme.line[name]], background)
  }
  for (const name of toneNames) {
    const tone = theme.tone[name]
    const toneColor = (key: keyof typeof tone): [string, string] => [`tone.${name}.${key}`, tone[key]]
    for (const surface of surfaces) {
      const background: [string, string] = [`surface.${surface}`, theme.surface[surface]]
      add(4.5, toneColor('text'), background)
      add(3, toneColor('line'), background)
    }
    for (const surface of ['canvas', 'raised', 'overlay'] as const) {
      add(3, toneColor('solid'), [`surface.${surface}`, theme.surface[surface]])
    }
    add(4.5, toneColor('onSolid'), toneColor('solid'))
    add(4.5, toneColor('onSolid'), toneColor('solidHover'))
    add(4.5, toneColor('onSolid'), toneColor('solidPressed'))
    add(4.5, toneColor('onSoft'), toneColor('soft'))
    add(4.5, toneColor('onSoft'), toneColor('softHover'))
    add(4.5, toneColor('onSoft'), toneColor('softPressed'))
    // This is an outlined button: its text keeps the tone's colour, its background becomes soft on hover and stronger
    // while it is pressed.
    add(4.5, toneColor('text'), toneColor('soft'))
    add(4.5, toneColor('text'), toneColor('softHover'))
    // These are a selected tab, a link and an entry of a menu.
    add(4.5, toneColor('text'), ['surface.pressed', theme.surface.pressed])
  }
  const water = (key: keyof typeof theme.water): [string, string] => [`water.${key}`, theme.water[key]]
  const mark = (key: keyof typeof theme.mark): [string, string] => [`mark.${key}`, theme.mark[key]]
  for (const surface of surfaces) {
    const background: [string, string] = [`surface.${surface}`, theme.surface[surface]]
    for (const key of ['line', 'promised', 'stemAbove', 'stemBelow'] as const) add(3, water(key), background)
    for (const key of ['bloom', 'critical'] as const) add(3, mark(key), background)
  }
  // Fills show nothing by themselves: their edge does. Words may stand on them.
  for (const fill of ['level', 'planned', 'plannedFaint'] as const) {
    add(3, water('line'), water(fill))
    for (const name of ['primary', 'secondary'] as const) add(4.5, [`text.${name}`, theme.text[name]], water(fill))
  }
  return pairs
}
