import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { marks, pictureFile, reportFolder } from './files.ts'
import { measure } from './measure.ts'
import { describe } from './report-summary.ts'

/** The picture of a story in a mode: `components/Button` and `default_dark`. */
export interface Taken {
  component: string
  name: string
  picture: Buffer
}

function write(path: string, picture: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

/**
 * Compares a picture with the committed one, first by bytes; only where they are not the same, by pixels. What differs is left
 * for the report.
 * @returns what is wrong, if anything is.
 */
export function faultOf(root: string, { component, name, picture }: Taken): string | undefined {
  const committed = resolve(root, pictureFile(component, name))
  const left = (mark: string) => write(resolve(root, reportFolder, component, name + mark), picture)
  if (!existsSync(committed)) {
    left(marks.new)
    return `Picture ${name}: there is no committed one yet. "npm run visual:update" takes it.`
  }
  const before = readFileSync(committed)
  if (before.equals(picture)) return undefined
  const { pixels, before: beforeSize, after: afterSize } = measure(before, picture)
  if (pixels === 0) return undefined
  left(marks.changed)
  return `Picture ${name}: ${describe({ kind: 'changed', pixels, beforeSize, afterSize })}`
}

/** Writes a picture to be committed, unless the committed one shows the same. Nothing is wrong with it then. */
export function keep(root: string, { component, name, picture }: Taken): undefined {
  const committed = resolve(root, pictureFile(component, name))
  const isSame = existsSync(committed) && isSamePicture(readFileSync(committed), picture)
  if (!isSame) write(committed, picture)
}

const isSamePicture = (before: Buffer, after: Buffer) => before.equals(after) || measure(before, after).pixels === 0
