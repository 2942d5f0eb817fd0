import * as remediesArea from '#ds/texts/remedies.ts'
import * as stepUpArea from '#ds/texts/step-up.ts'
import { lazyDialog } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

const stepUpDialog = createLazyModule(
  () => import('#site/step-up-dialog.tsx').then(({ SiteStepUpDialog }) => SiteStepUpDialog),
  [stepUpArea, remediesArea],
)
/** Asks for the second factor: few accounts need it. */
export const StepUpDialog = lazyDialog(stepUpDialog, (props) => props)
