import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { onSelected, storybookThemes } from './theme.ts'

type Theme = keyof typeof storybookThemes

/** Storybook's own frame has the theme that the toolbar sets for stories, at the start (from the URL) and on each change. */
addons.register('sen/follow-theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: Theme } }) => {
    if (!globals.theme) return
    api.setOptions({ theme: storybookThemes[globals.theme] })
    document.documentElement.style.setProperty('--on-selected', onSelected[globals.theme])
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
