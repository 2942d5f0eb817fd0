/** The states in which an instance is shown: those of its record, and `off`, which a machine reports itself. */
export type VpsState = 'active' | 'completed' | 'creating' | 'failed' | 'off' | 'pending' | 'suspended' | 'terminated'

export interface VpsStateLook {
  /** What stands over the water. `opening` is the five petals, `nothing` the flat water alone. */
  mark: 'fullDrop' | 'hollowDrop' | 'opening' | 'pause' | 'cross' | 'nothing'
  /** Colour of the word: only a state in which the customer must act and can is `critical`. */
  tone: 'primary' | 'secondary' | 'critical'
  /** Place in a list: the state that needs the customer first has the lowest number. */
  need: number
}

/** The one dictionary of looks, for the customer and for the back-office. The words are in the texts. */
export const vpsStateLooks: Readonly<Record<VpsState, VpsStateLook>> = {
  suspended: { mark: 'pause', tone: 'critical', need: 0 },
  pending: { mark: 'opening', tone: 'primary', need: 1 },
  creating: { mark: 'opening', tone: 'primary', need: 1 },
  active: { mark: 'fullDrop', tone: 'primary', need: 2 },
  completed: { mark: 'fullDrop', tone: 'primary', need: 2 },
  off: { mark: 'hollowDrop', tone: 'primary', need: 3 },
  failed: { mark: 'cross', tone: 'secondary', need: 4 },
  terminated: { mark: 'nothing', tone: 'secondary', need: 5 },
}
