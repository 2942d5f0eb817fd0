import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } from '#ds/tokens/scale.ts'
import { TokenTable } from './Specimen.tsx'

const specimen = 'Được rồi: 49.000 ₫'

/** Sizes, each in its own size. */
export function SizeTable() {
  return (
    <TokenTable columns={['Token', 'Value', 'Specimen']}>
      {Object.entries(fontSize).map(([name, value]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>
            <span style={{ fontFamily: fontFamily.text, fontSize: value, lineHeight: lineHeight.tight }}>
              {specimen}
            </span>
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}

/** Weights, families, line heights and letter spacing. */
export function FaceTable() {
  const rows = [
    ...Object.entries(fontFamily).map(([name, value]) => ({
      name: `fontFamily.${name}`,
      value,
      style: { fontFamily: value },
    })),
    ...Object.entries(fontWeight).map(([name, value]) => ({
      name: `fontWeight.${name}`,
      value,
      style: { fontFamily: fontFamily.text, fontWeight: Number(value) },
    })),
    ...Object.entries(lineHeight).map(([name, value]) => ({
      name: `lineHeight.${name}`,
      value,
      style: { fontFamily: fontFamily.text, lineHeight: value },
    })),
    ...Object.entries(letterSpacing).map(([name, value]) => ({
      name: `letterSpacing.${name}`,
      value,
      style: { fontFamily: fontFamily.text, letterSpacing: value },
    })),
  ]
  return (
    <TokenTable columns={['Token', 'Value', 'Specimen']}>
      {rows.map(({ name, value, style }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>
            <div style={{ maxInlineSize: '16em', ...style }}>
              Máy chủ ảo tại Hà Nội, sẵn sàng sau 5 phút: 103.21.148.7
            </div>
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}
