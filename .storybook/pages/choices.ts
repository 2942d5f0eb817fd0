import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Writes a prop's choices out in its table, where Storybook says `union` or names a type. */
export const writeOutChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, options = [] } = argType
      const choices = typeof type === 'object' && type.name === 'enum' ? type.value : options
      if (choices.length === 0) return [name, argType]
      const summary = choices.map((choice) => `'${choice}'`).join(' | ')
      return [name, { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } }]
    }),
  )
