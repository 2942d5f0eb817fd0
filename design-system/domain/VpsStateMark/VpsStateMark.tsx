import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { type VpsState, vpsLooks } from '#ds/domain/status-looks.ts'
import { Marks } from './Marks.tsx'
import * as css from './VpsStateMark.css.ts'

export interface VpsStateMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The state of the instance. Determines the drawing and the colour of the word, the same everywhere. */
  state: VpsState
  /** While it is being created: how many of the five steps are done; the next one is under way. Default: 0. */
  stepsDone?: number
  /** The word for the state. Without it the mark is alone, and hidden from screen readers: the word stands elsewhere. */
  children?: ReactNode
  /** One line below the word: why it is so. */
  detail?: ReactNode
}

/**
 * What an instance does, as the logo would say it: something over water. Water that moves is alive, water that lies flat is not. The word
 * stands beside it, so that neither shape nor colour is the only sign.
 */
export function VpsStateMark({ state, stepsDone = 0, children, detail, className, ...rest }: VpsStateMarkProps) {
  const { mark, wordTone } = vpsLooks[state]
  return (
    <span data-component="VpsStateMark" data-state={state} {...rest} className={classNames(css.root, className)}>
      <span className={css.frame}>
        <Marks mark={mark} stepsDone={stepsDone} />
      </span>
      {children !== undefined && (
        <span className={css.words}>
          <span className={css.word[wordTone]}>{children}</span>
          {detail && <span className={css.detail}>{detail}</span>}
        </span>
      )}
    </span>
  )
}
