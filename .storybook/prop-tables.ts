import { CreditCard, Globe, Plus, RotateCw, Server, ShieldCheck, Trash2, Wallet } from 'lucide-react'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** Icons to select from for a prop that takes one. */
const icons = { CreditCard, Globe, Plus, RotateCw, Server, ShieldCheck, Trash2, Wallet }

/**
 * Improves the tables of props: they list the possible values, and have controls for icons and texts. Values that no
 * control can edit (elements, functions inside objects) have no control.
 */
export const improvePropTables: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(withChoices(argType), initialArgs[name])]),
  )

function withChoices(argType: StrictInputType): StrictInputType {
  const { type, options = [] } = argType
  const choices = type?.name === 'enum' ? type.value : options
  const summary = type?.name === 'union' ? alternatives(type) : choices.map((choice) => `'${choice}'`).join(' | ')
  if (!summary) return argType
  return { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } }
}

/** `string | number`, of a union's members. */
const alternatives = (union: SBType & { name: 'union' }) =>
  union.value
    .map((member) => ('value' in member && typeof member.value === 'string' ? member.value : member.name))
    .filter((member) => member !== 'undefined')
    .join(' | ')

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  const summary = argType.table?.type?.summary
  if (summary === 'LucideIcon')
    return { ...argType, control: { type: 'select' }, options: Object.keys(icons), mapping: icons }
  if (summary === 'string' || summary === 'number | string' || summary === 'string | number')
    return { ...argType, control: { type: 'text' } }
  return isPlain(value) ? argType : { ...argType, control: { disable: true } }
}

/** Whether a value can be edited as JSON. Top-level functions are actions and have no control anyway. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if ('$$typeof' in value) return false
  return Object.values(value).every((part) => typeof part !== 'function' && isPlain(part))
}
