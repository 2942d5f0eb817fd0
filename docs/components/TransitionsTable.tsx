import { vpsStatuses } from '#contracts/rules/vps-status.ts'
import { nextStatuses, type VpsActor } from '#contracts/rules/vps-transitions.ts'

const actors: readonly VpsActor[] = ['customer', 'admin', 'system']

/** The allowed status changes of an instance, by actor, from the table that the server and the status select use. */
export const TransitionsTable = () => (
  <table>
    <thead>
      <tr>
        <th>Status</th>
        {actors.map((actor) => (
          <th key={actor}>Changed by the {actor} to</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {vpsStatuses.map((status) => (
        <tr key={status}>
          <td>{status}</td>
          {actors.map((actor) => (
            <td key={actor}>{nextStatuses(actor, status).join(', ') || '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
