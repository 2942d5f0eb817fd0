import * as v from 'valibot'

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** The chat's rules: email and message are both required, with one sentence for either (product spec, section 5). */
export const createChatSchema = ({ required }: { required: string }) =>
  v.object({ email: filled(required), message: filled(required) })

/** What a customer writes to the online support. */
export type SupportMessage = v.InferOutput<ReturnType<typeof createChatSchema>>
