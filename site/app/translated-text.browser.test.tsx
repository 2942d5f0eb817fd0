import { render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { followTranslations } from './translated-text.ts'

/** Ways in which a translator may put an element in place of a text. */
const ways = {
  'replaced at once': (text: Text, font: Element) => text.replaceWith(font),
  'the element first': (text: Text, font: Element) => {
    text.before(font)
    text.remove()
  },
  'the element after it': (text: Text, font: Element) => {
    text.after(font)
    text.remove()
  },
  'the text first': (text: Text, font: Element) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(font, nextSibling)
  },
}

function translate(root: Element, replace = ways['replaced at once']) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT')) {
    const font = document.createElement('font')
    font.textContent = `~${text.data}`
    replace(text, font)
  }
}

function renderTranslated(before: ReactNode, replace = ways['replaced at once']) {
  onTestFinished(followTranslations())
  const { container, rerender } = render(<p>{before}</p>)
  translate(container, replace)
  return { container, show: (after: ReactNode) => rerender(<p>{after}</p>) }
}

test.each(Object.entries(ways))(
  'a translated text beside another is changed, inserted before and removed: %s',
  async (_, way) => {
    const { container, show } = renderTranslated(['Số dư: ', 'một', null, ' đồng'], way)
    expect(container.textContent).toBe('~Số dư: ~một~ đồng')
    show(['Số dư: ', 'hai', <b key="b">trăm</b>, ' đồng'])
    await expect.poll(() => container.textContent).toBe('~Số dư: haitrăm đồng')
    translate(container, way)
    show(['Số dư: ', null, null, ' đồng'])
    await expect.poll(() => container.textContent).toBe('~Số dư: ~ đồng')
  },
)

test('a translated text that React moves is shown once', async () => {
  const { container, show } = renderTranslated([<Fragment key="1">một</Fragment>, <i key="2" />])
  show([<i key="2">hai</i>, <Fragment key="1">một</Fragment>])
  await expect.poll(() => container.textContent).toBe('haimột')
})

test('a page whose translation is undone is still updated', async () => {
  onTestFinished(followTranslations())
  const { container, rerender } = render(<p>một{''} hai</p>)
  const text = container.querySelector('p')?.firstChild as Text
  translate(container)
  await Promise.resolve()
  container.querySelector('font')?.replaceWith(text)
  rerender(<p>ba{''} hai</p>)
  await expect.poll(() => container.textContent).toBe('ba~ hai')
})

test('a text that was removed does not keep the others from being updated', async () => {
  const { container, show } = renderTranslated(['một', ' hai'])
  container.querySelector('p')?.replaceChildren()
  show([<b key="b">ba</b>, ' hai'])
  await expect.poll(() => container.textContent).toBe('ba')
})
