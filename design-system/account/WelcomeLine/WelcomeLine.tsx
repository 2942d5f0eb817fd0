import { Plus, Wallet } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import * as css from './WelcomeLine.css.ts'

export interface WelcomeLineTexts {
  /** `name` is empty when the customer gave none. */
  greeting: (name: string) => string
  topUp: string
  order: string
}

export interface WelcomeLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The customer's name; empty when none was given. */
  name: string
  texts: WelcomeLineTexts
  onTopUp: () => void
  onOrder: () => void
  /** What is asked of the customer, in a line: a VerificationLine. On phones it is below. Default: nothing. */
  children?: ReactNode
}

/**
 * Greets the customer by name and offers the two main actions, in one line: top up and order. Contains the page's h1, which takes the focus
 * when no other element can. On phones the button that tops up is beside the balance, so it is not here.
 */
export function WelcomeLine({ name, texts, onTopUp, onOrder, className, children, ...rest }: WelcomeLineProps) {
  return (
    <div data-component="WelcomeLine" {...rest} className={classNames(css.line, className)}>
      <Heading level={1} size="title" tabIndex={-1} className={css.greeting}>
        {texts.greeting(name)}
      </Heading>
      <div className={css.actions}>
        <Button
          tone="neutral"
          emphasis="outline"
          size="small"
          icon={Wallet}
          className={css.topUp}
          onClick={() => onTopUp()}
        >
          {texts.topUp}
        </Button>
        <Button size="small" icon={Plus} className={css.order} onClick={() => onOrder()}>
          {texts.order}
        </Button>
      </div>
      {children && <div className={css.reminder}>{children}</div>}
    </div>
  )
}
