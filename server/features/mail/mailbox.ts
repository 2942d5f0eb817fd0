import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import type { SmallSiteRequest, SmallSiteResponse } from '#server/platform/http/small-site.ts'
import type { MailTransport } from './mail-transport.ts'
import type { MailboxStore, ReceivedMail } from './mailbox-store.ts'

/** Where the mailbox is. */
export const MAILBOX_SITE = '/dev'

/** The most mails that are shown. */
const SHOWN_MAX = 100

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:48rem;padding:1rem}
article{border-top:1px solid;padding:1rem 0}
h1{font-size:1.25rem}h2{font-size:1rem;margin:0}
p{margin:.25rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
`

const article = ({ id, address, title, text, receivedAt }: ReceivedMail) =>
  `<article><h2>${escapeHtml(title)}</h2><p>To ${escapeHtml(address)}, ${new Date(receivedAt).toISOString()}</p>` +
  `<p><a href="${MAILBOX_SITE}/mailbox/${id}">As HTML</a></p><pre>${escapeHtml(text)}</pre></article>`

const page = (mails: readonly ReceivedMail[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Mailbox</title><style>${style}</style></head><body><h1>Mailbox</h1><p>SMTP_URL is not set, so mails are kept here instead of being sent.</p>${mails.map(article).join('') || '<p>There are no mails.</p>'}</body></html>`

interface MailboxDeps {
  database: Pick<Database, 'queries'>
  store: MailboxStore
  clock: Clock
}

/** Keeps mails instead of sending them, and shows them: for developers and tests, never in production. */
export interface Mailbox {
  transport: MailTransport
  /** Responds below `/dev`. */
  respond(request: SmallSiteRequest): Promise<SmallSiteResponse | null>
}

export function createMailbox({ database, store, clock }: MailboxDeps): Mailbox {
  const { queries } = database
  return {
    transport: {
      domain: 'mailbox.invalid',
      async send({ to, subject, text, html, messageId }) {
        const id = messageId.slice(1, messageId.indexOf('@'))
        await store.add(queries, { id, address: to, title: subject, text, html, receivedAt: clock.now() })
        return 'Kept in the mailbox'
      },
      close() {},
    },
    async respond({ method, path }) {
      if (method !== 'GET' && method !== 'HEAD') return null
      if (path === '/mailbox') return { status: 200, page: page(await store.newest(queries, SHOWN_MAX)) }
      if (path === '/mailbox.json') {
        const mails = await store.newest(queries, SHOWN_MAX)
        const json = mails.map(({ address, title, text, html, receivedAt }) => ({
          to: address,
          subject: title,
          text,
          html,
          at: new Date(receivedAt).toISOString(),
        }))
        return { status: 200, json }
      }
      const id = /^\/mailbox\/([0-9a-f-]{36})$/.exec(path)?.[1]
      const mail = id === undefined ? null : await store.byId(queries, id)
      return mail && { status: 200, page: mail.html }
    },
  }
}
