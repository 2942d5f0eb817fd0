import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { type ComparisonRow, ComparisonTable, type ComparisonTableTexts } from '#ds/storefront/ComparisonTable/index.ts'
import { Section, type SectionProps } from '#ds/storefront/Section/index.ts'

export interface ComparisonSectionTexts {
  heading: string
  description: string
  table: ComparisonTableTexts
  rows: readonly ComparisonRow[]
  /** Source of the other providers' figures, in small print below the table. */
  note: string
}

export interface ComparisonSectionProps extends Omit<SectionProps, 'heading' | 'description' | 'children'> {
  texts: ComparisonSectionTexts
}

/** Compares us with other providers in one table (product spec, section 2). */
export function ComparisonSection({ texts, ...rest }: ComparisonSectionProps) {
  return (
    <Section data-component="ComparisonSection" {...rest} heading={texts.heading} description={texts.description}>
      <Stack>
        <ComparisonTable texts={texts.table} rows={texts.rows} />
        <Text size="small" tone="tertiary" measure>
          {texts.note}
        </Text>
      </Stack>
    </Section>
  )
}
