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
])('%s is refused as a prop', (member, fault) => {
  expect(taking(member)).toEqual([expect.stringContaining(fault)])
})

test('a named root with the rest of its props, and the agreed names, are fine', () => {
  expect(drawing('<p data-component="A" {...rest}>{label}</p>')).toEqual([])
  expect(
    taking("tone?: 'brand'; emphasis?: 'soft'; size?: 'small'; disabledReason?: string; render?: ReactNode"),
  ).toEqual([])
})

test('a root may be named by what is built on it', () => {
  const props = "{ 'data-component': component = 'A', ...rest }: AProps"
  expect(component(`export function A(${props}) {\n  return <p data-component={component} {...rest} />\n}\n`)).toEqual(
    [],
  )
})

test('parts that the index keeps to itself, and providers, have no root to name', () => {
  expect(component('export function Part() {\n  return <p />\n}\n', 'A')).toEqual([])
  expect(component('export function A() {\n  return <MenuProvider />\n}\n')).toEqual([])
})
