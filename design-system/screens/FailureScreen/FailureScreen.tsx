import type { ComponentPropsWithRef } from 'react'
import { provider } from '#contracts/provider.ts'
import { Logo } from '#ds/components/brand/Logo/index.ts'
import { RetryButton } from '#ds/components/feedback/ErrorState/RetryButton.tsx'
import { ButtonLink } from '#ds/components/forms/ButtonLink/index.ts'
import { Link } from '#ds/components/navigation/Link/index.ts'
import { MAIN_ID } from '#ds/components/navigation/SkipLink/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import type { LoadError } from '#ds/hooks/resource.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import * as horizon from '#ds/screens/horizon-page.css.ts'

export interface FailureTexts {
  /** The provider's name, in the logo. */
  brand: string
  title: string
  /** Whose fault it is, and what to do about it. */
  description: string
  /** Label of the button that leads to the home page. */
  home: string
  /** Heading of the ways to get help. */
  help: string
  /** Each with what one finds there. */
  status: { label: string; description: string }
  hotline: { label: string; description: string }
}

export interface FailureScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: FailureTexts
  /** Reloads the page. The button is busy until the returned promise, if any, has resolved. */
  onRetry: NonNullable<LoadError['onRetry']>
  /** Targets of the links. Default: `/`, `/status` and the hotline. */
  hrefs?: { home: string; status: string; hotline: string }
}

const defaultHrefs = { home: '/', status: '/status', hotline: provider.hotline.href }

/**
 * Replaces an entire page that could not be rendered: above the horizon what happened and another try, below it where one finds help. A section
 * that could not be loaded shows its own ErrorState instead.
 */
export function FailureScreen({ texts, onRetry, hrefs = defaultHrefs, className, ...rest }: FailureScreenProps) {
  return (
    <div data-component="FailureScreen" {...rest} className={classNames(horizon.page, className)}>
      <header className={horizon.header}>
        <span>
          <Link href={hrefs.home} tone="inherit" underline="hover" className={horizon.home}>
            <Logo name={texts.brand} />
          </Link>
        </span>
      </header>
      <main id={MAIN_ID} className={horizon.main}>
        <div className={horizon.above}>
          <Stack space="lg" align="start" className={horizon.words}>
            <Stack space="sm" role="alert">
              <Heading level={1} size="display2">
                {texts.title}
              </Heading>
              <Text size="large" tone="secondary" measure>
                {texts.description}
              </Text>
            </Stack>
            <Inline space="sm">
              <RetryButton onRetry={onRetry} tone="brand" emphasis="strong" size="large" />
              <ButtonLink href={hrefs.home} tone="neutral" emphasis="outline" size="large">
                {texts.home}
              </ButtonLink>
            </Inline>
          </Stack>
        </div>
        <div className={horizon.below}>
          <Stack space="md">
            <Heading level={2} size="small">
              {texts.help}
            </Heading>
            {(['status', 'hotline'] as const).map((way) => (
              <div key={way}>
                <Link href={hrefs[way]}>{texts[way].label}</Link>
                <Text size="small" tone="secondary">
                  {texts[way].description}
                </Text>
              </div>
            ))}
          </Stack>
        </div>
      </main>
    </div>
  )
}
