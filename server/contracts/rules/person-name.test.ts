import { describe, expect, test } from 'vitest'
import { fullName, givenName, shortName } from './person-name.ts'

/** Every way to split a name into two fields, in either order. */
function splitsOf(name: string) {
  const words = name.split(' ')
  return words.slice(1).flatMap((_, index) => {
    const start = words.slice(0, index + 1).join(' ')
    const end = words.slice(index + 1).join(' ')
    return [
      { firstName: start, lastName: end },
      { firstName: end, lastName: start },
    ]
  })
}

describe.each([
  'Lê Thị Hồng Ngọc',
  'Nguyễn Văn An',
  'Trần Thu Hà',
  'Phạm Hoàng Anh',
  'Nguyễn Quang Minh',
  'Đỗ Khánh Linh',
  'Ngô Gia Bảo',
  'Vũ Ngọc Mai',
  'Hoàng Minh Tuấn',
  'Cao Mai Phương',
  'Hồ Quỳnh Hương',
  'Nguyễn Khánh Ly',
  'Bùi Thị Trinh',
  'Le Thi Hong Ngoc',
  'Tran Minh',
])('%s', (name) => {
  test.each(splitsOf(name))(
    'is the full name for $firstName | $lastName, and its last word the given name',
    (person) => {
      expect(fullName(person)).toBe(name)
      expect(givenName(person)).toBe(name.split(' ').at(-1))
    },
  )
})

test.each([
  ['Lan', 'Lan', 'Lan', 'Lan'],
  ['Lê Thị Hồng Ngọc', '', 'Lê Thị Hồng Ngọc', 'Ngọc'],
  ['', 'Lê Thị Hồng Ngọc', 'Lê Thị Hồng Ngọc', 'Ngọc'],
  ['', '', '', ''],
  ['  Ngọc ', ' Lê  Thị Hồng ', 'Lê Thị Hồng Ngọc', 'Ngọc'],
  // The name was entered without a family name.
  ['Minh', 'Tuấn', 'Minh Tuấn', 'Tuấn'],
  // One of the two family names can also be a given name, the other one cannot.
  ['Hoàng', 'Phạm', 'Phạm Hoàng', 'Hoàng'],
  // Both fields begin with a family name, and are split as the registration of the landing page does it.
  ['Vũ', 'Hoàng Anh Thư', 'Vũ Hoàng Anh Thư', 'Thư'],
  // There are two family names at the start.
  ['Nguyễn', 'Trần Minh Anh', 'Nguyễn Trần Minh Anh', 'Anh'],
  ['Phương Anh', 'Công Tằng Tôn Nữ Huyền Trân', 'Công Tằng Tôn Nữ Huyền Trân Phương Anh', 'Anh'],
  ['Công', 'Tằng Tôn Nữ Thị Minh Nguyệt', 'Công Tằng Tôn Nữ Thị Minh Nguyệt', 'Nguyệt'],
  // Decomposed letters are the same letters.
  ['Ngọc'.normalize('NFD'), 'Lê Thị Hồng'.normalize('NFD'), 'Lê Thị Hồng Ngọc', 'Ngọc'],
  ['John', 'Smith', 'John Smith', 'John'],
  ['Mary Jane', 'Watson', 'Mary Jane Watson', 'Mary Jane'],
])('%s | %s is %s in full, with the given name %s', (firstName, lastName, full, given) => {
  expect(fullName({ firstName, lastName })).toBe(full)
  expect(givenName({ firstName, lastName })).toBe(given)
})

test.each([
  ['Thu Hà', 'Trần', 'Thu Hà'],
  ['Lê', 'Thị Hồng Ngọc', 'Ngọc'],
  ['Lan', 'Lan', 'Lan'],
  ['Lan', '', 'Lan'],
  ['John', 'Smith', 'John'],
  ['', '', ''],
])('%s | %s is %s for short', (firstName, lastName, short) => {
  expect(shortName({ firstName, lastName })).toBe(short)
})
