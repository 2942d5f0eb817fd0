import { describe, expect, test } from 'vitest'
import { languages } from './languages.ts'
import { nameProblem } from './name-problem.ts'
import { fullName, givenName } from './person-name.ts'
import { splitName } from './split-name.ts'

describe('until a language is chosen', () => {
  test.each([
    ['Nguyễn Lan', 'Nguyễn', 'Lan'],
    ['Công Tằng Tôn Nữ Minh Nguyệt', 'Công', 'Tằng Tôn Nữ Minh Nguyệt'],
    ['Lan', 'Lan', 'Lan'],
    ['  Trần \t Thị   Bích Ngọc ', 'Trần', 'Thị Bích Ngọc'],
    // There is a no-break space, as in pasted text.
    ['Lê\u00a0Hoàng', 'Lê', 'Hoàng'],
    ['Ý Lan', 'Ý', 'Lan'],
    // The server refuses a part of one plain letter.
    ['O Nguyen', 'O Nguyen', ''],
  ])('splits "%s" into "%s" and "%s"', (name, firstName, lastName) => {
    expect(splitName(name, 'mixed')).toEqual({ firstName, lastName })
  })
})

describe('in a chosen language', () => {
  test.each([
    ['vi', 'Lê Thị Hồng Ngọc', 'Ngọc', 'Lê Thị Hồng'],
    ['en', 'Lê Thị Hồng Ngọc', 'Ngọc', 'Lê Thị Hồng'],
    ['zh', 'Le Thi Hong Ngoc', 'Ngoc', 'Le Thi Hong'],
    ['vi', '  Trần \t Thị   Bích Ngọc ', 'Ngọc', 'Trần Thị Bích'],
    ['vi', 'Lan', 'Lan', ''],
    // The name was entered without a family name.
    ['vi', 'Minh Tuấn', 'Minh', 'Tuấn'],
    ['vi', 'Lê Thị Ý', 'Ý', 'Lê Thị'],
    // The server refuses a part of one plain letter.
    ['vi', 'Nguyễn Văn A', 'Nguyễn Văn A', ''],
    ['en', 'John Smith', 'John', 'Smith'],
    ['vi', 'John Smith', 'John', 'Smith'],
    ['en', 'Mary Jane Watson', 'Mary Jane', 'Watson'],
    ['en', 'J Smith', 'J Smith', ''],
    ['zh', 'John Smith', 'John Smith', ''],
    ['zh', '李明', '李明', ''],
    ['en', '欧阳 修', '欧阳 修', ''],
    ['en', '', '', ''],
  ] as const)('%s: "%s" is called "%s", with "%s"', (language, name, firstName, lastName) => {
    expect(splitName(name, language)).toEqual({ firstName, lastName })
  })

  test.each([
    ['Lê Thị Hồng Ngọc', 'Ngọc'],
    ['Vũ Hoàng Anh Thư', 'Thư'],
    ['Phạm Hoàng', 'Hoàng'],
    ['Tran Minh', 'Minh'],
    ['Nguyễn Văn A', 'A'],
    ['Minh Tuấn', 'Tuấn'],
  ])('%s is written the same again and greeted %s', (name, given) => {
    for (const language of languages) {
      const split = splitName(name, language)
      expect(fullName(split)).toBe(name)
      expect(givenName(split)).toBe(given)
      expect([nameProblem(split.firstName), nameProblem(split.lastName)]).toEqual([null, null])
    }
  })

  test.each([
    ['en', 'Mary Jane Watson', 'Mary Jane'],
    ['zh', 'Li Ming', 'Li Ming'],
    ['zh', '王小明', '王小明'],
  ] as const)('%s: %s is greeted %s', (language, name, given) => {
    expect(givenName(splitName(name, language))).toBe(given)
  })
})
