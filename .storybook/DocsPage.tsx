import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { ThemeProvider, useTheme } from '#ds/providers/theme.tsx'
import { storybookThemes } from './theme.ts'

type DocsPageProps = DocsContainerProps & { children: ReactNode }

/** A docs page in the theme that the toolbar asks for, like the stories on it. */
export function DocsPage(props: DocsPageProps) {
  const { channel } = props.context
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme: string } }) => {
      document.documentElement.dataset.theme = globals.theme
    }
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return (
    <ThemeProvider>
      <ThemedPage {...props} />
    </ThemeProvider>
  )
}

const ThemedPage = (props: DocsPageProps) => <DocsContainer {...props} theme={storybookThemes[useTheme().theme]} />
