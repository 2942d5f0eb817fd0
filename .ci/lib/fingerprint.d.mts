/** For what is written in TypeScript; the words are in the module itself, which also runs on a Node that reads no types. */
export function fingerprintOf(inputs: string[], leftOut: string[]): string
