import { Spinner } from '#ds/components/Spinner/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from '#ds/screens/centred-page.css.ts'

export interface LoadingScreenProps {
  /** Says what is waited for. */
  label: string
  className?: string
}

/** A whole page that waits, for the moment before its script is there. Lists and cards have skeletons of their own. */
export function LoadingScreen({ label, className }: LoadingScreenProps) {
  return (
    <main data-component="LoadingScreen" className={classNames(css.page, className)}>
      <Spinner size="large" label={label} />
    </main>
  )
}
