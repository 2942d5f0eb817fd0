import { remediesArea } from '#site/texts/common.ts'
import { signInArea } from '#site/texts/sign-in.ts'
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
