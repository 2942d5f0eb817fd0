/** The names of the themes, for scripts. Kept apart from the colours, which reach a page only in its stylesheets. */

/** The canvas of each theme for `<meta name="theme-color">`, in a notation that every browser supports there. */
export const themeColor = { dark: '#0a1016', light: '#f8fafd' } as const

/** The value of `html[data-theme]`. */
export type ThemeName = keyof typeof themeColor

/** Product spec, section 4. */
export const defaultTheme: ThemeName = 'dark'
