import type { CSSProperties } from 'react'
import { color, vars } from '#ds/tokens/contract.css.ts'
import { ExampleLines } from '#storybook/guides/ExampleLines.tsx'
import type { RuleExample } from '#storybook/guides/Rules.tsx'

const hairline = `${vars.borderWidth.hairline} solid ${color.line.control}`

/** A window with the list and the open instance; `pane` is the style of the latter. */
const ConsoleSketch = ({ pane }: { pane?: CSSProperties }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      inlineSize: '15rem',
      maxInlineSize: '100%',
      border: hairline,
      borderRadius: vars.radius.control,
      overflow: 'hidden',
    }}
  >
    <div style={{ display: 'grid', alignContent: 'start', paddingBlock: vars.space.sm }}>
      {['first', 'selected', 'last'].map((row) => (
        <div
          key={row}
          style={{ padding: vars.space.xs, ...(row === 'selected' && { background: color.surface.raised }) }}
        >
          <ExampleLines />
        </div>
      ))}
    </div>
    <div style={{ padding: vars.space.sm, background: color.surface.raised, ...pane }}>
      <ExampleLines count={5} />
    </div>
  </div>
)

export const good: RuleExample[] = [() => <ConsoleSketch />]

export const bad: RuleExample[] = [() => <ConsoleSketch pane={{ borderInlineStart: hairline }} />]
