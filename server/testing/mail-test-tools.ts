import type { accountLinkPaths } from '#contracts/rules/account-links.ts'
import type { TestServer } from './server-test-tools.ts'

/** A mail of the server's mailbox. */
interface ReceivedMail {
  to: string
  subject: string
  text: string
}

/** Sends what waits to be sent, and returns the mails to an address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  await server.runJobs()
  const { body } = await server.visitor().get('/dev/mailbox.json')
  return body.filter(({ to }: ReceivedMail) => to === address)
}

type LinkPath = (typeof accountLinkPaths)[keyof typeof accountLinkPaths]

/** The tokens of the links to a page in the mails to an address, newest first. */
export async function tokensTo(server: TestServer, address: string, path: LinkPath): Promise<string[]> {
  const mails = await mailsTo(server, address)
  return mails.flatMap(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [])
}

/** The token of the newest such link. */
export async function tokenTo(server: TestServer, address: string, path: LinkPath): Promise<string> {
  const [token] = await tokensTo(server, address, path)
  if (token === undefined) throw new Error(`There is no link to ${path} in the mails to ${address}`)
  return token
}
