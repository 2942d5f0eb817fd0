/** Amounts of money, percentages and sizes of plans, in the ways that the three languages write them. */
const figure =
  /₫\s?\d[\d.,]*|\d[\d.,]*\s?(?:₫|đ(?![\p{L}])|VND\b|VNĐ\b|dong\b|đồng(?![\p{L}])|越南盾|%|(?:GB|TB|vCPU)\b)/gu

/**
 * Returns the figures that a content page must not contain, because they belong to the catalogue or to facts.ts and would be wrong
 * one day. Code may contain any.
 */
export function typedFigures(body: string): { line: number; text: string }[] {
  const prose = body
    .replace(/^\s*```[\s\S]*?^\s*```/gm, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, ' ')
  return prose
    .split('\n')
    .flatMap((text, index) => Array.from(text.matchAll(figure), ([found]) => ({ line: index + 1, text: found })))
}
