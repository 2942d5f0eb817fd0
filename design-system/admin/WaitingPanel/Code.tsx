import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'

/** An id, as machines write it. */
export const Code = ({ children }: { children: string }) => (
  <Text render={<span />} size="small" tone="secondary" family="mono">
    <TruncatedText width="short">{children}</TruncatedText>
  </Text>
)
