import type { ComponentPropsWithRef } from 'react'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from '#ds/screens/centred-page.css.ts'

export interface FailureTexts {
  title: string
  /** Suggests what to do about the failure. */
  description: string
}

export interface FailureScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  texts: FailureTexts
  /** Reloads the page. */
  onRetry: () => void
}

/** Replaces an entire page that could not be rendered. A section that could not be loaded shows its own ErrorState instead. */
export function FailureScreen({ texts, onRetry, className, ...rest }: FailureScreenProps) {
  return (
    <main id={MAIN_ID} data-component="FailureScreen" {...rest} className={classNames(css.page, className)}>
      <ErrorState {...texts} onRetry={onRetry} />
    </main>
  )
}
