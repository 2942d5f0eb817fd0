import { color, vars } from '#ds/tokens/contract.css.ts'

interface ExampleLinesProps {
  /** 2 if absent. */
  count?: number
}

/** Stands for text that does not matter in an example. */
export const ExampleLines = ({ count = 2 }: ExampleLinesProps) => (
  <span style={{ display: 'grid', gap: vars.space.xs, inlineSize: '100%', minInlineSize: '4rem' }}>
    {Array.from({ length: count }, (_, line) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        key={line}
        style={{
          blockSize: '0.375rem',
          inlineSize: line === count - 1 ? '60%' : '100%',
          borderRadius: vars.radius.full,
          background: color.tone.neutral.soft,
        }}
      />
    ))}
  </span>
)
