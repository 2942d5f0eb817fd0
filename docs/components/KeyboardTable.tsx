/** What each key does, for the docs page of a component. Every row is played by one of its stories. */
export function KeyboardTable({ keys }: { keys: Record<string, string> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
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
