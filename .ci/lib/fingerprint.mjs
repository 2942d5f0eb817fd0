import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './common.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)

function* filesOf(path, excluded) {
  if (excluded.includes(path) || isTest(path)) return
  if (!statSync(join(root, path)).isDirectory()) yield path
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesOf(`${path}/${name}`, excluded)
}

/**
 * A hash of the contents of files and folders, which shows whether a build made from them is up to date. Tests do not count.
 * @param {string[]} inputs paths from the root.
 * @param {string[]} excluded paths inside of them that are generated or unused.
 */
export function fingerprintOf(inputs, excluded) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input, excluded))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  return hash.digest('hex')
}
