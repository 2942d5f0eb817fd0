import type { ComponentPropsWithRef } from 'react'
import { ErrorState } from '#ds/components/ErrorState/index.ts'
import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from '#ds/screens/centred-page.css.ts'

export interface FailureTexts {
  title: string
  /** What to do about it. */
  description: string
}

export interface FailureScreenProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  texts: FailureTexts
  /** Loads the page anew. */
  onRetry: () => void
}

/** Stands in place of a whole page that could not be drawn. A part that could not be loaded has an ErrorState of its own. */
export function FailureScreen({ texts, onRetry, className, ...rest }: FailureScreenProps) {
  return (
    <main id={MAIN_ID} data-component="FailureScreen" {...rest} className={classNames(css.page, className)}>
      <ErrorState {...texts} onRetry={onRetry} />
    </main>
  )
}
