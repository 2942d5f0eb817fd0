import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

/**
 * The browser of every check: the headless Chromium in the package `@sparticuz/chromium`, with the package's
 * libraries and fonts, and the Chinese characters of our texts. Nothing is downloaded or installed, and
 * pictures do not depend on the browser, libraries or fonts of the machine.
 */

/** The package exports only its entry, `build/index.js`. */
const packageFolder = resolve(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../..')
const cacheFolder = resolve(import.meta.dirname, '../node_modules/.cache/browser')

/** Chinese characters, which the package's fonts lack, and which readers of Chinese have on their systems. */
const chineseFonts = resolve(import.meta.dirname, '../.storybook/fonts')

/** Options for Playwright's `chromium.launch()` and Vitest's `playwright({ launchOptions })`. */
export interface BrowserLaunch {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** Flags that make text and compositing identical on every machine. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Redrawing only the changed part of a tile sometimes leaves corners and rings in a slightly different grey.
  '--disable-partial-raster',
]

/** The package's own font configuration has the paths of a hosting service; this one has the unpacked fonts and the Chinese ones. */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>${chineseFonts}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`

/**
 * Prepares the pinned browser for launching; unpacks it once (about 3 s) into `node_modules/.cache/browser`.
 * @throws an Error with a one-line message that says what to do, if this machine cannot run it.
 */
export async function pinnedBrowser(): Promise<BrowserLaunch> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The pinned browser is built for Linux on x64, this is ${process.platform} on ${process.arch}. Pictures: npm run visual:container -- update Button. Everything else that needs the browser: in a Linux container.`,
    )
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cacheFolder, version)
  if (!existsSync(folder)) await unpack(folder)
  const fontList = join(folder, 'fonts.conf')
  await writeAtomically(fontList, fontConfiguration(folder))
  const executablePath = join(folder, 'chromium')
  const env = {
    ...definedVariables(),
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_FILE: fontList,
  }
  await assertLibraries(executablePath, env)
  return { executablePath, args: [...launchArguments], env }
}

/** Unpacks into a temporary folder and renames it, so that concurrent runs never see an incomplete one. */
async function unpack(folder: string) {
  const archives = join(packageFolder, 'bin')
  await mkdir(cacheFolder, { recursive: true })
  const draft = await mkdtemp(join(cacheFolder, 'unpacking-'))
  try {
    await Promise.all([
      pipeline(
        createReadStream(join(archives, 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
      ),
      untar(join(archives, 'fonts.tar.br'), draft),
      untar(join(archives, 'al2023.tar.br'), draft),
    ])
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      // A concurrent run was faster; its copy is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Writes a file if its contents differ, so that concurrent readers never see an incomplete one. */
async function writeAtomically(path: string, text: string) {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text)
  await rename(draft, path)
}

async function untar(archive: string, target: string) {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-C', target], { stdio: ['pipe', 'ignore', 'inherit'] })
  const finished = new Promise<void>((resolveFinished, reject) => {
    tar.once('error', reject)
    tar.once('close', (code) =>
      code === 0 ? resolveFinished() : reject(new Error(`tar exited with ${code} on ${archive}`)),
    )
  })
  // tar closes its input at the archive's end mark and may leave the padding after it unread: only its exit code counts.
  const piped = pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin).catch((error) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
  await Promise.all([piped, finished])
}

async function assertLibraries(executablePath: string, env: Record<string, string>) {
  const { stdout, stderr } = await promisify(execFile)('ldd', [executablePath], { env }).catch((error) => error)
  const missing = [...`${stdout}`.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library)
  const tooOld = /version `(GLIBC_[\d.]+)' not found/.exec(`${stderr}`)?.[1]
  if (missing.length > 0)
    throw new Error(
      `The pinned browser lacks ${missing.join(', ')}. On Debian: sudo apt-get install libgcc-s1 libnss3 libexpat1`,
    )
  if (tooOld) throw new Error(`The pinned browser needs ${tooOld}: a system as new as Debian 12 or Ubuntu 22.04.`)
}

const definedVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
