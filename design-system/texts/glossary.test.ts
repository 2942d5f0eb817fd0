import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languages } from '#contracts/rules/languages.ts'
import { glossary } from './glossary.ts'

const root = resolve(import.meta.dirname, '../..')

/** Where sentences are written: the texts, the words of the server, the pages, what the calls of the API are for. */
const files = globSync(
  [
    'design-system/texts/**/*.ts',
    'server/{contracts,features,mails,platform,seeds}/**/*.ts',
    'site/content/**/*.mdx',
    'site/app/content/api-calls*.json',
  ],
  { cwd: root },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|test-tools|glossary\.ts$|\/sandbox\/|\/testing\/|seeds\/scale/.test(path))

const vietnamese = /[ăâđêôơưàáãạảằắẵặẳầấẫậẩèéẽẹẻềếễệểìíĩịỉòóõọỏồốỗộổờớỡợởùúũụủừứữựửỳýỹỵỷ]/i
const chinese = /\p{Script=Han}/u

function languageOf(text: string): Language {
  if (chinese.test(text)) return 'zh'
  return vietnamese.test(text) ? 'vi' : 'en'
}

/** The sentences of a file, each with its language. */
function* sentencesOf(path: string): Generator<{ language: Language; text: string }> {
  const source = readFileSync(resolve(root, path), 'utf8')
  const page = /\/(vi|en|zh)\.mdx$/.exec(path)
  if (page) {
    for (const text of source.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '').split('\n'))
      if (!text.startsWith('import ')) yield { language: page[1] as Language, text }
    return
  }
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
  for (const [, single, double, template] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)) {
    const text = (single ?? double ?? template ?? '').replaceAll('\\u00a0', ' ').replaceAll(/\$\{[^}]*\}/g, '⟨7⟩')
    const language = languageOf(text)
    // A name of the code has no space; English sentences of the server's insides are not shown to anybody.
    if (language !== 'en' || /^[A-Z][a-z]+ .* /.test(text)) yield { language, text }
  }
}

/** English that customers see is beside the other languages; elsewhere it is for developers: logs, tests, errors. */
const isShown = (path: string, language: Language) =>
  language !== 'en' ||
  path.startsWith('design-system/') ||
  path.startsWith('site/') ||
  /refusals|words|problems/.test(path)

const sentences = files.flatMap((path) =>
  [...sentencesOf(path)].filter(({ language }) => isShown(path, language)).map((sentence) => ({ path, ...sentence })),
)

test.each(languages)('texts in %s have one word for one thing', (language) => {
  const rivals = sentences
    .filter((sentence) => sentence.language === language)
    .flatMap(({ path, text }) =>
      glossary[language]
        .filter(
          ({ not, except }) => not.test(text) && !Object.keys(except ?? {}).some((start) => path.startsWith(start)),
        )
        .map(({ use }) => `${path}: ${text} (write: ${use})`),
    )
  expect(rivals).toEqual([])
})

test('the sentences are found', () => {
  for (const language of languages)
    expect(sentences.filter((sentence) => sentence.language === language).length).toBeGreaterThan(1000)
})
