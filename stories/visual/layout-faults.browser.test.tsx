import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { layoutFaults } from './layout-faults.ts'

const longWord = 'a'.repeat(80)

const show = (html: string) => {
  document.body.style.margin = '0'
  document.body.innerHTML = html
}

/** The faults, without the names of the elements that have them. */
const faults = () => layoutFaults().map(({ fault }) => fault)

beforeEach(() => page.viewport(400, 600))
afterEach(() => show(''))

describe('content outside its box', () => {
  test('the page is wider than the window', () => {
    show('<div style="width: 500px; height: 10px"></div>')
    expect(faults()).toEqual(['makes the page wider than the window'])
  })

  test('a text reaches beyond the window, though the page does not scroll', () => {
    show(`<div style="overflow-x: clip"><p style="width: 900px">${longWord}</p></div>`)
    expect(faults()).toEqual(['is cut off by div "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"'])
    show(`<p style="position: fixed; left: 300px">${longWord}</p>`)
    expect(faults()).toContain('reaches beyond the window')
  })

  test('a word is wider than the block around it, which has no visible edge', () => {
    show(`<div style="width: 100px"><p style="width: 200px">Text</p><p>${'a'.repeat(20)}</p></div>`)
    expect(faults()).toEqual(['overflows its box'])
  })

  test('a text is wider than a box further out', () => {
    show('<div style="width: 30px; border: 1px solid"><p style="width: 200px">Một dòng chữ</p></div>')
    expect(faults()).toEqual(['overflows div "Một dòng chữ"'])
  })

  test('a text is higher than the box that is drawn around it', () => {
    show('<div style="width: 60px; height: 20px; background: red"><p style="margin: 0">Một dòng chữ dài</p></div>')
    expect(faults()).toEqual(['is higher than div "Một dòng chữ dài"'])
  })

  test('a button reaches out of its card', () => {
    show('<div style="width: 100px; border: 1px solid"><button style="width: 150px">Nạp tiền</button></div>')
    expect(layoutFaults()).toEqual([{ element: 'button "Nạp tiền"', fault: 'overflows div "Nạp tiền"' }])
  })

  test('text that fits, breaks, or scrolls is no fault', () => {
    show(`<div style="width: 100px; border: 1px solid; overflow-wrap: anywhere">${longWord}</div>
      <div style="width: 100px; border: 1px solid; overflow: auto">${longWord}</div>
      <div style="overflow-x: auto"><table style="width: 900px"><tr><td>Một</td><td>Hai</td></tr></table></div>`)
    expect(faults()).toEqual([])
  })

  test('a row that is moved to begin before its box is no fault, one that is only positioned is', () => {
    const row = (style: string) =>
      show(`<div style="margin-left: 40px"><div style="position: relative; overflow-x: auto; width: 100px; ${style}">
        <p style="width: 200px">Một dòng chữ</p></div></div>`)
    row('left: -20px')
    expect(faults()).toEqual([])
    row('margin-left: -20px')
    expect(faults()).toEqual([expect.stringContaining('overflows')])
  })

  test('a mark on the edge of its card is no fault', () => {
    show(`<div style="position: relative; height: 40px; margin: 20px; border: 1px solid">
      <span style="position: absolute; top: -10px; right: -10px; background: red">Mới</span></div>`)
    expect(faults()).toEqual([])
  })
})

describe('text that is cut off', () => {
  test.each(['width: 50px; white-space: nowrap', 'width: 60px; height: 30px'])('by a box with %s', (style) => {
    show(`<div style="overflow: hidden; ${style}">Số dư không đủ để đặt máy chủ này</div>`)
    expect(faults()).toEqual(['is cut off'])
  })

  const truncated = 'overflow: hidden; width: 80px; white-space: nowrap; text-overflow: ellipsis'

  test('truncated, if the full text is nowhere', () => {
    show(`<p style="${truncated}">Số dư không đủ để đặt máy chủ này</p>`)
    expect(faults()).toEqual(['is cut off'])
  })

  test('truncated text with a title, a name or a description is no fault', () => {
    const text = 'Số dư không đủ để đặt máy chủ này'
    show(`<p style="${truncated}" title="${text}">${text}</p>
      <button aria-label="${text}" style="height: 40px"><span style="display: block; ${truncated}">${text}</span></button>
      <p id="full">${text}</p>
      <button aria-describedby="full" style="height: 40px"><span style="display: block; ${truncated}">${text}</span></button>`)
    expect(faults()).toEqual([])
  })

  test('a title that is set when the mouse enters counts', () => {
    show(`<p style="${truncated}">Số dư không đủ để đặt máy chủ này</p>`)
    const text = document.querySelector('p') as HTMLElement
    text.addEventListener('pointerover', () => {
      text.title = text.textContent
    })
    expect(faults()).toEqual([])
  })

  test('a button of which only a part can be seen', () => {
    show('<div style="overflow: hidden; width: 60px"><button style="width: 90px">Nạp</button></div>')
    expect(faults()).toEqual(['is cut off by div "Nạp"'])
  })

  test('collapsed content and texts for screen readers are no fault', () => {
    show(`<div style="height: 0; overflow: hidden"><p>Câu trả lời</p></div>
      <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Đóng hộp thoại</span>
      <div style="position: absolute; clip-path: inset(50%)"><p style="width: 300px">Tên cột</p></div>
      <p style="visibility: hidden; width: 300px; overflow: hidden">Ẩn</p>
      <p style="opacity: 0; position: absolute; width: 10px">Chưa hiện</p>`)
    expect(faults()).toEqual([])
  })
})

describe('text on text', () => {
  test('two lines at the same place', () => {
    show('<p style="margin: 0">Giá mỗi tháng</p><p style="margin-top: -15px">Giá mỗi năm</p>')
    expect(faults()).toEqual(['lies on p "Giá mỗi năm"'])
  })

  test('lines close together, and a price next to its period, are no fault', () => {
    show(
      '<p style="line-height: 1">Một dòng chữ dài hơn cửa sổ nên phải xuống dòng<br>Hai</p><b>49.000 ₫</b><i>/tháng</i>',
    )
    expect(faults()).toEqual([])
  })

  test('a menu, a dialog or a sticky header over the page is no fault', () => {
    const above = (attributes: string) => `<div ${attributes}>Chữ ở trên</div>`
    for (const attributes of [
      'role="menu" style="position: absolute; top: 0"',
      'role="tooltip" style="position: absolute; top: 0"',
      'style="position: fixed; top: 0"',
    ]) {
      show(`<p style="margin: 0">Chữ của trang này</p>${above(attributes)}`)
      expect(faults()).toEqual([])
    }
  })
})

describe('controls out of reach', () => {
  test('covered by another element', () => {
    show('<button>Nạp tiền</button><div style="position: absolute; inset: 0; height: 100px"></div>')
    expect(layoutFaults()).toEqual([{ element: 'button "Nạp tiền"', fault: 'is covered by div' }])
  })

  test('partly outside the window, where nothing scrolls', () => {
    show('<button style="position: fixed; left: 380px; width: 100px">Nạp tiền</button>')
    expect(faults()).toContain('reaches beyond the window')
  })

  test('scrolled out of view, or under a sticky header, is no fault', () => {
    show(`<div style="height: 100px; overflow: auto"><header style="position: sticky; top: 0; background: red">Tên</header>
      <button>Một</button><div style="height: 300px"></div><button>Hai</button></div>`)
    const box = document.querySelector('div') as HTMLElement
    box.scrollTop = 20
    expect(faults()).toEqual([])
  })

  test('a skip link outside the window, and the drawn part of a hidden input, are no fault', () => {
    show(`<a href="#main" style="position: fixed; top: 0; transform: translateY(-100%)">Đến nội dung</a>
      <label style="display: block; position: relative"><input type="radio" style="position: absolute; opacity: 0">
      <span style="position: relative">Một tháng</span></label>`)
    expect(faults()).toEqual([])
  })

  test('behind a dialog is no fault', () => {
    show(`<div inert><button>Nạp tiền</button></div>
      <div role="dialog" style="position: fixed; inset: 0; background: white">Hộp thoại</div>`)
    expect(faults()).toEqual([])
  })
})
