import type { Block, CommonWords, MailContent } from './mail-content.ts'

/** The longest line, in columns: what programs that show only text expect. */
export const LINE_MAX = 78

/** A character of Chinese text is twice as wide as a letter, and lines may break after it. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/

const widthOf = (text: string) => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/**
 * What a line may not be broken within: words with the space that follows, and single Chinese characters with their punctuation. A no-break space
 * is a part of its word.
 */
const unitsOf = (text: string) =>
  text
    .replace(/[^\S\u00a0]+/g, ' ')
    .match(/[\u2e80-\u2fff\u3040-\u9fff\uf900-\ufaff][\u3000-\u303f\uff00-\uff60]* ?|[^ \u3040-\u9fff]+ ?|\S ?/gu) ?? []

/** Pieces of a word that is longer than a line, such as one that somebody typed. */
function piecesOf(unit: string, max: number): string[] {
  const pieces: string[] = ['']
  for (const character of unit) {
    if (widthOf((pieces.at(-1) ?? '') + character) > max) pieces.push('')
    pieces[pieces.length - 1] += character
  }
  return pieces
}

/** Breaks a paragraph into lines. An address is never broken, since it would not work. */
function wrap(text: string, prefix = ''): string[] {
  const max = LINE_MAX - prefix.length
  const lines: string[] = ['']
  const units = unitsOf(text).flatMap((unit) =>
    widthOf(unit.trimEnd()) > max && !/^https?:/.test(unit) ? piecesOf(unit, max) : [unit],
  )
  for (const unit of units) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf(line + unit.trimEnd()) > max) lines.push(unit)
    else lines[lines.length - 1] = line + unit
  }
  return lines.map((line) => (prefix + line).trimEnd())
}

function linesOf(block: Block, colon: string): string[] {
  if ('paragraph' in block) return wrap(block.paragraph)
  if ('note' in block) return wrap(block.note)
  // The address stands on a line of its own, so that programs find it.
  if ('button' in block) return [...wrap(`${block.button.label}${colon}`), block.button.url]
  if ('quote' in block) return block.quote.split(/\r\n?|\n/).flatMap((line) => wrap(line, '> '))
  return block.facts.flatMap(([name, value]) => wrap(`${name}${colon}${value}`))
}

interface TextOptions {
  common: CommonWords
  name: string
  hotline: string
  unsubscribeUrl: string | null
}

/** A mail as text, with every address that its HTML links to. */
export function toText({ blocks, reason }: MailContent, options: TextOptions): string {
  const { common, name, hotline, unsubscribeUrl } = options
  const parts = [
    wrap(common.greeting(name)),
    ...blocks.map((block) => linesOf(block, common.colon)),
    [common.closing, common.signature],
    ['--', ...wrap(reason), ...wrap(common.hotline(hotline))],
    ...(unsubscribeUrl ? [[common.unsubscribeHint, unsubscribeUrl]] : []),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
