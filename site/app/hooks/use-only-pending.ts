import { useSearchParams } from 'react-router'

/** Whether only pending deposits are listed, kept in the URL (`?status=pending`) so that it can be linked. */
export function useOnlyPending() {
  const [query, setQuery] = useSearchParams()
  const setOnlyPending = (onlyPending: boolean) =>
    setQuery(
      (current) => {
        const changed = new URLSearchParams(current)
        if (onlyPending) changed.set('status', 'pending')
        else changed.delete('status')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [query.get('status') === 'pending', setOnlyPending] as const
}
