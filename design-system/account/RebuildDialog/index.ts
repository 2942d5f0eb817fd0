export {
  RebuildDialog,
  type RebuildDialogProps,
  type RebuildDialogTexts,
  type RebuildValues,
} from './RebuildDialog.tsx'
