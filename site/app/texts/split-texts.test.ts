import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { languages } from '#contracts/rules/languages.ts'
import { bindCompounds, cutTexts } from './split-texts.ts'

const code = `import { localized, same } from './localized.ts'
import { units } from './units.ts'
const reply = { vi: 'trả lời', en: 'reply', zh: '答复' }
export const why = localized<WhyTexts>({
  heading: { vi: 'Vì sao', en: 'Why', zh: '为什么', mixed: { vi: 'Vì Sao' } },
  brand: same('Sen Cloud'),
  names: same({ vi: 'Tiếng Việt', en: 'English', zh: '中文' }),
  age: { vi: (days) => units.days.vi(days), en: (days) => units.days.en(days), zh: (days) => units.days.zh(days) },
  ...units,
  panel: { mixed: { vi: 'en' }, status: { vi: 'Đang chạy', en: 'Online', zh: '运行中' } },
  reply,
})
`

const linesOf = (text: string) => text.split('\n').slice(2)

test('the other languages are cut out of a file', () => {
  expect(linesOf(cutTexts(code, 'en'))).toEqual([
    "const reply = 'reply'",
    'export const why = {',
    "  heading: 'Why',",
    "  brand: 'Sen Cloud',",
    "  names: { vi: 'Tiếng Việt', en: 'English', zh: '中文' },",
    '  age: (days) => units.days(days),',
    '  ...units,',
    "  panel: { status: 'Online' },",
    '  reply,',
    '}',
    '',
  ])
})

test('the default edition has what it chooses for the language of the page', () => {
  const texts = linesOf(cutTexts(code, 'vi', 'vi'))
  expect(texts).toContain("  heading: 'Vì Sao',")
  expect(texts).toContain("  panel: { status: 'Online' },")
  expect(linesOf(cutTexts(code, 'vi'))).toContain("  panel: { status: 'Đang chạy' },")
  expect(cutTexts(code, 'en', 'en')).toBe(cutTexts(code, 'en'))
})

test('a part in another language must not use a name that has the language of the page', () => {
  const withName = 'export const panel = localized({ mixed: { vi: "en" }, status: states.online })'
  expect(() => cutTexts(withName, 'vi', 'vi')).toThrow('states.online must be written out')
})

const folder = resolve(import.meta.dirname, '../../../design-system/texts')
const foreign = {
  vi: /\p{Script=Han}/u,
  en: /\p{Script=Han}|[ăâđêôơưạ-ỹ]/iu,
  zh: /[ăâđêôơưạ-ỹ]/iu,
}

test.each(languages)('no file of texts has anything but %s once it is cut', (language) => {
  // `testimonials.ts` has names of people and companies.
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'localized.ts', '**/testimonials.ts'] })
  const found = files.flatMap((file) => {
    const cut = cutTexts(readFileSync(resolve(folder, file), 'utf8'), language)
    const texts: string[] = []
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
      TemplateElement: ({ value }) => void texts.push(value.raw),
    }).visit(parseSync(file, cut, { lang: 'ts' }).program)
    return texts.filter((text) => foreign[language].test(text)).map((text) => `${file}: ${text}`)
  })
  expect(found).toEqual([])
})

test('a Vietnamese word of several syllables stays on one line', () => {
  expect(bindCompounds("'Số dư ở trung tâm dữ liệu Hà Nội, địa chỉ email'")).toBe(
    "'Số\u00a0dư ở trung\u00a0tâm\u00a0dữ\u00a0liệu Hà\u00a0Nội, địa\u00a0chỉ email'",
  )
})
