import { useState } from 'react'

/** A dialog about one row of a table. */
export interface RowDialog<Row> {
  /** The row that was asked for last; absent until one was. `opening` counts and is the dialog's key. */
  about: { row: Row; opening: number } | undefined
  isOpen: boolean
  show: (row: Row) => void
  /** Closing keeps the row, so that the dialog still says it while it leaves. */
  onOpenChange: (open: boolean) => void
}

/** Keeps which row a dialog is about. Each opening is a dialog of its own: nothing of the last one, typed or failed, is left in it. */
export function useRowDialog<Row>(): RowDialog<Row> {
  const [about, setAbout] = useState<{ row: Row; opening: number }>()
  const [isOpen, setOpen] = useState(false)
  return {
    about,
    isOpen,
    show: (row) => {
      setAbout({ row, opening: (about?.opening ?? 0) + 1 })
      setOpen(true)
    },
    onOpenChange: setOpen,
  }
}
