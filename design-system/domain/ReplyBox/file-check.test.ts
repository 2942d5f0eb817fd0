import { expect, test } from 'vitest'
import { checkFiles, mayBeTaken } from './file-check.ts'

const types = ['image/png', 'application/zip', 'text/plain']
const texts = {
  tooLarge: (name: string, max: string) => `${name} > ${max}`,
  wrongType: (name: string) => `${name}: type`,
  tooMany: (max: number) => `max ${max}`,
}
const quantity = (value: number, unit: string) => `${value} ${unit}`
const file = (name: string, type: string, size = 1) => ({ name, type, size })

test('what may be text is left to the server, which looks at the content', () => {
  for (const type of ['', 'text/plain', 'text/x-log', 'application/json', 'application/x-zip-compressed'])
    expect(mayBeTaken(type, types), type).toBe(true)
  for (const type of ['text/html', 'image/svg+xml', 'video/mp4', 'application/x-msdownload'])
    expect(mayBeTaken(type, types), type).toBe(false)
})

test('each file that cannot be sent has its reason, and the others are taken', () => {
  const rules = { types, bytesMax: 10 * 1024 * 1024, countMax: 3 }
  const files = [
    file('a.png', 'image/png'),
    file('b.mp4', 'video/mp4'),
    file('c.zip', 'application/zip', rules.bytesMax + 1),
    file('d.log', ''),
    file('e.log', ''),
    file('f.log', ''),
  ]
  const { taken, refusals } = checkFiles(files, 1, rules, texts, quantity)
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'd.log'])
  expect(refusals).toEqual(['b.mp4: type', 'c.zip > 10 MB', 'max 3'])
})

test('a file of exactly the limit is taken', () => {
  const rules = { types, bytesMax: 100, countMax: 1 }
  expect(checkFiles([file('a.png', 'image/png', 100)], 0, rules, texts, quantity).taken).toHaveLength(1)
})
