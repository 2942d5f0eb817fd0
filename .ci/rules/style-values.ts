// Declarations outside design-system/tokens may not contain these values.

/** Relative colours (`oklch(from …)`) are derived from a token and do not count. */
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\b)/i
const namedColour =
  /^(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown)$/i
const rawLength = /(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt)\b/
const rawTime = /(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)m?s\b/

/** The fault of a value that is written as text, and what to write instead. */
export function faultOfText(value: string): string | undefined {
  if (rawColour.test(value) || namedColour.test(value))
    return `${value} is a raw colour. Take one from color (#ds/tokens/contract.css.ts).`
  if (rawLength.test(value))
    return `${value} is a raw length. Take one from vars (#ds/tokens/contract.css.ts), or use %, em, ch, fr.`
  if (rawTime.test(value)) return `${value} is a raw time. Use transition() (#ds/css/motion.ts) or vars.duration.`
}

const physical =
  /^(?:(?:min|max)?(?:[wW]idth|[hH]eight)|top|right|bottom|left|(?:padding|margin|border|scrollMargin|scrollPadding)(?:Top|Right|Bottom|Left)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/
const margin = /^margin/
const isSide = (value: unknown) => value === 'left' || value === 'right'

/** Properties whose plain numbers become pixels. */
const length =
  /^(?:inset|(?:min|max)?(?:[iI]nlineSize|[bB]lockSize)|padding|gap$|rowGap$|columnGap$|border(?:\w*Width|\w*Radius)$|outline(?:Width|Offset)$|fontSize$|letterSpacing$|wordSpacing$|textIndent$|flexBasis$|translate$)/

/** The fault of a property in camel case. `value` is given if it is a literal. */
export function faultOfProperty(property: string, value: unknown): string | undefined {
  // Neither zero nor `auto`, which distributes free space, pushes a neighbour away.
  if (margin.test(property) && value !== 0 && value !== '0' && value !== 'auto')
    return `${property} is an outer margin. The parent spaces its children: use gap, Stack, Inline or Grid.`
  if (physical.test(property))
    return `${property} is physical. Use the logical property: inline for across, block for down.`
  if (/^(?:textAlign|float|clear)$/.test(property) && isSide(value))
    return `${property}: ${value} is physical. Use start or end.`
  if (length.test(property) && typeof value === 'number' && value !== 0)
    return `${property}: ${value} means ${value} pixels. Take a length from vars (#ds/tokens/contract.css.ts).`
}

/** The name of a CSS property in JavaScript: `margin-top` as `marginTop`. */
export const camelCase = (property: string) =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
