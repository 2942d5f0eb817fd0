import { createContext, use } from 'react'
import type { ContentTexts } from '#ds/screens/ArticleScreen/index.ts'
import type { ContentPage } from './content-files.ts'

interface Content {
  page: ContentPage
  texts: ContentTexts
  /** What was typed on this page, by the name of the part that it was typed in: it outlives a change of the language. */
  drafts: Map<string, unknown>
}

const ContentContext = createContext<Content | null>(null)

/** Provides the page to the components that its MDX contains. */
export const ContentProvider = ContentContext

/** The content page around this component, and the texts of its components. */
export function useContentPage(): Content {
  const content = use(ContentContext)
  if (!content) throw new Error('No content page around this component.')
  return content
}
