import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Writes a prop's choices out in its table, where Storybook says `union`. */
export const writeOutChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const choices = typeof argType.type === 'object' && argType.type.name === 'enum' ? argType.type.value : []
      if (choices.length === 0) return [name, argType]
      const summary = choices.map((choice) => `'${choice}'`).join(' | ')
      return [name, { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } }]
    }),
  )
