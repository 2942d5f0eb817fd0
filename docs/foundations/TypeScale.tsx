import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, textStyle } from '#ds/tokens/scale.ts'
import { TokenName, TokenTable } from './Specimen.tsx'

const specimen = 'Được rồi: 49.000 ₫'

/** The minimum and maximum of a fluid size. */
const inWords = (size: string) => size.replace(/^clamp\((.+?),.*, (.+?)\)$/, '$1 to $2')

/** The font sizes, each with a specimen. */
export function SizeTable() {
  return (
    <TokenTable columns={['Token', 'Value', 'Specimen']}>
      {Object.entries(fontSize).map(([name, value]) => (
        <tr key={name}>
          <td>
            <TokenName>{`fontSize.${name}`}</TokenName>
          </td>
          <td>
            <code>{inWords(value)}</code>
          </td>
          <td style={{ whiteSpace: 'nowrap' }}>
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
export function FontTable() {
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
            <TokenName>{name}</TokenName>
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

/** The text styles of Text and Heading. */
export function StyleTable() {
  return (
    <TokenTable columns={['Style', 'Size, weight, line, letters', 'Specimen']}>
      {Object.entries(textStyle).map(([name, style]) => (
        <tr key={name}>
          <td>
            <TokenName>{`textStyle.${name}`}</TokenName>
          </td>
          <td>{[style.fontSize, style.fontWeight, style.lineHeight, style.letterSpacing].join(', ')}</td>
          <td>
            <div
              style={{
                fontFamily: fontFamily.text,
                fontSize: fontSize[style.fontSize],
                fontWeight: Number(fontWeight[style.fontWeight]),
                lineHeight: lineHeight[style.lineHeight],
                letterSpacing: letterSpacing[style.letterSpacing],
              }}
            >
              Máy chủ Hà Nội
            </div>
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}

const vowels = [...'aăâeêioôơuưy']
/** Combining marks: none, huyền, sắc, hỏi, ngã, nặng. */
const tones = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323']
const letters = [...vowels.flatMap((vowel) => tones.map((mark) => (vowel + mark).normalize('NFC'))), 'đ']

/** Every vowel with every tone, and đ: 73 letters in both cases, which the font must have in every weight. */
export function VietnameseSpecimen() {
  const lower = letters.join(' ')
  return (
    <TokenTable columns={['Weight', 'Every letter with a mark, 18 px']}>
      {Object.entries(fontWeight).map(([name, weight]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <div
              lang="vi"
              style={{
                fontFamily: fontFamily.text,
                fontSize: fontSize.large,
                fontWeight: Number(weight),
                lineHeight: lineHeight.body,
              }}
            >
              {lower}
              <br />
              {lower.toUpperCase()}
            </div>
          </td>
        </tr>
      ))}
    </TokenTable>
  )
}
