import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { layerOrderStatement } from '#ds/css/layers.ts'
import { committedPicturesPlugin } from './committed-pictures.ts'
import { onSelected } from './theme.ts'
import { usedIconsPlugin } from './used-icons.ts'

const root = resolve(import.meta.dirname, '..')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Docs pages show committed pictures.
  staticDirs: [{ from: '../stories/__screenshots__', to: '/pictures' }],
  stories: ['../docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  features: {
    // The theme sets the background; onboarding would distract reviewers.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // `npm run storybook` marks the stories that uncommitted changes affect.
    changeDetection: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In the built Storybook the style sheets of stories load in parallel with the preview's; the layer order must come before all of them.
  previewHead: (head) => `<style>${layerOrderStatement}</style>${head}`,
  // Storybook uses white text on the selected entry, whatever its background.
  managerHead: (head) =>
    `${head}<style>.sidebar-item[data-selected="true"] { color: var(--on-selected, ${onSelected.dark}) !important }</style>`,
  // TypeScript 7 has no compiler API, which the default needs; react-docgen parses the sources with Babel.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
    cacheDir: resolve(root, 'node_modules/.cache/vite-storybook'),
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), usedIconsPlugin(), committedPicturesPlugin()],
  }),
}

export default config
