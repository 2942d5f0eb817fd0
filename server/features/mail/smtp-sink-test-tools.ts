import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A mail that a sink took, with its headers as they were sent. */
interface TakenMail {
  from: string
  to: readonly string[]
  data: string
}

/** What a sink does instead of accepting a command: a response, or the end of the connection. */
type Reaction = string | 'drop' | 'take and drop'

/** A server for mail on this machine, which takes every mail unless it is told otherwise. */
export interface SmtpSink {
  url: string
  mails: readonly TakenMail[]
  /** The number of connections so far. */
  connections(): number
  /** Reacts so to the next command that begins with `verb`, such as `RCPT`, or to the end of the data (`.`). */
  onNext(verb: string, reaction: Reaction): void
  close(): Promise<void>
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: TakenMail[] = []
  const reactions: { verb: string; reaction: Reaction }[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  const reactionTo = (line: string) => {
    const index = reactions.findIndex(({ verb }) => line.toUpperCase().startsWith(verb))
    return index < 0 ? undefined : reactions.splice(index, 1)[0]?.reaction
  }

  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let buffered = ''
    let mail = { from: '', to: [] as string[] }
    let isData = false
    const reply = (line: string) => socket.write(`${line}\r\n`)

    function take(data: string): void {
      const reaction = reactionTo('.')
      isData = false
      if (reaction === 'drop') return void socket.destroy()
      if (reaction !== undefined && reaction !== 'take and drop') return void reply(reaction)
      mails.push({ ...mail, data })
      if (reaction === 'take and drop') socket.destroy()
      else reply('250 2.0.0 Queued')
    }

    function command(line: string): void {
      const reaction = reactionTo(line)
      if (reaction === 'drop') return void socket.destroy()
      if (reaction !== undefined) return void reply(reaction)
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') reply('250-sink\r\n250-8BITMIME\r\n250 SMTPUTF8')
      else if (verb === 'MAIL') {
        mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: [] }
        reply('250 2.1.0 Ok')
      } else if (verb === 'RCPT') {
        mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
        reply('250 2.1.5 Ok')
      } else if (verb === 'DATA') {
        isData = true
        reply('354 Go on')
      } else if (verb === 'QUIT') socket.end('221 2.0.0 Bye\r\n')
      else reply('250 2.0.0 Ok')
    }

    reply('220 sink ESMTP')
    socket.on('data', (chunk) => {
      buffered += chunk.toString('utf8')
      for (;;) {
        const end = isData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n')
        if (end < 0) return
        const text = buffered.slice(0, end)
        buffered = buffered.slice(end + (isData ? 5 : 2))
        if (isData) take(text.replace(/^\.\./gm, '.'))
        else command(text)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    onNext: (verb, reaction) => reactions.push({ verb, reaction }),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
