/** The operating systems that an instance can be ordered with (product spec, section 9). */
export const operatingSystemIds = ['ubuntu', 'centos', 'debian', 'windows'] as const
export type OperatingSystemId = (typeof operatingSystemIds)[number]
