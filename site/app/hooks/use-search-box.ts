import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '#site/hooks/use-debounced.ts'

const TYPING_PAUSE_MS = 300
export const searchInQuery = 'q'

export interface SearchBoxState {
  /** What the box shows. */
  query: string
  onQueryChange: (query: string) => void
  /** What is searched for: without the letters that are still being typed. */
  search: string
}

/**
 * The search box of the visible list. What it shows is in the address (`?q=`) once typing pauses, so that the box and the list agree after the
 * back button and a reload. What leads to another list leaves it out of the address.
 */
export function useSearchBox(): SearchBoxState {
  const [parameters, setParameters] = useSearchParams()
  const inAddress = parameters.get(searchInQuery) ?? ''
  // It is a state of its own: the router is slower than typing.
  const [query, setQuery] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState<string>()
  if (seen !== inAddress) {
    setSeen(inAddress)
    setWritten(undefined)
    // The address was not changed by typing, after which there may be more letters than in the address.
    if (inAddress !== written) setQuery(inAddress)
  }
  const typed = query.trim()
  const settled = useDebounced(typed, TYPING_PAUSE_MS)
  const search = typed === '' ? '' : settled
  useEffect(() => {
    if (search !== typed || search === inAddress || search === written) return
    setWritten(search)
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current)
        if (search === '') changed.delete(searchInQuery)
        else changed.set(searchInQuery, search)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }, [search, typed, inAddress, written, setParameters])
  return { query, onQueryChange: setQuery, search }
}
