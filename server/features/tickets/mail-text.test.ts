import { describe, expect, test } from 'vitest'
import { addressesIn, addressIn, isAutomatic, splitMailText, ticketSubjectOf } from './mail-text.ts'

describe('what a mail quotes is folded', () => {
  test.each([
    [
      'of a program in English',
      'Đã thử.\n\nOn Thu, 26 Nov 2026 at 21:00, Sen Cloud <reply@sen.test> wrote:\n> Bạn thử chưa?',
    ],
    [
      'broken into two lines',
      'Đã thử.\n\nOn Thu, 26 Nov 2026 at 21:00 Sen Cloud\n<reply+abc@sen.test> wrote:\n> Bạn thử chưa?',
    ],
    [
      'in Vietnamese',
      'Đã thử.\n\nVào Th 5, 26 thg 11, 2026 vào lúc 21:00 Sen Cloud <reply@sen.test> đã viết:\n> Bạn thử chưa?',
    ],
    ['in Chinese', 'Đã thử.\n\nSen Cloud <reply@sen.test> 于2026年11月26日周四 21:00写道：\n> Bạn thử chưa?'],
    ['of Outlook', 'Đã thử.\r\n\r\n-----Original Message-----\r\nFrom: Sen Cloud\r\nBạn thử chưa?'],
    ['with lines between', '> Bạn thử chưa?\nĐã thử.'],
    ['behind a signature', 'Đã thử.\n-- \nPhạm Lan'],
  ])('%s', (_, text) => {
    const { body, quoted } = splitMailText(text)
    expect(body).toBe('Đã thử.')
    expect(quoted).toMatch(/Bạn thử chưa\?|Phạm Lan/)
  })

  test.each([
    ['nothing is quoted', 'Một\n\n\n\nHai', { body: 'Một\n\nHai', quoted: null }],
    ['all of it is quoted', '> Một', { body: '> Một', quoted: null }],
    ['nothing is there', ' \n ', { body: '', quoted: null }],
    ['somebody says "wrote"', 'Minh wrote it:\nxong', { body: 'Minh wrote it:\nxong', quoted: null }],
  ])('%s', (_, text, expected) => {
    expect(splitMailText(text)).toEqual(expected)
  })

  test('a text is cut to what a message may have, and takes little time whatever it is', () => {
    expect(splitMailText('x'.repeat(9000)).body).toHaveLength(5000)
    expect(splitMailText('On '.repeat(60_000)).body).toHaveLength(5000)
    expect(splitMailText('On a\n'.repeat(40_000)).body).toHaveLength(5000)
  })
})

test.each([
  ['Re: RE: Fwd: Không SSH được', 'Không SSH được'],
  ['Trả lời: a\r\nBcc: x@y.test', 'a Bcc: x@y.test'],
  ['回复：你好', '你好'],
  ['Re:', ''],
])('the subject %j becomes %j', (subject, expected) => {
  expect(ticketSubjectOf(subject)).toBe(expected)
})

test('addresses are read from headers', () => {
  expect(addressIn('Phạm Lan <Lan@Mail.Test>')).toBe('lan@mail.test')
  expect(addressIn('lan@mail.test')).toBe('lan@mail.test')
  expect(addressesIn('A <a@x.test>, b@x.test; "C" <C@x.test>')).toEqual(['a@x.test', 'b@x.test', 'c@x.test'])
})

test.each([
  ['mailer-daemon@x.test', 'x', {}],
  ['no-reply@x.test', 'x', {}],
  ['a@x.test', 'Automatic reply: x', {}],
  ['a@x.test', 'Trả lời tự động: x', {}],
  ['a@x.test', 'x', { 'Auto-Submitted': 'auto-replied' }],
  ['a@x.test', 'x', { Precedence: 'bulk' }],
  ['a@x.test', 'x', { 'Return-Path': '<>' }],
  ['', 'x', {}],
])('a program has written the mail from %j, %j, %j', (from, subject, headers) => {
  expect(isAutomatic(from, subject, headers as Record<string, string>)).toBe(true)
})

test('a person has written the mail', () => {
  expect(isAutomatic('noreen@x.test', 'Re: auto', { 'Auto-Submitted': 'no' })).toBe(false)
})
