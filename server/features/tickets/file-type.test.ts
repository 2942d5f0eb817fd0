import { describe, expect, test } from 'vitest'
import { fileTypeOf, nameForType } from './file-type.ts'

const sampleOf = (content: Buffer | string, isText = typeof content === 'string') => {
  const bytes = Buffer.from(content as string)
  return { head: bytes.subarray(0, 4096), tail: bytes.subarray(-66_000), isText }
}
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const zipEnd = Buffer.from('PK\x05\x06\0\0\0\0', 'latin1')
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(40), zipEnd])

describe('what is accepted', () => {
  test.each([
    ['a PNG', png, 'image/png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['a GIF', Buffer.from('GIF89a....'), 'image/gif'],
    ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'image/webp'],
    ['a PDF', Buffer.from('%PDF-1.7\n...%%EOF'), 'application/pdf'],
    ['a ZIP', zip, 'application/zip'],
    ['a gzip', Buffer.from('1f8b080000000000', 'hex'), 'application/gzip'],
    ['a text', 'Xin chào, máy tôi báo lỗi.', 'text/plain'],
    ['a log with markup in it', `${'10:00 GET /\n'.repeat(100)}<html>`, 'text/plain'],
  ])('%s', (_, content, type) => {
    expect(fileTypeOf(sampleOf(content as string))).toBe(type)
  })
})

describe('what is refused', () => {
  test.each([
    ['a page', '<!DOCTYPE html><title>x</title>'],
    ['a page after a byte order mark and blanks', '\uFEFF \n <HTML>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG after a declaration', '<?xml version="1.0"?><svg/>'],
    ['a script for a browser', 'x<script>alert(1)</script>'],
    ['a PHP file', '<?php system($_GET[0]);'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
    ['a program for Windows', Buffer.from('MZ\x90\0', 'latin1')],
    ['a program for Linux', Buffer.from('\x7fELF\x02', 'latin1')],
    ['bytes of no type', Buffer.from([1, 2, 3, 0xff])],
    ['a picture that is a ZIP as well', Buffer.concat([png, zip])],
    ['a picture with a script', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['a GIF that is a page as well', Buffer.from('GIF89a/*<html>*/=1')],
    ['a picture that is a PDF as well', Buffer.concat([png, Buffer.from('%PDF-1.4')])],
    ['a PDF that is a ZIP as well', Buffer.concat([Buffer.from('%PDF-1.4\n'), zip])],
    ['a ZIP that is a PDF as well', Buffer.concat([Buffer.from('PK\x03\x04%PDF-1.4', 'latin1'), zipEnd])],
  ])('%s', (_, content) => {
    expect(fileTypeOf(sampleOf(content as string))).toBeNull()
  })
})

test.each([
  ['ảnh.PNG', 'image/png', 'ảnh.PNG'],
  ['shell.php', 'image/png', 'shell.php.png'],
  ['app.log', 'text/plain', 'app.log'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['hợp đồng.docx', 'application/zip', 'hợp đồng.docx'],
  ['file', 'application/gzip', 'file.gz'],
] as const)('the name %j of a %s becomes %j', (name, type, expected) => {
  expect(nameForType(name, type)).toBe(expected)
})
