/** What scripts know of the themes, apart from their colours, which only styles bring to a page. */

/** The canvas of each theme for `<meta name="theme-color">`, in the notation that every browser reads there. */
export const themeColor = { dark: '#0a1016', light: '#f8fafd' } as const

/** What `html[data-theme]` carries. */
export type ThemeName = keyof typeof themeColor

/** Product spec, section 4. */
export const defaultTheme: ThemeName = 'dark'
