import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { storiesOf } from './stories.ts'

/** What the server makes of a story. */
export interface ServerMarkup {
  html: string
  /** What was said on the console meanwhile, and what was thrown. */
  said: string[]
}

/** Every story of a file as HTML. Runs in Node, where there is neither a window nor a document. */
export async function serverMarkup(file: string): Promise<Record<string, ServerMarkup>> {
  const stories = Object.entries(await storiesOf(file))
  return Object.fromEntries(
    stories.map(([name, Story]) => [name, listening(() => renderToString(createElement(Story)))]),
  )
}

function listening(render: () => string): ServerMarkup {
  const said: string[] = []
  const { error, warn } = console
  const listen = (...words: unknown[]) => void said.push(words.join(' '))
  Object.assign(console, { error: listen, warn: listen })
  try {
    return { html: render(), said }
  } catch (thrown) {
    return { html: '', said: [...said, String(thrown)] }
  } finally {
    Object.assign(console, { error, warn })
  }
}
