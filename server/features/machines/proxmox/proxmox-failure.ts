import { ProvisionerError, type ProvisionerFault } from '#server/features/machines/provisioner.ts'

/** What a failure means, by its status or by the words in which Proxmox says it: it has no codes. */
export type FailureKind =
  | 'locked'
  | 'machine_missing'
  | 'exists'
  | 'no_capacity'
  | 'not_running'
  | 'already_running'
  | 'no_agent'
  | 'invalid'
  | 'denied'
  | 'unreachable'
  | 'unknown'

/** In this order: a storage that cannot be locked is busy, whatever else the text says. */
const kindsOfTexts: readonly (readonly [RegExp, FailureKind])[] = [
  [/is locked \(|can't lock file|can't acquire lock|trying to acquire lock/i, 'locked'],
  [/^configuration file '[^']*' does not exist|^no such vm/i, 'machine_missing'],
  [/config file already exists|already exists/i, 'exists'],
  [
    /no space left|not enough (?:free )?(?:space|memory)|out of (?:space|memory)|cannot allocate memory/i,
    'no_capacity',
  ],
  [/guest agent/i, 'no_agent'],
  [/\bnot running/i, 'not_running'],
  [/already running/i, 'already_running'],
]

/** The kind of failure that a text of Proxmox describes. */
export const kindOfText = (text: string): FailureKind =>
  kindsOfTexts.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? 'unknown'

function kindOf(status: number | null, text: string): FailureKind {
  if (status === null || status >= 502) return 'unreachable'
  if (status === 401 || status === 403) return 'denied'
  if (status === 400 || status === 501) return /already exists/.test(text) ? 'exists' : 'invalid'
  return kindOfText(text)
}

/** A call of Proxmox that failed. `status` is null when no response arrived. `text` names no parameter's value but those that Proxmox repeats. */
export class ProxmoxFailure extends Error {
  readonly kind: FailureKind
  constructor(status: number | null, text: string, options?: ErrorOptions) {
    super(text, options)
    this.kind = kindOf(status, text)
  }
}

const faults: Partial<Record<FailureKind, ProvisionerFault>> = {
  locked: 'unavailable',
  unreachable: 'unavailable',
  machine_missing: 'machine_missing',
  no_capacity: 'no_capacity',
}

/**
 * A failed call as the product knows it. What a call does not say is worth a retry: a response may have been lost on its way. The text of a task that
 * failed is the end of it.
 */
export function provisionerError(error: unknown, of: 'call' | 'task' = 'call'): unknown {
  if (!(error instanceof ProxmoxFailure)) return error
  const { kind, message } = error
  return new ProvisionerError(
    faults[kind] ?? (kind === 'unknown' && of === 'call' ? 'unavailable' : 'refused'),
    message,
    { cause: error },
  )
}
