import type { Device } from '#contracts/account-sessions.ts'

/** The longest description that is read: browsers send far less. */
const MAX_LENGTH = 512

/** Browsers, each before those whose name it also carries. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/**
 * Reads a browser and its system from the header `User-Agent`, which anyone may write: only names of our own lists come out of it, and
 * nothing else of it is stored.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const browser = find(browsers, text)
  const system = find(systems, text)
  if (browser === null) return { kind: 'program', browser, system }
  if (/\biPad\b/.test(text) || (system === 'Android' && !/\bMobile\b/.test(text)))
    return { kind: 'tablet', browser, system }
  return { kind: system === 'iOS' || system === 'Android' ? 'phone' : 'computer', browser, system }
}
