import type { Power } from '#contracts/rules/machine-actions.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { BookedMachine } from './compare-machines.ts'

/** The number of machines that are read at once. */
const BATCH = 500

interface Row {
  id: string
  status: BookedMachine['status']
  ref: string | null
  power: Power | null
  action_id: string | null
}

/** Reads all machines that should exist, with their addresses: those that are being made too. */
export async function readBooks(queries: Queries): Promise<BookedMachine[]> {
  const booked: BookedMachine[] = []
  for (;;) {
    const page = queries('instances')
      .leftJoin('machines', 'machines.id', 'instances.id')
      .leftJoin('machine_actions', 'machine_actions.active_vps_id', 'instances.id')
      .whereIn('instances.status', ['creating', 'active', 'suspended'])
      .orderBy('instances.id')
      .limit(BATCH)
      .select('instances.id', 'instances.status', 'machines.ref', 'machines.power', 'machine_actions.id as action_id')
    const last = booked.at(-1)
    if (last) page.where('instances.id', '>', last.id)
    const rows: Row[] = await page
    const addresses: { address: string; vps_id: string }[] = await queries('ip_addresses')
      .whereIn(
        'vps_id',
        rows.map(({ id }) => id),
      )
      .select('address', 'vps_id')
    const byMachine = Map.groupBy(addresses, (row) => row.vps_id)
    for (const { id, status, ref, power, action_id: actionId } of rows) {
      const own = byMachine.get(id)?.map(({ address }) => address) ?? []
      booked.push({ id, status, ref, power, addresses: own.sort(), isBusy: actionId !== null })
    }
    if (rows.length < BATCH) return booked
  }
}
