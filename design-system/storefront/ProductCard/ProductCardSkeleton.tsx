import type { ComponentPropsWithRef } from 'react'
import { Skeleton } from '#ds/components/feedback/Skeleton/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './ProductCard.css.ts'

/** Lines of the features: the usual number, with varying lengths. */
const features = ['long', 'medium', 'long', 'medium', 'short'] as const

/** As high as a card with a description of two lines and five features. Silent: ProductGrid announces the loading. */
export function ProductCardSkeleton({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <div data-component="ProductCardSkeleton" aria-hidden {...rest} className={classNames(css.card, className)}>
      <div className={css.kind}>
        <Skeleton length="short" />
      </div>
      <div className={css.texts}>
        <Heading level={2} size="title" render={<div />}>
          <Skeleton length="medium" />
        </Heading>
        <Text size="small" render={<div />}>
          <Skeleton length="full" />
          <Skeleton length="long" />
        </Text>
      </div>
      <Text size="figure" render={<div />}>
        <Skeleton length="medium" />
      </Text>
      <div className={css.features}>
        {features.map((length, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered
          <Skeleton key={line} length={length} />
        ))}
      </div>
      <div className={css.actions}>
        <Text size="body" render={<div />} className={css.action}>
          <Skeleton length="long" />
        </Text>
      </div>
    </div>
  )
}
