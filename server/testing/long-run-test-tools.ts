/** Whether every variant is tested (`npm run test:long`). By default one of each kind is, where the mechanism is shared. */
export const isLongRun = Boolean(process.env.LONG)
