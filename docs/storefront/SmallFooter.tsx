import { Logo } from '#ds/components/Logo/index.ts'
import { Inline } from '#ds/primitives/Inline/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { SketchPart } from '#storybook/guides/PageSketch.tsx'

interface SmallFooterProps {
  brand: string
  links: readonly string[]
}

/** A footer in the outline of a page: its logo and a few of its links. */
export const SmallFooter = ({ brand, links }: SmallFooterProps) => (
  <SketchPart look="sunken">
    <Logo name={brand} size="small" />
    <Inline space="sm">
      {links.map((link) => (
        <Text key={link} size="caption" tone="secondary" render={<span />}>
          {link}
        </Text>
      ))}
    </Inline>
  </SketchPart>
)
