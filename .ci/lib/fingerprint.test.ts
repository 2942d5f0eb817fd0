import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.mjs'

const docker = (excluded: string[] = []) => fingerprintOf(['.ci/docker', 'package.json'], excluded)

test('the same files have the same fingerprint, other files a different one', () => {
  expect(docker()).toBe(docker())
  expect(docker()).not.toBe(fingerprintOf(['.ci/docker'], []))
})

test('excluded files and tests do not count', () => {
  expect(docker(['.ci/docker/compose.yaml'])).not.toBe(docker())
  expect(docker(['.ci/docker/dockerfile.test.ts'])).toBe(docker())
})
