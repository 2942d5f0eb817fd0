import { expect, test } from 'vitest'
import { noBuiltInText } from './3-no-built-in-text.ts'
import { faults } from './fixture.ts'

const component = (markup: string, props = '{ busy, text }') =>
  faults(noBuiltInText, { 'design-system/components/A/A.tsx': `export const A = (${props}) => ${markup}\n` })

test.each([
  '<p>Đóng</p>',
  "<p>{'Close'}</p>",
  "<p>{busy ? 'Wait' : text}</p>",
  `<p>{\`Page \${text}\`}</p>`,
  '<button aria-label="Close" />',
  "<button aria-label={text ?? 'Close'} />",
  '<img alt="A server" />',
  '<input placeholder="Email" />',
  "<div {...{ 'aria-label': 'Close' }} />",
  '<><b>Close</b></>',
])('%s contains text', (markup) => {
  expect(component(markup)).toEqual([expect.stringContaining('is built in')])
})

test('a default value of a text prop is text', () => {
  expect(component('<p>{label}</p>', "{ label = 'Close' }")).toHaveLength(1)
})

test('texts from props, symbols without letters, class names and roles are allowed', () => {
  expect(component('<p className="a" role="status" title={text} alt="">{text} · {1}{busy ? text : null}</p>')).toEqual(
    [],
  )
})

test('screens and routes are checked too, but not texts and stories', () => {
  const markup = 'export const A = () => <p>Close</p>\n'
  expect(faults(noBuiltInText, { 'site/app/routes/a.tsx': markup })).toHaveLength(1)
  expect(faults(noBuiltInText, { 'design-system/screens/A/A.tsx': markup })).toHaveLength(1)
  expect(
    faults(noBuiltInText, { 'design-system/texts/components.tsx': markup, 'stories/a.stories.tsx': markup }),
  ).toEqual([])
})
