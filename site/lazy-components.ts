import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Modules of the design system that the site loads lazily, because they are popups and dialogs inside of its components, by the file
 * of `app/lazy` that exports a lazy component for each.
 */
const lazyModules = {
  'shared-components': ['components/overlays/Menu/MenuPanel.tsx', 'components/overlays/Tooltip/TooltipPopup.tsx'],
  'chat-components': ['account/SupportChat/ChatPanel.tsx'],
  'admin-components': [
    'admin/ConfirmDialog/index.ts',
    'admin/BalanceDialog/index.ts',
    'admin/AdminOverview/ResolveDialog.tsx',
    'admin/FilterBar/FilterDialog.tsx',
    'admin/FilterBar/SaveViewDialog.tsx',
    'admin/VpsTable/PowerDialog.tsx',
  ],
}

const resolveHere = (path: string) => resolve(import.meta.dirname, path)

const lazyFileOf = new Map(
  Object.entries(lazyModules).flatMap(([file, modules]) =>
    modules.map((path) => [resolveHere(`../design-system/${path}`), resolveHere(`app/lazy/${file}.tsx`)] as const),
  ),
)
/** The lazy files import the modules themselves. */
const direct = new Set(lazyFileOf.values())

/**
 * Replaces those modules with the lazy components wherever they are imported, so that no component knows how it is delivered.
 * A name that the file of `app/lazy` does not export fails the build.
 */
export function lazyComponents(): Plugin {
  return {
    name: 'lazy-components',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || direct.has(importer)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (resolved && lazyFileOf.get(resolved.id)) ?? null
    },
  }
}
