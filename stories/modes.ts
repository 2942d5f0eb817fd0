/**
 * The appearances in which stories are pictured: written once, in Chromatic's format, and read from
 * `parameters.chromatic.modes` by Chromatic and by the gate (`npm run test:stories`) alike.
 * A mode without a viewport is 1200 px wide, which is Chromatic's default too.
 */
export type Mode =
  | {
      theme: 'dark' | 'light'
      /** Width in CSS pixels. */
      viewport?: number
    }
  /** Takes back a mode that the story would inherit: parameters are merged, never replaced. */
  | { disable: true }

export type Modes = Record<string, Mode>

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
