import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import type { MailFacts } from './mail-facts.ts'
import { groupOfMail } from './mail-groups.ts'
import { LINE_MAX } from './mail-text.ts'
import { renderMail } from './render-mail.ts'
import { otherFacts, sampleFacts } from './sample-mails.ts'

const kinds = Object.keys(sampleFacts) as MailKind[]
/** Every mail with all facts that there are samples of. */
const mails = kinds.flatMap((kind) => [
  { kind, case: '', facts: sampleFacts[kind] },
  ...Object.entries(otherFacts[kind] ?? {}).map(([name, facts]) => ({ kind, case: `, ${name}`, facts })),
])
const origin = 'https://sen.example'
const unsubscribeUrl = `${origin}/api/mail/unsubscribe?token=abc`

const render = <Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  language: (typeof languages)[number] = 'vi',
) =>
  renderMail(kind, facts, {
    language,
    name: 'Minh',
    origin,
    unsubscribeUrl: groupOfMail(kind) ? unsubscribeUrl : null,
  })

const linksOfHtml = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
const isUrl = (line: string) => /^https?:\/\/\S+$/.test(line)

/** The facts that somebody may have typed; `reason` only where it is no code. */
const typed = [
  ...(['device', 'place', 'reason', 'name', 'title', 'excerpt', 'ipAddress', 'user', 'number'] as const),
  ...(['plan', 'explanation'] as const),
] as readonly string[]

/** The facts with a text in place of each one that somebody may have typed. */
const hostile = (facts: object, text: string) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typed.includes(name) && !(name === 'reason' && 'vpsId' in facts) ? text : value,
    ]),
  ) as never

describe.each(languages)('in %s', (language) => {
  test.each(mails)('$kind$case has the same links as HTML and as text, in lines that fit', ({ kind, facts }) => {
    const { subject, preheader, html, text } = render(kind, facts, language)
    expect(subject.length).toBeGreaterThan(5)
    expect(preheader.length).toBeGreaterThan(5)
    const lines = text.split('\n')
    // The logo is a link to the site, which text does not need.
    const links = new Set(linksOfHtml(html).filter((url) => url !== `${origin}/`))
    expect(new Set(lines.filter(isUrl))).toEqual(links)
    expect(lines.filter((line) => line.length > LINE_MAX && !isUrl(line))).toEqual([])
    expect(html).toContain(unsubscribeUrl.slice(0, 0) + subject.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
    expect(text + html).not.toMatch(/undefined|\[object|NaN/)
  })

  test.each(mails)('$kind$case shows what strangers typed as text', ({ kind, facts }) => {
    const script = '<script>alert("1")</script><img src=x onerror=alert(1)>'
    const { html } = renderMail(kind, hostile(facts, script), {
      language,
      name: script,
      origin,
      unsubscribeUrl,
    })
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain('&lt;script&gt;')
  })

  test.each(mails)('$kind$case has a subject of one short line, whatever it is about', ({ kind, facts }) => {
    const { subject } = render(kind, hostile(facts, `a\r\nBcc: other@sen.test\u2028${'x'.repeat(5000)}`), language)
    expect(subject).not.toMatch(/[\r\n\u2028\0]/)
    expect(subject.length).toBeLessThanOrEqual(150)
  })
})

test('a long word of a stranger is broken in text, an address is not', () => {
  const { text } = render('ticket-reply', {
    number: 'YC-1',
    title: 'a',
    excerpt: `${'x'.repeat(300)}\n${origin}/${'y'.repeat(200)}`,
  })
  const lines = text.split('\n')
  expect(lines.some((line) => line.startsWith('> https') && line.length > LINE_MAX)).toBe(true)
  expect(lines.filter((line) => line.length > LINE_MAX && !line.includes('https://'))).toEqual([])
})

test('money and dates are written as on the site', () => {
  const facts = sampleFacts['deposit-received']
  expect(render('deposit-received', facts, 'vi').subject).toBe('Đã nhận 500.000 ₫ vào ví')
  expect(render('deposit-received', facts, 'en').text).toContain('New balance: ₫1,249,000\nTime: 21 Nov 2026, 14:05')
  expect(render('deposit-received', facts, 'zh').text).toContain('时间：2026-11-21 14:05')
})

test('a bonus stands between what was paid and the balance that includes it, in text and html', () => {
  const facts = otherFacts['deposit-received']?.['with a bonus'] as MailFacts['deposit-received']
  const lines = {
    vi: ['Số tiền: 500.000 ₫', 'Thưởng nạp tiền: 100.000 ₫', 'Số dư mới: 1.349.000 ₫'],
    en: ['Amount: ₫500,000', 'Top-up bonus: ₫100,000', 'New balance: ₫1,349,000'],
    zh: ['金额：₫500,000', '充值奖励：₫100,000', '最新余额：₫1,349,000'],
  }
  for (const language of languages) {
    const { text, html } = render('deposit-received', facts, language)
    expect(text.replaceAll('\u00a0', ' ')).toContain(lines[language].join('\n'))
    expect(html).toContain(lines[language][1]?.split(/[:：]/)[0])
    expect(render('deposit-received', sampleFacts['deposit-received'], language).text).not.toMatch(/thưởng|bonus|奖励/i)
  }
})

test('a mail to somebody whose name is not known greets without one', () => {
  const options = { language: 'vi', name: '', origin, unsubscribeUrl: null } as const
  expect(renderMail('test', sampleFacts.test, options).text).toMatch(/^Chào bạn,\n/)
})

test('only mails that are not necessary say how to stop them', () => {
  expect(kinds.filter((kind) => render(kind, sampleFacts[kind]).text.includes(unsubscribeUrl))).toEqual([
    'deposit-received',
    'machine-ready',
    'renewal-receipt',
    'machine-resumed',
    'ticket-received',
    'ticket-reply',
  ])
})

test('a mail loads nothing and is no wider than 600 px', () => {
  for (const kind of kinds) {
    const { html } = render(kind, sampleFacts[kind])
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link/)
    expect(html).toContain('max-width:600px')
  }
})

test('the button of a warning leads to where its reader can act', () => {
  const linksOf = (kind: MailKind) => render(kind, sampleFacts[kind], 'vi').text.match(/https:\S+/g)
  expect(linksOf('password-changed')).toContain(`${origin}/forgot-password`)
  expect(linksOf('new-sign-in')).toContain(`${origin}/account`)
  expect(linksOf('renewal-reminder')).toContain(`${origin}/dashboard?tab=wallet&topup=98000`)
  expect(linksOf('machine-suspended')).toContain(`${origin}/dashboard?vps=0198f0c2`)
  expect(linksOf('machine-ending-soon')).toContain(`${origin}/dashboard?vps=0198f0c2`)
  expect(linksOf('machine-ended')).toContain(`${origin}/dashboard?order`)
  expect(linksOf('ticket-reply')).toContain(`${origin}/tickets/0198f0c2`)
})

/** A mail with facts of `otherFacts`. */
const renderOther = <Kind extends MailKind>(kind: Kind, name: string, language?: (typeof languages)[number]) => {
  const facts = otherFacts[kind]?.[name]
  if (!facts) throw new Error(`There are no such facts of ${kind}: ${name}.`)
  return render(kind, facts, language)
}

test('a reminder of what the wallet covers is calm, and asks for nothing', () => {
  const { subject, text } = renderOther('renewal-reminder', 'covered')
  expect(subject).toBe('Máy chủ web-hcm-01 sẽ tự gia hạn sau 3 ngày')
  expect(text).toContain('bạn không cần làm gì')
  expect(text).not.toMatch(/thiếu|tạm ngưng|topup/)
})

test('a reminder says what is missing, by when, and since when', () => {
  const subjectOf = (name: string) => renderOther('renewal-reminder', name).subject.replaceAll('\u00a0', ' ')
  expect(subjectOf('short, a week before')).toBe('Máy chủ web-hcm-01 đến hạn sau 7 ngày, ví còn thiếu 98.000 ₫')
  expect(subjectOf('short, tomorrow')).toBe('Máy chủ web-hcm-01 đến hạn vào ngày mai, ví còn thiếu 98.000 ₫')
  expect(subjectOf('short, today')).toBe('Máy chủ web-hcm-01 đến hạn hôm nay, ví còn thiếu 98.000 ₫')
  expect(subjectOf('overdue')).toBe('Máy chủ web-hcm-01 đã quá hạn, ví còn thiếu 98.000 ₫')
  expect(renderOther('renewal-reminder', 'overdue', 'en').text).toContain('will be suspended on 27 Nov 2026')
})

test('a reminder tops up at least the smallest amount, and says when more is missing than for this machine', () => {
  const little = renderOther('renewal-reminder', 'short of little', 'en').text
  expect(little).toContain('Top up ₫50,000:\nhttps://sen.example/dashboard?tab=wallet&topup=50000')
  expect(little).toContain('The smallest top-up is ₫50,000')
  const others = 'includes your servers that are due before this one'
  expect(little).not.toContain(others)
  expect(renderOther('renewal-reminder', 'short for others, too', 'en').text).toContain(others)
})

test('a suspended machine is paid for, or its customer writes to the support, by why it is suspended', () => {
  const unpaid = render('machine-suspended', sampleFacts['machine-suspended']).text
  expect(unpaid).toContain('Thanh toán và mở lại')
  expect(unpaid).toContain('Ngày xóa: 09/12/2026')
  expect(renderOther('machine-suspended', 'trial ended').text).not.toContain('bị xóa')
  const byAdmin = renderOther('machine-suspended', 'by an admin').text
  expect(byAdmin).toContain(`${origin}/dashboard?tab=support`)
  expect(byAdmin).not.toContain('Thanh toán')
})

test.each([
  ['machine-suspended', 'by an admin', 'Máy chủ gửi thư rác từ ngày 20/11.'],
  ['machine-resumed', 'by an admin, with a reason', 'Bạn đã gỡ tập lệnh gửi thư rác.'],
  ['machine-ended', 'by an admin', 'Máy chủ tiếp tục gửi thư rác sau hai lần nhắc.'],
] as const)('the mail %s quotes the reason that an admin gave, and names no admin', (kind, facts, reason) => {
  const because = { vi: 'Lý do của chúng tôi:', en: 'Our reason:', zh: '原因：' }
  for (const language of ['vi', 'en', 'zh'] as const) {
    const { text, html } = renderOther(kind, facts, language)
    expect(text).toContain(`${because[language]}\n\n> ${reason}`)
    expect(html).toContain(reason)
    expect(text).not.toMatch(/admin|quản trị|管理员/i)
  }
})

test('what an admin has done without a reason quotes none, and a deleted machine leads to the support', () => {
  for (const kind of ['machine-suspended', 'machine-ended'] as const) {
    const { text } = renderOther(kind, 'by an admin, without a reason', 'en')
    expect(text).not.toMatch(/Our reason|^>/m)
    expect(text).toContain(`${origin}/dashboard?tab=support`)
  }
  expect(renderOther('machine-resumed', 'by an admin', 'en').text).not.toContain('Our reason')
  const ended = renderOther('machine-ended', 'by an admin', 'en')
  expect(ended.subject).toBe('We deleted your server web-hcm-01')
  expect(ended.text).toContain('The money in your wallet is still yours.')
  expect(ended.text).not.toContain('?order')
})

test('a mail breaks no line within a date, or between a number and what it counts', () => {
  const { html } = render('machine-ended', sampleFacts['machine-ended'], 'zh')
  expect(html).toContain('<span style="white-space:nowrap">2026-12-09</span>')
  const { html: reminder } = renderOther('renewal-reminder', 'short, a week before')
  expect(reminder).toContain('sau <span style="white-space:nowrap">7 ngày</span>')
  expect(reminder).toContain('<span style="white-space:nowrap">98.000 ₫</span></h1>')
})
