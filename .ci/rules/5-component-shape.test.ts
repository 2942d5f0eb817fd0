import { expect, test } from 'vitest'
import { componentShape } from './5-component-shape.ts'
import { faults } from './fixture.ts'

const component = (text: string, exported = 'A, type AProps') =>
  faults(componentShape, {
    'design-system/components/A/A.tsx': text,
    'design-system/components/A/index.ts': `export { ${exported} } from './A.tsx'\n`,
  })
const drawing = (markup: string) =>
  component(`export function A({ label, ...rest }: AProps) {\n  return ${markup}\n}\n`)
const taking = (member: string) => component(`export interface AProps {\n  ${member}\n}\n`)

test.each([
  ['<p {...rest}>{label}</p>', 'does not name its root'],
  ['<p data-component="B" {...rest}>{label}</p>', 'does not name its root'],
  ['<p data-component="A">{label}</p>', 'swallows the rest'],
  ['<Button data-component="A" as="a" {...rest} />', 'There is no `as`'],
])('%s %s', (markup, fault) => {
  expect(drawing(markup)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['as?: string', 'Take `render`'],
  ['disabled?: boolean', 'Take `disabledReason`'],
  ["variant?: 'a' | 'b'", 'tone, emphasis or size'],
  ['isOpen: boolean', 'Take `open`'],
  ['visible?: boolean', 'Take `open`'],
  ['onClose: () => void', 'Take `onOpenChange`'],
  ['busy?: boolean', 'Take `pending`'],
  ['isPending: boolean', 'Take `pending`'],
  ['frozen?: boolean', 'Take `pending`'],
  ['isLoading: boolean', 'Take the data as a `Resource`'],
  ['loadError?: string', 'Take the data as a `Resource`'],
  ['failure?: string', 'Take `error`'],
])('%s is not allowed as a prop', (member, fault) => {
  expect(taking(member)).toEqual([expect.stringContaining(fault)])
})

test('a named root with rest props, and the standard prop names, are allowed', () => {
  expect(drawing('<p data-component="A" {...rest}>{label}</p>')).toEqual([])
  expect(
    taking("tone?: 'brand'; emphasis?: 'soft'; size?: 'small'; disabledReason?: string; render?: ReactNode"),
  ).toEqual([])
  expect(taking('open: boolean; onOpenChange: (open: boolean) => void; pending?: boolean; error?: string')).toEqual([])
})

test('callbacks with the name of a native event are allowed', () => {
  expect(taking('onCancel?: () => void')).toEqual([])
})

test('an internal component may take any prop', () => {
  expect(component('export interface PartProps {\n  isPending: boolean\n}\n')).toEqual([])
})

test('a component that builds on another may name its root', () => {
  const props = "{ 'data-component': component = 'A', ...rest }: AProps"
  expect(component(`export function A(${props}) {\n  return <p data-component={component} {...rest} />\n}\n`)).toEqual(
    [],
  )
})

test('components that the index does not export, and providers, need no named root', () => {
  expect(component('export function Part() {\n  return <p />\n}\n', 'A')).toEqual([])
  expect(component('export function A() {\n  return <MenuProvider />\n}\n')).toEqual([])
})
