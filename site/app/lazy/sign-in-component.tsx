import * as signInArea from '#ds/texts/auth.ts'
import * as remediesArea from '#ds/texts/remedies.ts'
import { lazyDialog } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const signInDialog = createLazyModule(
  () => import('#site/sign-in-dialog.tsx').then(({ SignInDialog }) => SignInDialog),
  [signInArea, remediesArea],
)
export const SignInDialog = lazyDialog(signInDialog, ({ mode, onModeChange }) => ({
  open: mode !== null,
  onOpenChange: () => onModeChange(null),
}))
