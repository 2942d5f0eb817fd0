import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerOrderStatement } from '#ds/css/layers.ts'

test('declares the same layer order in layers.css as in the statement for the head of a page', () => {
  expect(readFileSync(new URL('./layers.css', import.meta.url), 'utf8')).toContain(layerOrderStatement)
})
