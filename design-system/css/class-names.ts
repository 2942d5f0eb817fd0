/** Joins class names, the caller's last, leaving out what is absent. */
export const classNames = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
