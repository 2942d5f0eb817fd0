import { resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { layerOrderStatement } from '#ds/css/layers.ts'
import { onSelected } from './theme.ts'
import { usedIconsPlugin } from './used-icons.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  features: {
    // The theme decides the background; introductions and marks of uncommitted work stand in a reviewer's way.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In the built Storybook the stylesheets of stories load beside the preview's; the order must stand before any of them.
  previewHead: (head) => `<style>${layerOrderStatement}</style>${head}`,
  // Storybook writes white on the selected entry, whatever its colour.
  managerHead: (head) =>
    `${head}<style>.sidebar-item[data-selected="true"] { color: ${onSelected} !important }</style>`,
  // TypeScript 7 has no compiler API, which the default needs; this one reads the sources with Babel.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
    cacheDir: resolve(import.meta.dirname, '../node_modules/.cache/vite-storybook'),
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), usedIconsPlugin()],
  }),
}

export default config
