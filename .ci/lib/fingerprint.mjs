import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './common.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)

function* filesOf(path, leftOut) {
  if (leftOut.includes(path) || isTest(path)) return
  if (!statSync(join(root, path)).isDirectory()) yield path
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesOf(`${path}/${name}`, leftOut)
}

/**
 * One number for the contents of files and folders, by which something made of them is known to be fresh. Tests do not count.
 * @param {string[]} inputs paths from the root.
 * @param {string[]} leftOut paths inside of them that are made, or that nothing reads.
 */
export function fingerprintOf(inputs, leftOut) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input, leftOut))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  return hash.digest('hex')
}
