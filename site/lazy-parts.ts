import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the site fetches apart from its pages: modules of the design system that float, open over a page or stand in a closed tab,
 * by the file of `app/lazy` that exports a lazy component in the place of each.
 */
const lazyModules = {
  'shared-parts': ['components/Menu/MenuPanel.tsx', 'components/Tooltip/TooltipPopup.tsx'],
  'dashboard-parts': [
    'account/SupportChat/ChatPanel.tsx',
    'screens/DashboardScreen/DashboardDialogs.tsx',
    'screens/DashboardScreen/DashboardPanel.tsx',
  ],
  'admin-parts': [
    'admin/ConfirmDialog/index.ts',
    'admin/UsersTable/BalanceEdit.tsx',
    'admin/WaitingPanel/ResolveDialog.tsx',
  ],
}

const fromHere = (path: string) => resolve(import.meta.dirname, path)

const partsByModule = new Map(
  Object.entries(lazyModules).flatMap(([file, modules]) =>
    modules.map((path) => [fromHere(`../design-system/${path}`), fromHere(`app/lazy/${file}.tsx`)] as const),
  ),
)
const partsFiles = new Set(partsByModule.values())

/**
 * Puts those lazy components in place of the modules wherever they are imported, so that no component knows how it is delivered.
 * A name that a file of `app/lazy` does not export fails the build.
 */
export function lazyParts(): Plugin {
  return {
    name: 'lazy-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // These fetch the modules themselves.
      if (!importer || partsFiles.has(importer)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && partsByModule.get(resolved.id)) ?? null
    },
  }
}
