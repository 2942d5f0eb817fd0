/**
 * The appearances in which stories are pictured: written once, in Chromatic's format, and read from
 * `parameters.chromatic.modes` by Chromatic and by the gate (`npm run test:stories`) alike.
 * A mode without a viewport is 1200 px wide, which is Chromatic's default too; all else in a mode is the value of one of
 * Storybook's globals (.storybook/preview.tsx).
 */
export type Mode =
  | {
      theme: 'dark' | 'light'
      /** Width in CSS pixels. */
      viewport?: number
      /** The reader's text size, 200 % in place of the browser's own: WCAG 2.2, 1.4.4. */
      textSize?: 'double'
    }
  /** Takes back a mode that the story would inherit: parameters are merged, never replaced. */
  | { disable: true }

export type Modes = Record<string, Mode>

const without = (modes: Modes): Modes => Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }]))

/** Every story, unless it asks for others. */
export const themes = { dark: { theme: 'dark' }, light: { theme: 'light' } } as const satisfies Modes

/**
 * For what rearranges itself: phone, tablet and desktop in both themes, in place of `themes`. Six pictures a story, so for the
 * stories that show an arrangement, not for each state of it.
 */
export const widths = {
  dark: { disable: true },
  light: { disable: true },
  'dark 360': { theme: 'dark', viewport: 360 },
  'dark 768': { theme: 'dark', viewport: 768 },
  'dark 1440': { theme: 'dark', viewport: 1440 },
  'light 360': { theme: 'light', viewport: 360 },
  'light 768': { theme: 'light', viewport: 768 },
  'light 1440': { theme: 'light', viewport: 1440 },
} as const satisfies Modes

/** For what is different on a phone alone: 360 px in both themes, in place of `themes`. */
export const phone = {
  dark: { disable: true },
  light: { disable: true },
  'dark 360': { theme: 'dark', viewport: 360 },
  'light 360': { theme: 'light', viewport: 360 },
} as const satisfies Modes

/**
 * For what holds text: the text twice as large, in addition to a story's other modes. The theme does not move what text
 * pushes about, so one is enough: `modes: largeText`, or `modes: { ...widths, ...largeText }`.
 */
export const largeText = { 'dark large text': { theme: 'dark', textSize: 'double' } } as const satisfies Modes

/** The same on a phone, where there is least room for it. */
export const largeTextOnPhone = {
  'dark large text 360': { theme: 'dark', viewport: 360, textSize: 'double' },
} as const satisfies Modes

/**
 * For what draws its borders or its selection itself: a story in the colours that the reader's system forces upon a page
 * (Windows' contrast themes). `parameters: { chromatic: forcedColors }`, in a story of its own: Chromatic emulates this for
 * a whole story, not for a mode. The theme is overruled, so one picture is enough.
 */
export const forcedColors = {
  forcedColors: 'active',
  modes: { ...without(themes), ...without(widths), forced: { theme: 'dark' } },
} as const satisfies { forcedColors: 'active'; modes: Modes }
