import { expect, test } from 'vitest'
import { tagsFault, tagsOf } from './tags.ts'

test('tags are what stands between commas, each once', () => {
  expect(tagsOf(' web,  khách   lẻ , web,, ')).toEqual(['web', 'khách lẻ'])
  expect(tagsOf('一，二')).toEqual(['一', '二'])
  expect(tagsOf(' ')).toEqual([])
})

test('at most ten of at most thirty characters', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `tag-${index}`)
  expect(tagsFault(ten)).toBeUndefined()
  expect(tagsFault([...ten, 'more'])).toBe('tooMany')
  expect(tagsFault(['x'.repeat(31)])).toBe('tooLong')
})
