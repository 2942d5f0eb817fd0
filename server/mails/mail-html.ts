import { dark, light, type MailColors } from './mail-colors.ts'
import type { Block, CommonWords, MailContent } from './mail-content.ts'

/** Escapes text for HTML, in attributes as well. Everything that a mail shows goes through it. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Dates, and numbers with what they count, within which a line would otherwise break. The spaces of a subject are all alike. */
const unbroken = /\b(?:\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d{2}-\d{2}|[\d.]+ (?:ngày|days?|天|₫))/g

/** Text as HTML, in which these stay in one line. */
const htmlText = (text: string) => escapeHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>')

const FONT = "'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Clients without media queries get the light colours of the attributes; the others replace them by class. */
const darkRules = ({
  canvas,
  sunken,
  raised,
  primary,
  secondary,
  tertiary,
  hairline,
  solid,
  onSolid,
  brand,
}: MailColors) =>
  [
    `.canvas{background:${canvas}!important}`,
    `.card{background:${raised}!important;border-color:${hairline}!important}`,
    `.primary{color:${primary}!important}`,
    `.secondary{color:${secondary}!important}`,
    `.tertiary{color:${tertiary}!important}`,
    `.brand{color:${brand}!important}`,
    `.well{background:${sunken}!important;border-color:${hairline}!important}`,
    `.line{border-color:${hairline}!important}`,
    `.button{background:${solid}!important}`,
    `.on-button{color:${onSolid}!important}`,
  ].join('')

const text = (size: number, color: string, margin = '0') =>
  `margin:${margin};font-family:${FONT};font-size:${size}px;line-height:1.6;color:${color};word-break:break-word`

const paragraph = (words: string) =>
  `<p class="primary" style="${text(16, light.primary, '0 0 16px')}">${htmlText(words)}</p>`

const factRow = ([name, value]: readonly [string, string], index: number) => {
  const line = index === 0 ? '' : `border-top:1px solid ${light.hairline};`
  return (
    `<tr><td class="line" style="${line}padding:10px 16px"><p class="secondary" style="${text(14, light.secondary)}">${escapeHtml(name)}</p>` +
    `<p class="primary" style="${text(16, light.primary)};font-weight:600">${htmlText(value)}</p></td></tr>`
  )
}

const well = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="well" style="margin:0 0 20px;background:${light.sunken};border:1px solid ${light.hairline};border-radius:10px;border-collapse:separate">${rows}</table>`

function button({ label, url }: { label: string; url: string }, hint: string): string {
  const address = escapeHtml(url)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr><td class="button" style="background:${light.solid};border-radius:8px">` +
    `<a href="${address}" class="on-button" style="display:inline-block;padding:12px 24px;font-family:${FONT};font-size:16px;line-height:1.5;font-weight:600;color:${light.onSolid};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="tertiary" style="${text(13, light.tertiary, '0 0 20px')}">${escapeHtml(hint)}<br><a href="${address}" class="brand" style="color:${light.brand};word-break:break-all">${address}</a></p>`
  )
}

function htmlOf(block: Block, common: CommonWords): string {
  if ('paragraph' in block) return paragraph(block.paragraph)
  if ('note' in block)
    return `<p class="secondary" style="${text(14, light.secondary, '0 0 16px')}">${escapeHtml(block.note)}</p>`
  if ('button' in block) return button(block.button, common.linkHint)
  if ('facts' in block) return well(block.facts.map(factRow).join(''))
  const lines = block.quote
    .split(/\r\n?|\n/)
    .map(escapeHtml)
    .join('<br>')
  return well(
    `<tr><td style="padding:12px 16px"><p class="primary" style="${text(16, light.primary)}">${lines}</p></td></tr>`,
  )
}

interface HtmlOptions {
  common: CommonWords
  name: string
  /** A BCP 47 tag. */
  languageTag: string
  siteUrl: string
  hotline: string
  unsubscribeUrl: string | null
}

/** Fills the preview of a list, which would otherwise show the beginning of the mail after the preheader. */
const FILLER = '&#8199;&#847; '.repeat(60)

/** A mail as HTML: tables and inline styles, as mail clients need them, at most 600 px wide. It loads nothing, not even a logo. */
export function toHtml({ subject, preheader, blocks, reason }: MailContent, options: HtmlOptions): string {
  const { common, name, languageTag, siteUrl, hotline, unsubscribeUrl } = options
  const small = text(13, light.tertiary, '0 0 8px')
  const unsubscribe = unsubscribeUrl
    ? `<p style="${small}"><a href="${escapeHtml(unsubscribeUrl)}" class="brand" style="color:${light.brand}">${escapeHtml(common.unsubscribe)}</a></p>`
    : ''
  return [
    `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules(dark)}}</style></head>`,
    `<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader.replace(/\s+/g, ' '))}${FILLER}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:${light.canvas}"><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">',
    `<tr><td style="padding:0 4px 16px"><a href="${escapeHtml(siteUrl)}" class="brand" style="font-family:${FONT};font-size:20px;font-weight:700;color:${light.brand};text-decoration:none">Sen Cloud</a></td></tr>`,
    `<tr><td class="card" style="padding:28px 24px 12px;background:${light.raised};border:1px solid ${light.hairline};border-radius:14px">`,
    `<h1 class="primary" style="margin:0 0 16px;font-family:${FONT};font-size:22px;line-height:1.35;font-weight:700;color:${light.primary};word-break:break-word">${htmlText(subject)}</h1>`,
    paragraph(common.greeting(name)),
    ...blocks.map((block) => htmlOf(block, common)),
    `<p class="primary" style="${text(16, light.primary, '8px 0 16px')}">${escapeHtml(common.closing)}<br>${escapeHtml(common.signature)}</p>`,
    '</td></tr>',
    `<tr><td style="padding:16px 4px 0"><p class="tertiary" style="${small}">${escapeHtml(reason)}</p>`,
    `<p class="tertiary" style="${small}">${escapeHtml(common.hotline(hotline))}</p>${unsubscribe}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n')
}
