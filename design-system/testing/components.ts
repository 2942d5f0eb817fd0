import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The layers that hold components, from below. */
export const layers = ['primitives', 'components', 'storefront', 'account', 'admin', 'screens'] as const

/** One component's folder: what it gives away stands in its `index.ts`. */
export interface ComponentFolder {
  /** Layer and name, such as `components/Button`. */
  id: string
  /** Its `index.ts`, from the root. */
  index: string
}

/** Every component's folder, by layer and then by name. */
export const componentFolders = (root: string): ComponentFolder[] =>
  layers.flatMap((layer) =>
    globSync(`design-system/${layer}/*/index.ts`, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((index) => ({ id: dirname(index).replace('design-system/', ''), index })),
  )
