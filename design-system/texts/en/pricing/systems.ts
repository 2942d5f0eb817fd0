import type { SystemTableTexts } from '#ds/storefront/SystemTable/index.ts'

/** The systems that can be ordered. */
export const systemTable: SystemTableTexts = {
  caption: 'Operating systems and the end of their support',
  columns: {
    system: 'System',
    endOfLife: 'Security updates until',
    state: 'State',
    successors: 'Recommended instead',
  },
  supported: 'Supported',
  ended: 'End of life',
  noEnd: 'Not announced',
  noSuccessor: 'No change needed',
  none: 'No systems of this kind are offered right now.',
}
