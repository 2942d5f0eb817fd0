import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { storiesOf } from './stories.ts'

/** A story rendered on the server. */
export interface ServerMarkup {
  html: string
  /** Console errors and warnings, and the exception, if any. */
  logged: string[]
}

/** Renders stories of a file to HTML. Runs in Node, without window and document. */
export async function serverMarkup(file: string, names: string[]): Promise<Record<string, ServerMarkup>> {
  const stories = Object.entries(await storiesOf(file)).filter(([name]) => names.includes(name))
  return Object.fromEntries(
    stories.map(([name, Story]) => [name, renderWithLog(() => renderToString(createElement(Story)))]),
  )
}

function renderWithLog(render: () => string): ServerMarkup {
  const logged: string[] = []
  const { error, warn } = console
  const log = (...args: unknown[]) => void logged.push(args.join(' '))
  Object.assign(console, { error: log, warn: log })
  try {
    return { html: render(), logged }
  } catch (thrown) {
    return { html: '', logged: [...logged, String(thrown)] }
  } finally {
    Object.assign(console, { error, warn })
  }
}
