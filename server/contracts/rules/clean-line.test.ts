import { expect, test } from 'vitest'
import { cleanLine } from './clean-line.ts'

test.each([
  ['\u202enimda metsys', 'nimda metsys'],
  ['a\u2066b\u2069c\u200ed\u200fe\u061cf', 'abcdef'],
  ['\ufeffLan\u200b\u200c\u200d\u2060', 'Lan'],
  ['\u200b\u200b', ''],
  ['\u3164\u2800\u00ad', ''],
  ['  Hồng \t\n Ngọc\u2028', 'Hồng Ngọc'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['Nguye\u200b\u0302\u0303n', 'Nguyễn'],
  ['王小明', '王小明'],
  ["O'Brien-Smith", "O'Brien-Smith"],
  // In emoji they are seen; between and after other characters they are not.
  ...['👨‍👩‍👧', '❤️', '🏳️‍🌈', '👩🏽‍💻', '1️⃣ #️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁️‍🗨️', '🏃🏻‍♀️‍➡️'].map((text): [string, string] => [text, text]),
  ['👩\u200d \u200d👩\ufe0f\ufe0f 1\ufe0f\u200d2', '👩 👩\ufe0f 12'],
  ['👩\u200da\u{e0061}\u{e007f} 🏴\u{e0061}', '👩a 🏴'],
])('%j is normalised to %j', (text, normalised) => {
  expect(cleanLine(text)).toBe(normalised)
})
