import { color, vars } from '#ds/tokens/contract.css.ts'
import { layerOrder, shadowShape } from '#ds/tokens/scale.ts'
import { TokenName, TokenTable } from './Specimen.tsx'

const tile = { padding: '1.25rem 1.25rem', color: color.text.primary } as const

const steps = [
  {
    name: 'Sunken',
    surface: color.surface.sunken,
    border: false,
    shadow: 'none',
    use: 'A recessed area: tracks, code',
  },
  { name: 'Canvas', surface: color.surface.canvas, border: false, shadow: 'none', use: 'The page' },
  { name: 'Raised', surface: color.surface.raised, border: true, shadow: 'none', use: 'Cards, tables, headers' },
  {
    name: 'Floating',
    surface: color.surface.overlay,
    border: true,
    shadow: `${vars.shadowShape.floating} ${color.shadow}`,
    use: 'Menus, toasts, tooltips',
  },
  {
    name: 'Dialog',
    surface: color.surface.overlay,
    border: true,
    shadow: `${vars.shadowShape.dialog} ${color.shadow}`,
    use: 'Dialogs, over the backdrop',
  },
]

/** The levels of depth on the page's background. */
export const DepthSteps = () => (
  <div
    className="sb-unstyled"
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
      gap: '1.5rem',
      padding: '2rem 2rem 4rem',
      marginBlock: '1.5rem',
      background: color.surface.canvas,
      border: `1px solid ${color.line.hairline}`,
      borderRadius: vars.radius.card,
    }}
  >
    {steps.map(({ name, surface, border, shadow, use }) => (
      <div
        key={name}
        style={{
          ...tile,
          background: surface,
          border: `1px solid ${border ? color.line.hairline : 'transparent'}`,
          borderRadius: vars.radius.card,
          boxShadow: shadow,
        }}
      >
        <strong>{name}</strong>
        <div style={{ color: color.text.secondary, fontSize: vars.fontSize.small }}>{use}</div>
      </div>
    ))}
  </div>
)

/** The shapes of shadows; their colour depends on the theme. */
export const ShadowTable = () => (
  <TokenTable columns={['Token', 'Across, down, blur, spread']}>
    {Object.entries(shadowShape).map(([name, value]) => (
      <tr key={name}>
        <td>
          <TokenName>{`shadowShape.${name}`}</TokenName>
        </td>
        <td>
          <code>{value}</code>
        </td>
      </tr>
    ))}
  </TokenTable>
)

/** The stacking order, topmost first. */
export const StackingTable = () => (
  <TokenTable columns={['Token', 'Order', 'Elements']}>
    {Object.entries(layerOrder)
      .toSorted(([, a], [, b]) => Number(b) - Number(a))
      .map(([name, value]) => (
        <tr key={name}>
          <td>
            <TokenName>{`layerOrder.${name}`}</TokenName>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>{places[name as keyof typeof layerOrder]}</td>
        </tr>
      ))}
  </TokenTable>
)

const places: Record<keyof typeof layerOrder, string> = {
  tooltip: 'Tooltips, which may describe any element',
  toast: 'Notices, visible above every dialog',
  menu: 'Menus and lists of a select, also inside a dialog',
  dialog: 'Dialogs with their backdrop',
  floating: 'Panels that stay open next to the page, such as the support chat',
  sticky: 'Sticky headers of pages and tables',
}
