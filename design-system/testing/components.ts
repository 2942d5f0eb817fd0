import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The layers with components, from the lowest. */
export const layers = ['primitives', 'components', 'storefront', 'account', 'admin', 'screens'] as const

/** A component's folder. Its `index.ts` has the public exports. */
export interface ComponentFolder {
  /** Layer and name, such as `components/Button`. */
  id: string
  /** Its `index.ts`, relative to the root. */
  index: string
}

/** All component folders, sorted by layer and name. */
export const componentFolders = (root: string): ComponentFolder[] =>
  layers.flatMap((layer) =>
    globSync(`design-system/${layer}/*/index.ts`, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((index) => ({ id: dirname(index).replace('design-system/', ''), index })),
  )
