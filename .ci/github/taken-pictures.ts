import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pictureFolder, unseenStylesFile } from '#stories/visual/files.ts'
import { textsName } from '#stories/visual/texts.ts'

/** The name of a picture from the root, or of the texts of a component's pictures: no other folder, no other kind of file. */
const pictureName = new RegExp(`^${pictureFolder}/[a-z]+/[A-Za-z0-9]+/(?:[a-z0-9-]+_[a-z0-9-]+\\.webp|${textsName})$`)
const isText = (path: string) => path.endsWith(`/${textsName}`) || path === unseenStylesFile

/** More than any picture has: the largest of today has a fifth of it. */
const maxBytes = 2_000_000

/** Pictures from a run of somebody else's code, which may have written anything. */
export interface TakenPictures {
  /** New and changed ones, from the root. */
  taken: string[]
  /** Pictures that no story uses any more, from the root. */
  removed: string[]
}

/**
 * Reads the artifact of a run that took pictures: a folder with the pictures, at the same paths as in the repository, and `removed.txt` with the
 * paths of the others.
 * @throws an Error that names the first file which is not a picture by its name, its kind, its size or its first bytes.
 */
export function readTakenPictures(folder: string): TakenPictures {
  const taken: string[] = []
  let removed: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file)
    if (entry.isDirectory()) continue
    if (!entry.isFile()) throw new Error(`${path} is no file`)
    if (path === 'removed.txt') {
      removed = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      continue
    }
    assertPictureName(path)
    if (isText(path)) assertTexts(path, file)
    else assertWebP(path, file)
    taken.push(path)
  }
  for (const path of removed) assertPictureName(path)
  return { taken: taken.sort(), removed: removed.sort() }
}

function assertPictureName(path: string) {
  if (!pictureName.test(path) && path !== unseenStylesFile) throw new Error(`"${path}" is not the name of a picture`)
}

function assertSize(path: string, file: string) {
  const { size } = lstatSync(file)
  if (size > maxBytes) throw new Error(`${path} has ${size} bytes, at most ${maxBytes} are expected`)
}

/** Lists of texts by the names of stories. */
function assertTexts(path: string, file: string) {
  assertSize(path, file)
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isList = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string')
  if (typeof texts !== 'object' || !texts || !Object.values(texts).every(isList))
    throw new Error(`${path} does not contain the texts of pictures`)
}

function assertWebP(path: string, file: string) {
  assertSize(path, file)
  const start = readFileSync(file).toString('latin1', 0, 16)
  if (!/^RIFF.{4}WEBPVP8X$/s.test(start)) throw new Error(`${path} is not a picture`)
}
