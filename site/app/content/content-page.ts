import pages from 'virtual:content-pages'
import type { ComponentType } from 'react'
import type { ContentPage } from '#site/content/content-files.ts'
import { type TextArea, textArea } from '#site/texts/text-area.ts'

/** A content page in one language: one file that is loaded separately from the code. */
export interface ContentModule {
  page: ContentPage
  /** The text, with the components that draw its elements. */
  default: ComponentType<{ components: Record<string, unknown> }>
}

const areas = new Map<string, TextArea<ContentModule>>()

/** Returns the page at a path, such as `/terms`, in all languages. */
export function contentArea(pathname: string): TextArea<ContentModule> {
  // A link may end with a slash.
  const path = pathname.replace(/\/+$/, '')
  const known = areas.get(path)
  if (known) return known
  const modules = pages[path]
  if (!modules) throw new Error(`There is no content page ${path}.`)
  const area = textArea(`content${path}`, modules)
  areas.set(path, area)
  return area
}
