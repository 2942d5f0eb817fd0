import './docs.css'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ThemeProvider, useTheme } from '#ds/providers/theme.tsx'
import { storybookThemes } from './theme.ts'

type DocsPageProps = DocsContainerProps & { children: ReactNode }

/** Applies the toolbar's theme to the page, even if it shows no story: at the start (from the URL) and on each change. */
const applyToolbarTheme = ({ globals }: { globals: { theme: string } }) => {
  document.documentElement.dataset.theme = globals.theme
}
addons.getChannel().on(SET_GLOBALS, applyToolbarTheme)
addons.getChannel().on(GLOBALS_UPDATED, applyToolbarTheme)

/** A docs page in the theme that is selected in the toolbar, like the stories on it. */
export const DocsPage = (props: DocsPageProps) => (
  <ThemeProvider>
    <ThemedPage {...props} />
  </ThemeProvider>
)

const ThemedPage = (props: DocsPageProps) => <DocsContainer {...props} theme={storybookThemes[useTheme().theme]} />
