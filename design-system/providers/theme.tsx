import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { THEME_STORAGE_KEY, themeScript } from '#ds/providers/theme-script.ts'
import { defaultTheme, type ThemeName, themeColor } from '#ds/tokens/theme-names.ts'

export { THEME_STORAGE_KEY, themeScript }

export interface Theme {
  theme: ThemeName
  /** Shows a theme and stores it, in this tab and in the user's other tabs. */
  setTheme: (theme: ThemeName) => void
  /** Switches between dark and light. */
  toggleTheme: () => void
}

const ThemeContext = createContext<Theme | null>(null)

/**
 * Lets components read and change the theme. The source of truth is `html[data-theme]`, which `themeScript` sets before the
 * first paint; the server and the first render use the default, dark (product spec, section 4).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => defaultTheme)
  useEffect(followOtherTabs, [])
  useEffect(printInLight, [])
  const value = useMemo<Theme>(
    () => ({ theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }),
    [theme],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The current theme and the functions that change it. @throws without a ThemeProvider above. */
export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('No theme. Wrap the page in <ThemeProvider>.')
  return theme
}

const isThemeName = (name: string | null | undefined): name is ThemeName => !!name && Object.hasOwn(themeColor, name)

function currentTheme(): ThemeName {
  const name = document.documentElement.dataset.theme
  return isThemeName(name) ? name : defaultTheme
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function show(theme: ThemeName) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme])
}

function setTheme(theme: ThemeName) {
  show(theme)
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // The page has no access to storage, or it is full: the choice lasts as long as the page.
  }
}

/** Paper is white: while the page is printed it has the light theme, whatever is chosen. */
function printInLight() {
  let before: ThemeName | undefined
  const begin = () => {
    before = currentTheme()
    document.documentElement.dataset.theme = 'light'
  }
  const end = () => {
    if (before) document.documentElement.dataset.theme = before
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/** The browser notifies every tab except the one that wrote. A null key means that all of storage was cleared. */
function followOtherTabs() {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY || key === null) show(isThemeName(newValue) ? newValue : defaultTheme)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
