import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { componentFiles, featureFiles } from './templates.ts'

test('the files of a new component and of a new feature have no syntax errors', () => {
  const files = { ...componentFiles('account', 'LoginCard'), ...featureFiles('ssh-keys', '021') }
  expect(Object.keys(files)).toHaveLength(11)
  for (const [path, text] of Object.entries(files)) expect(parseSync(path, text).errors, path).toEqual([])
})
