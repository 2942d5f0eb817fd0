import type { ReactNode } from 'react'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { Ripple } from '#ds/components/brand/Ripple/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './LoadingScreen.css.ts'

export interface LoadingScreenProps {
  /** Says that the page is loading, below the water. */
  label: string
  /** What a browser without script shows below it, since nothing will load. Default: nothing. */
  withoutScript?: ReactNode
  className?: string
}

/**
 * An entire page that is loading, shown until its script has loaded: its header is a line with the mark, each at the place where it will be, and rings spread on the
 * water below the horizon, from 400 ms on. Lists and cards have their own skeletons.
 */
export function LoadingScreen({ label, withoutScript, className }: LoadingScreenProps) {
  return (
    <div data-component="LoadingScreen" className={classNames(css.page, className)}>
      <div className={css.header}>
        <div className={css.bar}>
          {/* Without its name it is of no language, and nothing that a screen reader has to say. */}
          <Logo name="" markOnly aria-hidden />
        </div>
      </div>
      <main id={MAIN_ID} className={css.main}>
        <div className={css.water}>
          <Ripple state="loading" preserveAspectRatio="none" className={css.rings} />
        </div>
        <Text size="small" tone="secondary" role="status">
          {label}
        </Text>
        {withoutScript !== undefined && <noscript>{withoutScript}</noscript>}
      </main>
    </div>
  )
}
