import { MAIN_ID } from '#ds/components/SkipLink/index.ts'
import { Spinner } from '#ds/components/Spinner/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from '#ds/screens/centred-page.css.ts'

export interface LoadingScreenProps {
  /** Names what is loading. */
  label: string
  className?: string
}

/** An entire page that is loading, shown until its script has loaded. Lists and cards have their own skeletons. */
export function LoadingScreen({ label, className }: LoadingScreenProps) {
  return (
    <main id={MAIN_ID} data-component="LoadingScreen" className={classNames(css.page, className)}>
      <Spinner size="large" label={label} />
    </main>
  )
}
