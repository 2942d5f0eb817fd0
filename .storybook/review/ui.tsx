import React from 'react'
import { styled } from 'storybook/theming'

/** Small parts that the panel and the page share, in Storybook's own look. */

export const Quiet = styled.p(({ theme }) => ({
  margin: 0,
  color: theme.textMutedColor,
  fontSize: 13,
  lineHeight: '20px',
}))

export const Message = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 160,
  padding: 24,
  color: theme.textMutedColor,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'center',
  strong: { color: theme.color.defaultText, fontSize: 14 },
  p: { margin: 0, maxWidth: '48ch' },
}))

const focusRing = (color: string) => ({ outline: `2px solid ${color}`, outlineOffset: 2 })

export const Action = styled.button<{ strong?: boolean }>(({ theme, strong }) => ({
  minHeight: 28,
  padding: '0 12px',
  border: `1px solid ${strong ? theme.color.secondary : theme.appBorderColor}`,
  borderRadius: theme.input.borderRadius,
  background: strong ? theme.color.secondary : theme.background.content,
  color: strong ? theme.background.content : theme.color.defaultText,
  font: 'inherit',
  fontSize: 13,
  fontWeight: strong ? 600 : 400,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.color.secondary },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': focusRing(theme.color.secondary),
}))

export const Anchor = styled.a(({ theme }) => ({
  color: theme.color.secondary,
  fontSize: 13,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing(theme.color.secondary),
}))

const field = ({ theme }: { theme: import('storybook/theming').StorybookTheme }) => ({
  boxSizing: 'border-box' as const,
  minHeight: 28,
  padding: '3px 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  colorScheme: theme.base,
  '&:focus-visible': { ...focusRing(theme.color.secondary), outlineOffset: 0 },
})
export const TextInput = styled.input(field)
export const TextArea = styled.textarea(field)
export const Select = styled.select(field)

export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center', minWidth: 0 })

const Radios = styled.fieldset(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: 13,
  legend: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  label: { position: 'relative', cursor: 'pointer' },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  'label > span': {
    display: 'block',
    marginInlineStart: -1,
    padding: '3px 10px',
    border: `1px solid ${theme.appBorderColor}`,
    color: theme.textMutedColor,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  'label:first-of-type > span': {
    borderStartStartRadius: theme.input.borderRadius,
    borderEndStartRadius: theme.input.borderRadius,
  },
  'label:last-of-type > span': {
    borderStartEndRadius: theme.input.borderRadius,
    borderEndEndRadius: theme.input.borderRadius,
  },
  'label:hover > span': { color: theme.color.defaultText },
  'input:checked + span': { background: theme.background.hoverable, color: theme.color.defaultText, fontWeight: 600 },
  'input:focus-visible + span': { position: 'relative', ...focusRing(theme.color.secondary), outlineOffset: 0 },
}))

/** One choice of several, as a row of labels; the arrow keys move it. */
export function Choice<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  options: readonly (readonly [value: V, label: React.ReactNode])[]
  onChange: (value: V) => void
}) {
  const name = React.useId()
  return (
    <Radios>
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </Radios>
  )
}

const tones = { positive: '#1a9d5f', critical: '#e5484d', quiet: '#8b949e' }

/** A word with a dot in its colour: the standing of a decision, or the kind of a change. */
export const Mark = styled.span<{ tone: keyof typeof tones }>(({ theme, tone }) => ({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  color: theme.textMutedColor,
  fontSize: 12,
  whiteSpace: 'nowrap',
  '&::before': { width: 8, height: 8, borderRadius: '50%', background: tones[tone], content: '""' },
}))
