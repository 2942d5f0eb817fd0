import { Plus, Wallet } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline, type InlineProps } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './WelcomeLine.css.ts'

export interface WelcomeLineTexts {
  /** `name` is empty when the customer gave none. */
  greeting: (name: string) => string
  description: string
  topUp: string
  order: string
}

export interface WelcomeLineProps extends Omit<InlineProps, 'children'> {
  /** The customer's name; empty when none was given. */
  name: string
  texts: WelcomeLineTexts
  onTopUp: () => void
  onOrder: () => void
  /** Ref to the heading, which takes the focus when no other element can. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Greets the customer by name and offers the two main actions: top up and order. Contains the page's h1. */
export function WelcomeLine({ name, texts, onTopUp, onOrder, headingRef, ...rest }: WelcomeLineProps) {
  return (
    <Inline data-component="WelcomeLine" justify="space-between" align="end" space="md" {...rest}>
      <Stack space="2xs" className={css.greeting}>
        <Heading ref={headingRef} level={1} size="page" tabIndex={-1}>
          {texts.greeting(name)}
        </Heading>
        <Text tone="secondary">{texts.description}</Text>
      </Stack>
      <Inline space="xs">
        <Button tone="neutral" emphasis="outline" icon={Wallet} onClick={() => onTopUp()}>
          {texts.topUp}
        </Button>
        <Button icon={Plus} onClick={() => onOrder()}>
          {texts.order}
        </Button>
      </Inline>
    </Inline>
  )
}
