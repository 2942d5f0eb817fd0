import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Nguyễn Lan', 'Nguyễn', 'Lan'],
  ['Công Tằng Tôn Nữ Minh Nguyệt', 'Công', 'Tằng Tôn Nữ Minh Nguyệt'],
  ['Lan', 'Lan', 'Lan'],
  ['  Trần \t Thị   Bích Ngọc ', 'Trần', 'Thị Bích Ngọc'],
  // A no-break space, as in pasted text.
  ['Lê\u00a0Hoàng', 'Lê', 'Hoàng'],
])('splits "%s" into "%s" and "%s"', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
