import { useGuideLanguage } from '#storybook/guides/language.ts'

const headings = {
  en: { key: 'Key', effect: 'What it does' },
  vi: { key: 'Phím', effect: 'Tác dụng' },
}

/** The effect of each key, for the docs page of a component. A test plays every row. */
export function KeyboardTable({ keys }: { keys: Record<string, string> }) {
  const heading = headings[useGuideLanguage()]
  return (
    <table>
      <thead>
        <tr>
          <th>{heading.key}</th>
          <th>{heading.effect}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, effect]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
