export type { Clock } from './clock.ts'
export { ToastDialogLiveRegion } from './ToastLiveRegions.tsx'
export { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx'
export {
  createToastStore,
  type ToastAction,
  type ToastDismissReason,
  type ToastOptions,
  type ToastPauseReason,
  type ToastRecord,
  type ToastStore,
} from './toast-store.ts'
export { type ToastControls, useToast } from './use-toast.ts'
export { useToastPersistentElements } from './use-toast-persistent-elements.ts'
