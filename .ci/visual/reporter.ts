import type { Reporter } from 'vitest/node'

export class PictureReporter implements Reporter {}
