export { UndoToast, type UndoToastProps } from './UndoToast.tsx'
export type { UndoEnd, UndoOffer, UndoRecord } from './undo-store.ts'
export { type UndoControls, useUndo } from './use-undo.ts'
