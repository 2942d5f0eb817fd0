import { useState } from 'react'

/** A dialog about one row of a table. */
export interface RowDialog<Row> {
  /** The row of the last `show` call, and the React key of its dialog; undefined before the first call. */
  target: { row: Row; key: number } | undefined
  open: boolean
  show: (row: Row) => void
  /** Closing keeps `target`, so that the dialog still shows the row while it fades out. */
  onOpenChange: (open: boolean) => void
}

/** Keeps the row that a dialog shows. Each opening gets a new key, so that no typed values or errors of the last one are left. */
export function useRowDialog<Row>(): RowDialog<Row> {
  const [target, setTarget] = useState<RowDialog<Row>['target']>()
  const [open, setOpen] = useState(false)
  return {
    target,
    open,
    show: (row) => {
      setTarget({ row, key: (target?.key ?? 0) + 1 })
      setOpen(true)
    },
    onOpenChange: setOpen,
  }
}
