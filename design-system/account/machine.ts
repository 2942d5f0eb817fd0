import type { Plan } from '#contracts/catalog.ts'
import type { MachineResponse } from '#contracts/machines.ts'
import type { MachineCapability } from '#contracts/rules/machine-actions.ts'
import type { Vps } from '#contracts/vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'

/** What can be done with a machine, on its page: with what follows from it, in one line. */
export interface MachineChoice extends VpsAction {
  /** What follows: "Xóa mọi dữ liệu trên ổ, giữ địa chỉ". */
  consequence?: string | undefined
  /** Whether it cannot be undone, and ends the machine: it comes last, after a rule. Default: false. */
  critical?: boolean
}

/** Why something cannot be done with a machine now; undefined if it can. */
export function reasonAgainst(
  capability: MachineCapability,
  { actions }: Pick<MachineResponse, 'actions'>,
  { impossible }: Pick<VpsLabels, 'impossible'>,
): string | undefined {
  const known = actions.find(({ type }) => type === capability)
  if (known?.enabled) return undefined
  return known?.reason ?? impossible[known?.code ?? 'busy']
}

/** Whether one gets in by a remote desktop rather than by SSH. */
export const hasRemoteDesktop = ({ user }: Pick<MachineResponse['access'], 'user'>) => user !== 'root'

const SSH_PORT = 22
const REMOTE_DESKTOP_PORT = 3389

/** The command to get in; undefined while there is no address. */
export function commandOf({ user, address, port }: MachineResponse['access']): string | undefined {
  if (address === null) return undefined
  if (hasRemoteDesktop({ user })) return `mstsc /v:${address}${port === REMOTE_DESKTOP_PORT ? '' : `:${port}`}`
  return `ssh ${port === SSH_PORT ? '' : `-p ${port} `}${user}@${address}`
}

type Sizes = Pick<Vps, 'cpu' | 'ram' | 'storage'>
const sizes = ['cpu', 'ram', 'storage'] as const

/** Whether something is larger, and nothing smaller: a disk can grow, and not shrink. */
const isLarger = (plan: Sizes, vps: Sizes) =>
  sizes.every((size) => plan[size] >= vps[size]) && sizes.some((size) => plan[size] > vps[size])

/** The plans that a machine can grow to, the smallest first: of its own series, if that is known, and for its system and place. */
export function largerPlans(
  plans: readonly Plan[],
  vps: Sizes & Pick<Vps, 'planName' | 'locationId' | 'operatingSystem' | 'billingPeriod'>,
): readonly Plan[] {
  const own = plans.find(({ name }) => name === vps.planName)
  return plans
    .filter(
      (plan) =>
        isLarger(plan, vps) &&
        (own === undefined || plan.seriesId === own.seriesId) &&
        plan.osSupported.includes(vps.operatingSystem) &&
        !plan.soldOut &&
        !plan.soldOutLocations.includes(vps.locationId),
    )
    .toSorted((one, other) => one.prices[vps.billingPeriod].amount - other.prices[vps.billingPeriod].amount)
}
