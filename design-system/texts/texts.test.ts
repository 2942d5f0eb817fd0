import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#contracts/rules/languages.ts'
import { isTextSet } from './localized.ts'

/**
 * The texts of each language are complete, and in that language. That each text has its languages the compiler knows; this is about what
 * it cannot know.
 */

type Language = (typeof languages)[number]

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!**/*.test.ts'], { eager: true })

/** A text, or another value that is no object, with its place: `landing/hero.ts hero.panel.status`. */
interface Leaf {
  place: string
  value: unknown
}

function* leavesOf(value: unknown, place: string): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) yield { place, value }
  else for (const [key, item] of Object.entries(value)) yield* leavesOf(item, `${place}.${key}`)
}

const leaves = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.entries(modules).flatMap(([path, file]) =>
      Object.entries(file).flatMap(([name, set]) =>
        isTextSet(set) ? [...leavesOf(set[language], `${path.slice('./'.length)} ${name}`)] : [],
      ),
    ),
  ]),
) as Record<Language, Leaf[]>

/**
 * Stands for whatever a text is a function of: a number, an amount, facts, a function. In a text it is `sample`, and every property
 * and result of it is the same again.
 */
const sample = '⟨7⟩'
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => sample : anything),
  apply: () => anything,
})

/** What a leaf shows: itself, or what its function makes of a sample. */
function textOf({ value }: Leaf): unknown {
  if (typeof value !== 'function') return value
  const shown: unknown = value(anything, anything, anything)
  return shown === anything ? sample : shown
}

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    leaves[language].flatMap((leaf) => {
      const text = textOf(leaf)
      return typeof text === 'string' ? [{ place: leaf.place, text }] : []
    }),
  ]),
) as Record<Language, { place: string; text: string }[]>

/** What the Vietnamese set quotes from the product specification, with its amount. */
const quoted = /topUp\.validation\.amountTooSmall$/

/** The shape of a set: every place, with the value if it is no text. */
const shapeOf = (language: Language) =>
  leaves[language].map(({ place, value }) =>
    typeof value === 'string' || typeof value === 'function' ? place : `${place} = ${value}`,
  )

test.each(['en', 'zh'] as const)('%s has the same places as the Vietnamese set, and the same numbers', (language) => {
  expect(shapeOf(language).toSorted()).toEqual(shapeOf('vi').toSorted())
})

test.each(languages)('%s has no empty text', (language) => {
  expect(texts[language].filter(({ text }) => text.trim() === '')).toEqual([])
})

test.each(languages)('functions in %s make whole texts, with the values in them', (language) => {
  const odd = texts[language].filter(({ text }) => /undefined|null|NaN|\[object/.test(text))
  expect(odd).toEqual([])
  const withSample = (of: Language) =>
    texts[of].filter(({ place, text }) => text.includes(sample) && !quoted.test(place)).map(({ place }) => place)
  expect(withSample(language).toSorted()).toEqual(withSample('vi').toSorted())
})

test('English has a singular', () => {
  const ones = leaves.en.flatMap(({ place, value }) => {
    if (typeof value !== 'function' || value.length !== 1) return []
    let text: unknown
    try {
      text = value(1)
    } catch {
      // It takes several facts instead of one number.
      return []
    }
    return typeof text === 'string' && /(?<![\d.,])1 [a-z]+[^s\W]s\b/.test(text) ? [`${place}: ${text}`] : []
  })
  expect(ones).toEqual([])
})

/** What is the same in every set, or no text at all: names of people, companies and languages, ids, addresses. */
const asItIs =
  /testimonials\.\d+\.(?:name|company)$|header\.languages\.|\.(?:id|href|hostname|address|fileName|nameSide|namePlaceholder)$/
const wordsIn = (language: Language) =>
  texts[language].filter(({ place }) => !asItIs.test(place) || place.endsWith('columns.id'))

const vietnameseLetter = /[ăâđêôơưàáãèéìíĩòóõùúũýạ-ỹ]/i
const han = /\p{Script=Han}/u
/** Words that no Vietnamese or Chinese text has, unless it is in English. */
const englishWord =
  /(?<![\p{L}-])(?:the|and|of|your|you|please|with|from|for|is|are|not|this|that|or|by|at)(?![\p{L}-])/iu
const show = (found: { place: string; text: string }[]) => found.map(({ place, text }) => `${place}: ${text}`)

test('the English set has no Vietnamese and no Chinese', () => {
  expect(show(wordsIn('en').filter(({ text }) => vietnameseLetter.test(text) || han.test(text)))).toEqual([])
})

/** Words that stand in Vietnamese and Chinese texts as they are: brands, technical names and units. */
const asTheyAre = new Set(
  `Sen Cloud Public Bare Metal Phone Gateway Console Menu Hotline Email Blog Cookie Facebook Zalo Telegram GitHub MoMo ZaloPay Linux Windows
  Ubuntu Debian CentOS Server Studio Flash Palworld Plus NAT GPU VPS CPU RAM vCPU NVMe SSD GB TB ms Gbps Mbps DDoS SSL SLA API IP VPC IPv4 root
  ping web online sencloud sale hosting cloud cua-hang-online ban hang Hoang Truong Sa Basic Pro Ultra Singapore Tokyo HTTPS Enterprise F8 sen test com
  BTC USDT VietQR snapshot admin ID IT SSH ssh ssh-keygen scp pub id Ctrl CSV MB CIDR DNS rDNS CI HTTP https JSON POST Webhook webhooks example SePay Casso payOS VNPay
  Google Microsoft Authenticator PDF ZIP Enter`.split(/\s+/),
)
/** The names of figures that an admin writes into the texts of an offer, such as `{percent}`. */
const figureName = /\{(?:minimum|amount|percent|periods|days)\}/g
const foreignWords = (text: string) =>
  text
    .replaceAll(sample, '')
    .replaceAll(figureName, '')
    .replaceAll(/\S+@\S+/g, '')
    // The names of an offer's figures are the same in each language.
    .replaceAll(/\{[a-z]+\}/g, '')
    .split(/[^\p{L}\p{M}\d-]+/u)
    .filter((word) => /[a-z]{2}/i.test(word) && !/\d/.test(word) && !asTheyAre.has(word))

test('the Vietnamese set has no English and no Chinese', () => {
  const foreign = wordsIn('vi').filter(({ text }) => {
    if (han.test(text) || englishWord.test(text)) return true
    // A sentence of several words has a letter that only Vietnamese has.
    return foreignWords(text).length > 2 && !vietnameseLetter.test(text)
  })
  expect(show(foreign)).toEqual([])
})

test('the Chinese set has no Vietnamese and no English', () => {
  const foreign = wordsIn('zh').filter(
    ({ text }) => vietnameseLetter.test(text) || englishWord.test(text) || foreignWords(text).length > 0,
  )
  expect(show(foreign)).toEqual([])
})

test('Chinese has its own punctuation, and a space between its characters and Latin ones', () => {
  const faults = texts.zh.filter(({ text }) => {
    const plain = text.replaceAll(sample, '7')
    return /\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}|\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u.test(plain)
  })
  expect(show(faults)).toEqual([])
})

/** The sources of the texts, without comments and imports. */
const sources = Object.keys(modules).map((path) => ({
  path,
  source: readFileSync(resolve(import.meta.dirname, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^import .*$/gm, ''),
}))

/** More than a label: what ends like a sentence, or is as long as one. */
function isSentence(text: string, language: Language): boolean {
  const words = text.split(/[\s\u00a0]|\\u00a0/).length
  if (language === 'zh') return (text.match(/\p{Script=Han}/gu) ?? []).length > 8
  return words >= (language === 'vi' ? 7 : 6) || (words > 2 && /[^.][.!?]$/.test(text))
}

const languageOf = (text: string): Language => {
  if (han.test(text)) return 'zh'
  return vietnameseLetter.test(text) ? 'vi' : 'en'
}

test('no sentence is written twice', () => {
  const places = new Map<string, string[]>()
  for (const { path, source } of sources)
    for (const [, single, double] of source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)) {
      const text = single ?? double ?? ''
      if (isSentence(text, languageOf(text))) places.set(text, [...(places.get(text) ?? []), path])
    }
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('no amount of money is typed into a text', () => {
  const amount = /\d[\d.,]*(?:\\u00a0|\s)?(?:₫|đ(?!\p{L})|VND)|₫\s?\d|\b\d+K\b/u
  const lines = sources.flatMap(({ path, source }) => source.split('\n').map((line) => `${path}: ${line.trim()}`))
  // It is quoted from the product specification.
  const isQuoted = (line: string) => line.includes("() => 'Số tiền tối thiểu là 50,000 VND'")
  expect(lines.filter((line) => amount.test(line) && !isQuoted(line))).toEqual([])
})
