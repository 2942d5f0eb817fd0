import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.mjs'

const docker = (leftOut: string[] = []) => fingerprintOf(['.ci/docker', 'package.json'], leftOut)

test('the same files have the same number, others another one', () => {
  expect(docker()).toBe(docker())
  expect(docker()).not.toBe(fingerprintOf(['.ci/docker'], []))
})

test('what is left out does not count, nor do tests', () => {
  expect(docker(['.ci/docker/compose.yaml'])).not.toBe(docker())
  expect(docker(['.ci/docker/dockerfile.test.ts'])).toBe(docker())
})
