/** The colours of a theme in mails, as hexadecimal: mail clients know no others. They are the design system's, which a test compares. */
export interface MailColors {
  canvas: string
  sunken: string
  raised: string
  primary: string
  secondary: string
  tertiary: string
  hairline: string
  solid: string
  onSolid: string
  brand: string
}

export const light: MailColors = {
  canvas: '#f8fafd',
  sunken: '#eff2f6',
  raised: '#ffffff',
  primary: '#131c23',
  secondary: '#444e58',
  tertiary: '#5d6871',
  hairline: '#dde2e6',
  solid: '#066d8e',
  onSolid: '#fafcfd',
  brand: '#096482',
}

export const dark: MailColors = {
  canvas: '#0a1016',
  sunken: '#060b0f',
  raised: '#12191f',
  primary: '#eff2f5',
  secondary: '#b1b8bf',
  tertiary: '#949ca4',
  hairline: '#272f35',
  solid: '#4dc1e5',
  onSolid: '#02141b',
  brand: '#6bd0f1',
}
