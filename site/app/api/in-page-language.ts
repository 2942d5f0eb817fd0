import { use, useEffect } from 'react'
import { type Middleware, unstable_serialize } from 'swr'
import type { Language } from '#contracts/languages.ts'
import { LanguageProvider } from '#site/page-data.tsx'

/** The language in which each key's data was requested. */
const languageOf = new Map<string, Language>()

/** Requests data again that was requested in another language than that of the page; until then the old data stays. */
export const inPageLanguage: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config)
  const language = use(LanguageProvider)
  const id = unstable_serialize(key)
  const hasData = response.data !== undefined
  const { mutate } = response
  useEffect(() => {
    if (!language || !hasData) return
    const known = languageOf.get(id)
    languageOf.set(id, language)
    if (known !== undefined && known !== language) void mutate()
  }, [id, hasData, language, mutate])
  return response
}
