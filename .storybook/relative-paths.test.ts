import { expect, test } from 'vitest'
import { withRelativePaths } from './relative-paths.ts'

test('paths below the folder become relative to it; other texts stay', () => {
  const data = {
    path: '/home/lan/cloud/design-system/Box.tsx',
    users: [{ file: '/home/lan/cloud/stories/Box.stories.tsx', name: 'Box of /home/lan/cloud/x' }],
    other: '/home/lan/cloud-2/Box.tsx',
    none: null,
  }
  expect(withRelativePaths(data, '/home/lan/cloud')).toEqual({
    path: 'design-system/Box.tsx',
    users: [{ file: 'stories/Box.stories.tsx', name: 'Box of /home/lan/cloud/x' }],
    other: '/home/lan/cloud-2/Box.tsx',
    none: null,
  })
})
