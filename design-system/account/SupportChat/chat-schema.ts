import * as v from 'valibot'

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** Schema of the chat: email and message are both required, with the same message (product spec, section 5). */
export const createChatSchema = ({ required }: { required: string }) =>
  v.object({ email: filled(required), message: filled(required) })

/** A customer's message to the online support. */
export type SupportMessage = v.InferOutput<ReturnType<typeof createChatSchema>>
