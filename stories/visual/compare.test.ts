import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultOf, keep } from './compare.ts'
import { pictureFile, reportFolder } from './files.ts'
import { canvas } from './test-pictures.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const committed = () => join(root, pictureFile('components/Button', 'default_dark'))
function commit(picture: Buffer) {
  mkdirSync(dirname(committed()), { recursive: true })
  writeFileSync(committed(), picture)
}
const taken = (picture: Buffer) => ({ component: 'components/Button', name: 'default_dark', picture })
const isLeft = (mark: string) => existsSync(join(root, reportFolder, `components/Button/default_dark-${mark}.png`))

/** The same pixels in other bytes. */
const packedAnew = (picture: Buffer) => PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 0 })

test('the same bytes are the same picture, and so are the same pixels in other bytes', () => {
  const picture = canvas(4, 4, [[1, 1]])
  commit(picture)
  expect(faultOf(root, taken(picture))).toBeUndefined()
  expect(packedAnew(picture).equals(picture)).toBe(false)
  expect(faultOf(root, taken(packedAnew(picture)))).toBeUndefined()
  expect(existsSync(join(root, reportFolder))).toBe(false)
})

test('one pixel is a difference, and is left for the report', () => {
  commit(canvas(4, 4))
  expect(faultOf(root, taken(canvas(4, 4, [[1, 1]])))).toBe(
    'Picture default_dark: 1 pixel changed, 6.3 % of the picture; 4 × 4 as before.',
  )
  expect(isLeft('actual')).toBe(true)
})

test('another size is a difference', () => {
  commit(canvas(4, 4))
  expect(faultOf(root, taken(canvas(4, 6)))).toContain('4 × 4 became 4 × 6')
})

test('a picture that has no committed one is a fault, and is not written in passing', () => {
  expect(faultOf(root, taken(canvas(4, 4)))).toContain('there is no committed one yet')
  expect(isLeft('reference')).toBe(true)
  expect(existsSync(committed())).toBe(false)
})

test('an update writes what is new or differs, and leaves alone what shows the same', () => {
  const first = canvas(4, 4)
  keep(root, taken(first))
  expect(readFileSync(committed())).toEqual(first)
  keep(root, taken(packedAnew(first)))
  expect(readFileSync(committed())).toEqual(first)
  const other = canvas(4, 4, [[0, 0]])
  keep(root, taken(other))
  expect(readFileSync(committed())).toEqual(other)
})
