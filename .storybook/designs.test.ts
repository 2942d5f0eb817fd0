import { expect, test } from 'vitest'
import { addDesign, designs } from './designs.ts'

type Context = Parameters<ReturnType<typeof addDesign>>[0]
const url = 'https://www.figma.com/design/a/b?node-id=1-2'
const parametersAfter = (title: string, parameters: Record<string, unknown>) => {
  const argTypes = { label: { name: 'label' } }
  const context = { title, parameters, argTypes } as unknown as Context
  expect(addDesign({ 'Components/Button': url })(context)).toBe(argTypes)
  return parameters
}

test('a component with a design gets it as a parameter, other components get none', () => {
  expect(parametersAfter('Components/Button', {})).toEqual({ design: { type: 'figma', url } })
  expect(parametersAfter('Components/Input', {})).toEqual({})
})

test("a story's own design stays", () => {
  const own = { design: { type: 'image', url: 'a.png' } }
  expect(parametersAfter('Components/Button', own)).toEqual(own)
})

test('every design is a link to Figma', () => {
  expect(Object.values(designs).filter((link) => !link.startsWith('https://www.figma.com/'))).toEqual([])
})
