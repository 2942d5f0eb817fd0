import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { layoutFaults } from './layout-faults.ts'

const show = (html: string) => {
  document.body.style.margin = '0'
  document.body.innerHTML = html
}
const longWord = 'a'.repeat(80)
const text = 'Số dư không đủ để đặt máy chủ này'
const truncated = 'overflow: hidden; width: 80px; white-space: nowrap; text-overflow: ellipsis'

beforeEach(() => page.viewport(400, 600))
afterEach(() => show(''))

test.each([
  ['makes the page wider than the window', '<div style="width: 500px; height: 10px"></div>'],
  ['is cut off by div', `<div style="overflow-x: clip"><p style="width: 900px">${longWord}</p></div>`],
  ['reaches beyond the window', '<button style="position: fixed; left: 380px; width: 100px">Nạp tiền</button>'],
  ['overflows its box', `<div style="width: 100px"><p>${'a'.repeat(20)}</p></div>`],
  ['overflows div', '<div style="width: 30px; border: 1px solid"><p style="width: 200px">Một dòng chữ</p></div>'],
  [
    'is higher than div',
    '<div style="width: 60px; height: 20px; background: red"><p style="margin: 0">Một dòng chữ dài</p></div>',
  ],
  [
    'overflows div',
    '<div style="width: 100px; border: 1px solid"><button style="width: 150px">Nạp tiền</button></div>',
  ],
  ['is cut off', `<div style="overflow: hidden; width: 50px; white-space: nowrap">${text}</div>`],
  ['is cut off', `<div style="overflow: hidden; width: 60px; height: 30px">${text}</div>`],
  ['is cut off', `<p style="${truncated}">${text}</p>`],
  ['is cut off by div', '<div style="overflow: hidden; width: 60px"><button style="width: 90px">Nạp</button></div>'],
  ['lies on p', '<p style="margin: 0">Giá mỗi tháng</p><p style="margin-top: -15px">Giá mỗi năm</p>'],
  ['is covered by div', '<button>Nạp tiền</button><div style="position: absolute; inset: 0; height: 100px"></div>'],
])('%s: %s', (fault, html) => {
  show(html)
  expect(layoutFaults().map((found) => found.fault)).toContainEqual(expect.stringContaining(fault))
})

test.each([
  ['text that breaks', `<div style="width: 100px; border: 1px solid; overflow-wrap: anywhere">${longWord}</div>`],
  ['text that scrolls', `<div style="width: 100px; border: 1px solid; overflow: auto">${longWord}</div>`],
  [
    'a mark on the edge of its card',
    `<div style="position: relative; height: 40px; margin: 20px; border: 1px solid">
    <span style="position: absolute; top: -10px; right: -10px; background: red">Mới</span></div>`,
  ],
  ['truncated text with a title', `<p style="${truncated}" title="${text}">${text}</p>`],
  [
    'truncated text with a description',
    `<p id="full">${text}</p>
    <button aria-describedby="full" style="height: 40px"><span style="display: block; ${truncated}">${text}</span></button>`,
  ],
  ['collapsed content', '<div style="height: 0; overflow: hidden"><p>Câu trả lời</p></div>'],
  [
    'a text for screen readers',
    '<div style="position: absolute; clip-path: inset(50%)"><p style="width: 300px">Tên cột</p></div>',
  ],
  ['a price next to its period', '<b>49.000 ₫</b><i>/tháng</i>'],
  [
    'a menu over the page',
    '<p style="margin: 0">Chữ của trang này</p><div role="menu" style="position: absolute; top: 0">Chữ ở trên</div>',
  ],
  [
    'a skip link outside the window',
    '<a href="#main" style="position: fixed; top: 0; transform: translateY(-100%)">Đến nội dung</a>',
  ],
  [
    'what is behind a dialog',
    `<div inert><button>Nạp tiền</button></div>
    <div role="dialog" style="position: fixed; inset: 0; background: white">Hộp thoại</div>`,
  ],
])('%s is not a fault', (_, html) => {
  show(html)
  expect(layoutFaults()).toEqual([])
})
