/** The messages between the playground's page and the frame with its result, both of this Storybook. */
export interface CodeMessage {
  playgroundCode: string
}

/** From the frame, once it can take code. */
export const frameIsReady = 'playground-frame-is-ready'

export const frameId = 'start-here-playground-frame--result'
