import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../stories/__screenshots__')

/** Provides the paths of the committed pictures to docs pages as `virtual:committed-pictures`: `components/forms/Button/brand_dark.webp`. */
export const committedPicturesPlugin = (): Plugin => ({
  name: 'committed-pictures',
  resolveId: (id) => (id === 'virtual:committed-pictures' ? `\0${id}` : undefined),
  load: (id) => {
    if (id !== '\0virtual:committed-pictures') return
    const paths = globSync('**/*.webp', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
    return `export const committedPictures = ${JSON.stringify(paths.sort())}\n`
  },
})
