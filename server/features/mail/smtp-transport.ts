import { createTransport } from 'nodemailer'
import type { MailFailure } from '#contracts/rules/mail-kinds.ts'
import { isLoopback } from '#server/platform/networks.ts'
import { MailNotSent, type MailTransport } from './mail-transport.ts'

/** How long a connection, a greeting and each response may take, in milliseconds. */
const CONNECT_TIMEOUT = 10_000
const RESPONSE_TIMEOUT = 20_000
/** How long a mail may take: less than a job, so that none is sent while the next attempt begins. */
const SEND_TIMEOUT = 45_000
/** How long an unused connection is kept. */
const IDLE_TIMEOUT = 30_000
/** What is kept of a response, in characters. */
const RESPONSE_MAX = 300

/** A server for mail, and from whom it sends. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with the name and the password in it if it needs any. */
  url: string
  /** `Sen Cloud <no-reply@sen.example>`, or only the address. */
  from: string
}

/** The parts of a sender; null if it is none. */
export function senderOf(from: string): { name: string; address: string } | null {
  const {
    name = '',
    address,
    plain,
  } = /^(?:(?<name>[^<>"\r\n]{1,60}) <(?<address>[^<>\s]+)>|(?<plain>[^<>\s]+))$/.exec(from)?.groups ?? {}
  const found = address ?? plain ?? ''
  return /^[\x21-\x7e]+@[A-Za-z0-9.-]+$/.test(found) ? { name, address: found } : null
}

/** The fields of nodemailer's errors that tell what happened. */
interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

/** Codes of a mailbox that does not exist: RFC 5321 and RFC 3463. */
const isUnknownAddress = ({ command, response = '', responseCode = 0 }: SmtpError) =>
  command === 'RCPT TO' && (/^5\d\d[ -]5\.1\.[0-3]\b/.test(response) || [551, 553].includes(responseCode))

function failureOf(error: SmtpError): MailFailure {
  const { code, responseCode = 0 } = error
  // This comes before the general codes: the recipient cannot help a wrong password.
  if (code === 'EAUTH') return 'sign_in'
  if (isUnknownAddress(error)) return 'no_such_address'
  if (responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
  if (responseCode >= 400) return 'deferred'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout'
  return code === 'EENVELOPE' ? 'refused' : 'unreachable'
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, RESPONSE_MAX)

/** Sends over SMTP, with connections that are used for several mails. Passwords are sent only over TLS, except to this machine. */
export function createSmtpTransport({ url, from }: SmtpSettings): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const sender = senderOf(from)
  if (!sender) throw new Error('The sender of mails is not an address')
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const transporter = createTransport({
    pool: true,
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username !== '' && { auth, requireTLS: !isSecure && !isLoopback(host) }),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: RESPONSE_TIMEOUT,
    dnsTimeout: CONNECT_TIMEOUT,
    idleTimeout: IDLE_TIMEOUT,
    maxConnections: 3,
    // The outbox decides about the next attempt.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    domain: sender.address.split('@').at(-1) ?? '',
    async send({ to, replyTo, subject, text, html, messageId, languageTag, unsubscribeUrl }) {
      const unsubscribe = {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      try {
        const { response } = await transporter.sendMail({
          from: sender,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          ...(replyTo !== null && { replyTo }),
          headers: {
            // These keep out-of-office notes from answering a machine.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': languageTag,
            ...(unsubscribeUrl !== null && unsubscribe),
          },
          signal: AbortSignal.timeout(SEND_TIMEOUT),
        })
        return oneLine(response)
      } catch (error) {
        const smtp = error as SmtpError
        throw new MailNotSent(failureOf(smtp), smtp.response === undefined ? null : oneLine(smtp.response))
      }
    },
    close: () => transporter.close(),
  }
}
