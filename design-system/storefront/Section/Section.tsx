import { type ComponentPropsWithRef, useId } from 'react'
import { Reveal } from '#ds/components/Reveal/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as css from './Section.css.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A heading of level 2, which is also the accessible name of the section. */
  heading: string
  /** One sentence below the heading. Default: none. */
  description?: string | undefined
  /** `sunken` sets a section apart from its neighbours. Default: `canvas`. */
  surface?: 'canvas' | 'sunken'
}

/** A full-width section of a public page: heading, one sentence and content, as wide as the page's content. It is revealed on scroll. */
export function Section({ heading, description, surface = 'canvas', className, children, ...rest }: SectionProps) {
  const headingId = useId()
  return (
    <section
      data-component="Section"
      aria-labelledby={headingId}
      {...rest}
      className={classNames(css.section({ surface }), className)}
    >
      <Reveal render={<Stack space="2xl" />}>
        <Stack space="sm">
          <Heading level={2} size="display2" id={headingId}>
            {heading}
          </Heading>
          {description && (
            <Text size="large" tone="secondary" measure>
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Reveal>
    </section>
  )
}
