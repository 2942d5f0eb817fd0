/** The effect of each key, for the docs page of a component. */
export const KeyboardTable = ({ keys }: { keys: Record<string, string> }) => (
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
