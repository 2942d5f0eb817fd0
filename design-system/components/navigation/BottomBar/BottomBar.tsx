import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react'
import { slideWater } from '#ds/components/brand/slide-water.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import * as css from './BottomBar.css.ts'

export interface BottomBarProps extends ComponentPropsWithRef<'nav'> {
  /** Name of the navigation, for screen readers. */
  label: string
  /** How many places it has: the first ones must not move while the HTML of the others is still arriving. Default: 5. */
  count?: keyof typeof css.columns
}

/**
 * The navigation of an area on phones: up to five BottomBarItem in equal columns at the lower edge of the window. Put it last on the page.
 * From 768 px use Tabs.
 */
export function BottomBar({ label, count = 5, className, ref, ...rest }: BottomBarProps) {
  const bar = useRef<HTMLElement>(null)
  useSlidingWave(bar)
  return (
    <nav
      data-component="BottomBar"
      aria-label={label}
      {...rest}
      ref={useMergedRef(bar, ref)}
      className={classNames(css.bar, css.columns[count], className)}
    />
  )
}

/** Lets the wave come from the place that was shown before. */
function useSlidingWave(bar: RefObject<HTMLElement | null>) {
  const shown = useRef<Element>(null)
  // This runs after every rendering: the bar is not told which of its places is shown.
  useEffect(() => {
    const place = bar.current?.querySelector('[aria-current]') ?? null
    const wave = place?.querySelector(`.${css.wave}`)
    if (place && wave && shown.current?.isConnected && shown.current !== place) slideWater(shown.current, place, wave)
    shown.current = place
  })
}
