import { Box } from '#ds/primitives/Box/index.ts'

/** A block as content for layout primitives. */
export const Swatch = ({ children }: { children: string }) => (
  <Box surface="raised" padding="md" textAlign="center">
    {children}
  </Box>
)
