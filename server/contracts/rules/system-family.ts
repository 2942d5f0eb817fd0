/** The two kinds of systems that an instance is set up with. */
export type SystemFamily = 'linux' | 'windows'

/** The family of a system, by its id in the catalogue, which is also the `operatingSystem` of an instance: everything but Windows is a Linux. */
export const familyOf = (id: string): SystemFamily => (id.startsWith('windows') ? 'windows' : 'linux')

/** The name of a system without its version: Ubuntu 22.04 LTS and Ubuntu 24.04 LTS are both Ubuntu. */
export const withoutVersion = (name: string) => name.replace(/\s+\d.*$/, '')

/** Whom to sign in as on a machine with a system, and at which port: that of SSH, or of the remote desktop. */
export const accessTo = (id: string) =>
  familyOf(id) === 'windows' ? { user: 'Administrator', port: 3389 } : { user: 'root', port: 22 }
