import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds } from './common.mjs'
import { fingerprintOf } from './fingerprint.mjs'
import { npmCommand } from './npm.mjs'
import { runToEnd } from './processes.mjs'
import { runtimeNode } from './versions.mjs'

/** The inputs of the site's build. */
const inputs = [
  'design-system',
  'site',
  'server/contracts',
  'server/features/catalog',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Folders inside of them that are generated or do not ship. */
const excluded = ['site/dist', 'site/.react-router', 'site/e2e', 'design-system/testing', 'design-system/tokens/export']

/** In the build folder, so that deleting the build also deletes its fingerprint. */
const stampPath = join(root, 'site/dist/inputs.sha256')
/** Written last by a build, so that an interrupted one does not count. */
const lastOutput = join(root, 'site/dist/pages/pages.json')

const isFresh = (print) => existsSync(lastOutput) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === print

/**
 * Builds the site into site/dist, unless the existing build was made from the same files.
 * @returns the exit code of the build
 */
export async function buildSite() {
  const print = fingerprintOf(inputs, excluded)
  if (isFresh(print)) return 0
  const began = Date.now()
  rmSync(stampPath, { force: true })
  console.log('Building the site…')
  const bundled = await runToEnd(...npmCommand('exec', '--', 'react-router', 'build', 'site', '--logLevel', 'warn'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = bundled || (await runToEnd(runtimeNode(), ['site/build/build-pages.ts']))
  if (code === 0) {
    writeFileSync(stampPath, print)
    console.log(`Built in ${seconds(Date.now() - began)}.`)
  }
  return code
}
