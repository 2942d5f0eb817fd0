/** Types for TypeScript callers. The module, which has the documentation, is JavaScript so that it also runs on older versions of Node. */
export function keepTemporaryFilesInMemory(): void
