import './docs.css'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ThemeProvider, useTheme } from '#ds/providers/theme.tsx'
import { storybookThemes } from './theme.ts'

type DocsPageProps = DocsContainerProps & { children: ReactNode }

/** The toolbar's theme, from the address when the page opens and from then on, also where no story stands on the page, and in its frames. */
const followToolbar = ({ globals }: { globals: { theme: string } }) => {
  const pages = [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
  for (const page of pages) if (page) page.documentElement.dataset.theme = globals.theme
}
addons.getChannel().on(SET_GLOBALS, followToolbar)
addons.getChannel().on(GLOBALS_UPDATED, followToolbar)

/** A docs page in the theme that the toolbar asks for, like the stories on it. */
export const DocsPage = (props: DocsPageProps) => (
  <ThemeProvider>
    <ThemedPage {...props} />
  </ThemeProvider>
)

const ThemedPage = (props: DocsPageProps) => <DocsContainer {...props} theme={storybookThemes[useTheme().theme]} />
