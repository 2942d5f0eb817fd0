import { space } from '#ds/tokens/scale.ts'

/** A control that offers these values, for a prop whose type Storybook cannot read. */
const choice = (options: readonly string[]) => ({ control: 'select', options }) as const

export const spaceChoice = choice(Object.keys(space))
export const alignChoice = choice(['stretch', 'start', 'center', 'end', 'baseline'])
export const justifyChoice = choice(['start', 'center', 'end', 'space-between'])
export const wrapChoice = choice(['wrap', 'nowrap'])
export const displayChoice = choice(['none', 'block', 'flex', 'inline-flex', 'grid'])
export const textAlignChoice = choice(['start', 'center', 'end'])
export const surfaceChoice = choice(['canvas', 'sunken', 'raised', 'overlay'])
