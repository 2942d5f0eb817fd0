/** The two kinds of systems that an instance is set up with. */
export type SystemFamily = 'linux' | 'windows'

/** The family of a system, by its name in the catalogue: everything but Windows is a Linux. */
export const familyOf = ({ name }: { name: string }): SystemFamily => (/^windows\b/i.test(name) ? 'windows' : 'linux')
