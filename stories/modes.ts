/**
 * The appearances in which pictures of stories are taken, defined once in Chromatic's format, and read from
 * `parameters.chromatic.modes` both by Chromatic and by the gate (`npm run test:stories`).
 * A mode without a viewport is 1200 px wide, which is also Chromatic's default; all other values of a mode are those of
 * Storybook's globals (.storybook/preview.tsx).
 */
export type Mode =
  | {
      theme: 'dark' | 'light'
      /** Width in CSS pixels. */
      viewport?: number
      /** The user's text size, 200 % of the browser's default: WCAG 2.2, 1.4.4. */
      textSize?: 'double'
      /**
       * Motion is allowed, and every animation is held at this time, in milliseconds since it began; `end` is after it. The story calls
       * `inMotion`. Only the gate knows this field; Chromatic would take the same picture three times.
       */
      motion?: number | 'end'
    }
  /** Disables a mode that the story would inherit, since parameters are merged, never replaced. */
  | { disable: true }

export type Modes = Record<string, Mode>

const without = (modes: Modes): Modes => Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }]))

/** The mode of every story that does not declare others. */
export const dark = { dark: { theme: 'dark' } } as const satisfies Modes

/**
 * For the stories that together show a component's colours, in addition to their other modes: `modes: inLight`, or
 * `modes: { ...widths, ...inLightOnDesktop }`. Light is taken only of these, since a theme changes nothing but colours (rule 4): of each state
 * sheet, each screen and a component's main story, and of stories that show a style which no other one shows. Axe checks the colours of every
 * story in both themes.
 */
export const inLight = { light: { theme: 'light' } } as const satisfies Modes

/** The same for stories with the modes `widths`. */
export const inLightOnDesktop = { 'light 1440': { theme: 'light', viewport: 1440 } } as const satisfies Modes

/** The same for what only a phone shows. */
export const inLightOnPhone = { 'light 360': { theme: 'light', viewport: 360 } } as const satisfies Modes

/** The light theme also at 768 px, for what only tablets show. */
export const inLightOnTablet = { 'light 768': { theme: 'light', viewport: 768 } } as const satisfies Modes

/**
 * For stories whose layout changes: phone, tablet and desktop, instead of `dark`. These are three pictures per story, so use them for stories
 * that show a layout, not for each of its states.
 */
export const widths = {
  dark: { disable: true },
  'dark 360': { theme: 'dark', viewport: 360 },
  'dark 768': { theme: 'dark', viewport: 768 },
  'dark 1440': { theme: 'dark', viewport: 1440 },
} as const satisfies Modes

/** The same without the tablet, for a story whose layout there is the phone's or the desktop's. */
export const phoneAndDesktop = {
  dark: { disable: true },
  'dark 360': { theme: 'dark', viewport: 360 },
  'dark 1440': { theme: 'dark', viewport: 1440 },
} as const satisfies Modes

/** For stories that only differ on a phone: 360 px, instead of `dark`. */
export const phone = {
  dark: { disable: true },
  'dark 360': { theme: 'dark', viewport: 360 },
} as const satisfies Modes

/** For one story of a component that is laid out by the width, in addition to its other modes: a phone in one theme. */
export const phoneToo = { 'dark 360': { theme: 'dark', viewport: 360 } } as const satisfies Modes

/**
 * The same between the two widest breakpoints, where desktop layouts have the least space. The sweep (visual/sweep.ts) checks all other
 * widths.
 */
export const narrowDesktop = { 'dark 1100': { theme: 'dark', viewport: 1100 } } as const satisfies Modes

/**
 * For stories with text: the text twice as large, in addition to a story's other modes. The theme does not affect the layout,
 * so one theme is enough: `modes: largeText`, or `modes: { ...widths, ...largeText }`.
 */
export const largeText = { 'dark large text': { theme: 'dark', textSize: 'double' } } as const satisfies Modes

/** The same on a phone, which has the least space for it. */
export const largeTextOnPhone = {
  'dark large text 360': { theme: 'dark', viewport: 360, textSize: 'double' },
} as const satisfies Modes

/**
 * For what enters or leaves, instead of `dark`: start, middle and end, with motion allowed. The start is where the movement begins,
 * and the middle, 100 ms, tells a wrong duration or easing from the right one. Motion is the same in both themes.
 */
export const motion = {
  dark: { disable: true },
  'motion start': { theme: 'dark', motion: 0 },
  'motion 100 ms': { theme: 'dark', motion: 100 },
  'motion end': { theme: 'dark', motion: 'end' },
} as const satisfies Modes

/** For what moves as long as it is there, instead of `dark`: 400 ms after its start, a quarter of its period. */
export const endlessMotion = {
  dark: { disable: true },
  'motion 400 ms': { theme: 'dark', motion: 400 },
} as const satisfies Modes

/**
 * For components that draw their own borders or selection: a story in forced colours
 * (Windows' contrast themes). Use `parameters: { chromatic: forcedColors }` in a separate story, since Chromatic emulates this for
 * an entire story, not for a mode. Forced colours override the theme, so one picture is enough.
 */
export const forcedColors = {
  forcedColors: 'active',
  modes: { ...without(dark), ...without(widths), forced: { theme: 'dark' } },
} as const satisfies { forcedColors: 'active'; modes: Modes }
