import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerOrderStatement } from '#ds/css/layers.ts'

test('layers.css declares the same layer order as the statement for the head of a page', () => {
  expect(readFileSync(new URL('./layers.css', import.meta.url), 'utf8')).toContain(layerOrderStatement)
})
