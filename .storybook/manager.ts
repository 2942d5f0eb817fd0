import './copy-link.ts'
import './follow-theme.ts'
import { addons } from 'storybook/manager-api'
import { storybookThemes } from './theme.ts'

addons.setConfig({ theme: storybookThemes.dark })
