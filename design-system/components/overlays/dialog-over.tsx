import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react'

interface DialogOver {
  /** Adds an open dialog on top of the others. Returns how it is removed. */
  add: (id: string) => () => void
  /** The dialog on top. */
  top: string | undefined
  content: ReactNode
}

const DialogOverContext = createContext<DialogOver | null>(null)

export interface DialogOverProviderProps {
  /** A dialog that may have to open over whichever dialog is open below, such as the one that asks for the second factor. */
  content: ReactNode
  children: ReactNode
}

/** Renders a dialog among the children of the one on top, since two dialogs that are not one within the other would both be inert. */
export function DialogOverProvider({ content, children }: DialogOverProviderProps) {
  const [ids, setIds] = useState<readonly string[]>([])
  const add = useCallback((id: string) => {
    setIds((known) => [...known, id])
    return () => setIds((known) => known.filter((other) => other !== id))
  }, [])
  const top = ids.at(-1)
  const value = useMemo(() => ({ add, top, content }), [add, top, content])
  return (
    <DialogOverContext value={value}>
      {children}
      {top === undefined && <DialogOverContext value={null}>{content}</DialogOverContext>}
    </DialogOverContext>
  )
}

/** The place in a dialog for the one that opens over it. */
export function DialogOver() {
  const over = use(DialogOverContext)
  const id = useId()
  const add = over?.add
  useEffect(() => add?.(id), [add, id])
  return over?.top === id && <DialogOverContext value={null}>{over.content}</DialogOverContext>
}
