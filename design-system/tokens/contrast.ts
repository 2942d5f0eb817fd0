import { type ColorTheme, toneNames } from '#ds/tokens/color-themes.ts'

/** One colour that is read or seen on another, and how far apart WCAG 2.2 AA wants them. */
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

const surfaces = ['canvas', 'sunken', 'raised', 'overlay', 'hover'] as const
const texts = ['primary', 'secondary', 'tertiary'] as const
const lines = ['control', 'controlHover', 'focus'] as const

/**
 * Every pair that components draw. The focus ring stands 2 px off what it rings, so it is measured against what lies
 * around, never against a button's own fill. Disabled controls and hairlines that only decorate are exempt (1.4.3, 1.4.11).
 */
export function contrastPairs(theme: ColorTheme): ContrastPair[] {
  const pairs: ContrastPair[] = []
  const add = (minimum: 4.5 | 3, [front, frontColor]: [string, string], [back, backColor]: [string, string]) =>
    pairs.push({ front, back, frontColor, backColor, minimum })

  const grounds: [string, string][] = [
    ...surfaces.map((name): [string, string] => [`surface.${name}`, theme.surface[name]]),
    ...toneNames.map((name): [string, string] => [`tone.${name}.soft`, theme.tone[name].soft]),
  ]
  for (const ground of grounds) {
    for (const name of texts) add(4.5, [`text.${name}`, theme.text[name]], ground)
    for (const name of lines) add(3, [`line.${name}`, theme.line[name]], ground)
  }
  for (const name of toneNames) {
    const tone = theme.tone[name]
    const part = (key: keyof typeof tone): [string, string] => [`tone.${name}.${key}`, tone[key]]
    for (const surface of surfaces) {
      const ground: [string, string] = [`surface.${surface}`, theme.surface[surface]]
      add(4.5, part('text'), ground)
      add(3, part('line'), ground)
    }
    for (const surface of ['canvas', 'raised', 'overlay'] as const) {
      add(3, part('solid'), [`surface.${surface}`, theme.surface[surface]])
    }
    add(4.5, part('onSolid'), part('solid'))
    add(4.5, part('onSolid'), part('solidHover'))
    add(4.5, part('onSoft'), part('soft'))
    add(4.5, part('onSoft'), part('softHover'))
    // An outlined button under the pointer: its text keeps the tone, its ground becomes soft.
    add(4.5, part('text'), part('soft'))
  }
  return pairs
}
