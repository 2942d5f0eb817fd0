import { type Language, languages } from '#contracts/languages.ts'

/** The preference of one range of `Accept-Language`: `;q=0.8`; 1 without one, 0 for one that cannot be read. */
function qualityOf(parameters: readonly string[]): number {
  const quality = parameters.map((text) => text.trim().toLowerCase()).find((text) => text.startsWith('q='))
  if (quality === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality.slice(2)) : 0
}

/**
 * The language that an `Accept-Language` header prefers. Regions and scripts are ignored: `zh-CN`, `zh-Hans` and `zh-TW` are Chinese,
 * `en-US` is English. The fallback wins where the header says nothing (`*`, no header, only languages that we do not have); of two
 * languages that are preferred equally, the one named first.
 */
export function requestedLanguage(header: string | undefined, fallback: Language): Language {
  const qualities = new Map<string, number>()
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';')
    const language = tag.trim().toLowerCase().split('-', 1)[0] ?? ''
    qualities.set(language, Math.max(qualities.get(language) ?? 0, qualityOf(parameters)))
  }
  const anyOther = qualities.get('*') ?? 0
  const named = [...qualities.keys()].filter((name): name is Language => languages.includes(name as Language))
  const candidates = new Set([...(qualities.has(fallback) ? [] : [fallback]), ...named])
  let best: { language: Language; quality: number } = { language: fallback, quality: 0 }
  for (const language of candidates) {
    const quality = qualities.get(language) ?? anyOther
    if (quality > best.quality) best = { language, quality }
  }
  return best.language
}
