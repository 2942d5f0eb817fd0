import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../../.storybook/review')

test.each(globSync('*.tsx', { cwd: folder }))(
  '%s imports React as a value, which Storybook’s manager needs for JSX',
  (file) => {
    expect(readFileSync(resolve(folder, file), 'utf8')).toMatch(/^import React from 'react'$/m)
  },
)
