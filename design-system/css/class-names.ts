/** Joins class names in order and skips the absent ones. Pass the caller's class last. */
export const classNames = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
