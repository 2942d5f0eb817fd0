import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { marks, pictureFile, reportFolder } from './files.ts'
import { describeMeasure, measure } from './measure.ts'
import { encodePicture, isMadeFrom } from './picture-file.ts'

/** The picture of a story in a mode: `components/forms/Button` and `brand_dark`. */
export interface TakenPicture {
  component: string
  name: string
  /** The PNG that the browser returned. */
  picture: Buffer
}

function write(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

/**
 * Compares a picture with the committed one, first by the hash that the committed one carries, then by pixels if the hash differs.
 * Saves a different picture for the report.
 * @returns a description of the difference; undefined if there is none.
 */
export async function differenceFromCommitted(
  root: string,
  { component, name, picture }: TakenPicture,
): Promise<string | undefined> {
  const committed = resolve(root, pictureFile(component, name))
  const saveForReport = (mark: string) => write(resolve(root, reportFolder, component, name + mark), picture)
  if (!existsSync(committed)) {
    saveForReport(marks.new)
    return `Picture ${name}: there is no committed one yet. "npm run visual:update" takes it.`
  }
  const before = readFileSync(committed)
  if (isMadeFrom(before, picture)) return undefined
  const difference = await measureIfReadable(before, picture)
  if (!difference) {
    saveForReport(marks.new)
    return `Picture ${name}: the committed file is not a readable picture. "npm run visual:update" takes it again.`
  }
  if (difference.pixels === 0) return undefined
  saveForReport(marks.changed)
  return `Picture ${name}: ${describeMeasure(difference)}.`
}

/** Removes what a first attempt has saved for the report, after a second one without a fault. */
export function forgetPictures(root: string, component: string, pictures: { name: string }[]): void {
  for (const { name } of pictures)
    for (const mark of Object.values(marks))
      rmSync(resolve(root, reportFolder, component, name + mark), { force: true })
}

/**
 * Writes a picture to be committed, unless its pixels equal those of the committed one. Resolves with undefined, since there is
 * no fault.
 */
export async function savePicture(root: string, { component, name, picture }: TakenPicture): Promise<undefined> {
  const committed = resolve(root, pictureFile(component, name))
  const isSame = existsSync(committed) && (await isSamePicture(readFileSync(committed), picture))
  if (!isSame) write(committed, await encodePicture(picture))
}

const isSamePicture = async (before: Buffer, after: Buffer) =>
  isMadeFrom(before, after) || (await measureIfReadable(before, after))?.pixels === 0

/** Resolves with undefined if the committed file cannot be decoded: it is damaged, or text that Git has written instead. */
const measureIfReadable = (before: Buffer, after: Buffer) => measure(before, after).catch(() => undefined)
