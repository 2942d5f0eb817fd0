import { lazyDialog } from './lazy.tsx'
import { createLazyPart } from './lazy-part.ts'

const signInDialog = createLazyPart(() =>
  import('#site/routes/sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog),
)
export const SignInDialog = lazyDialog(signInDialog, ({ mode, onModeChange }) => ({
  open: mode !== null,
  onOpenChange: () => onModeChange(null),
}))
