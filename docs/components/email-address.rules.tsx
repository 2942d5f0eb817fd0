import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { Box } from '#ds/primitives/Box/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

/** As wide as a column on a phone. */
const narrow = { inlineSize: '11rem' }

export const good: RuleExample[] = [
  () => (
    <Box surface="raised" padding="sm" style={narrow}>
      <EmailAddress>minh.anh.nguyen@pixelworks.test</EmailAddress>
    </Box>
  ),
]

export const bad: RuleExample[] = [
  () => (
    <Box surface="raised" padding="sm" style={narrow}>
      <Stack space="xs">
        <Text truncate>minh.anh.nguyen@pixelworks.test</Text>
        <Text truncate>minh.anh.nguyen@pixelfarm.test</Text>
      </Stack>
    </Box>
  ),
]
