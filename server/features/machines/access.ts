/** Whether a system of the catalogue is a Windows, by its id. */
export const isWindows = (operatingSystem: string) => operatingSystem.startsWith('windows')

/** Whom to sign in as, and at which port. */
export const accessTo = (operatingSystem: string) =>
  isWindows(operatingSystem) ? { user: 'Administrator', port: 3389 } : { user: 'root', port: 22 }
