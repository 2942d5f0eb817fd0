import { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { type MachineConsole, ProvisionerError } from '#server/features/machines/provisioner.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { Place, ProxmoxCalls } from './proxmox-calls.ts'
import { type Headers, RESPONSE_TIMEOUT } from './proxmox-client.ts'
import { ProxmoxFailure } from './proxmox-failure.ts'
import type { ProxmoxSettings } from './proxmox-settings.ts'

/** How often the terminal is told that the viewer is still there, in milliseconds. */
const PING_INTERVAL = 30_000
/** From this version on a token may open a terminal. */
const TOKEN_VERSION = [9, 1] as const

interface ConsoleDeps {
  calls: ProxmoxCalls
  settings: ProxmoxSettings
  timers: Timers
}

const tokensOpenTerminals = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > TOKEN_VERSION[0] || (major === TOKEN_VERSION[0] && minor >= TOKEN_VERSION[1])
}

/** The terminal protocol of Proxmox: what is typed has its length in bytes before it. */
const frame = {
  data: (bytes: Buffer) => Buffer.concat([Buffer.from(`0:${bytes.length}:`), bytes]),
  resize: (columns: number, rows: number) => `1:${columns}:${rows}:`,
  ping: '2',
}

/** What a terminal says once it has accepted the ticket; then everything is what the machine writes. */
const ACCEPTED = 'OK'

/** A WebSocket to a terminal as a stream. Resolves once the ticket was accepted. */
function terminalStream(socket: WebSocket, firstFrame: string): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    let opening = Buffer.alloc(0)
    let isOpen = false
    const stream = new Duplex({
      read: () => socket.resume(),
      write(chunk: Buffer, _encoding, callback) {
        if (socket.readyState !== WebSocket.OPEN) return callback(new Error('The terminal is closed'))
        socket.send(frame.data(chunk), callback)
      },
      destroy(error, callback) {
        socket.close()
        callback(error)
      },
    })
    const receive = (bytes: Buffer) => {
      if (bytes.length > 0 && !stream.push(bytes)) socket.pause()
    }
    socket.once('open', () => socket.send(firstFrame))
    socket.on('message', (data: Buffer) => {
      if (isOpen) return receive(data)
      opening = Buffer.concat([opening, data])
      if (opening.length < ACCEPTED.length) return
      if (opening.toString('latin1', 0, ACCEPTED.length) !== ACCEPTED) return socket.terminate()
      isOpen = true
      resolve(stream)
      receive(opening.subarray(ACCEPTED.length))
    })
    socket.on('error', (error) => {
      reject(new ProxmoxFailure(null, error.message))
      stream.destroy()
    })
    socket.once('close', () => {
      reject(new ProxmoxFailure(null, 'The terminal was closed before it was open'))
      if (!stream.destroyed) stream.push(null)
      stream.end()
    })
  })
}

/** Opens the serial consoles of machines. */
export function createConsoles({ calls, settings, timers }: ConsoleDeps) {
  const open = new Set<Duplex>()

  /** How to open a terminal: with the token, or, before Proxmox 9.1, as a user who signs in for that. */
  async function credentials(): Promise<Headers> {
    const { consoleUser } = settings
    if (consoleUser) {
      const { ticket, CSRFPreventionToken } = await calls.signIn(consoleUser.name, consoleUser.password)
      return { cookie: `PVEAuthCookie=${encodeURIComponent(ticket)}`, CSRFPreventionToken }
    }
    const { version } = await calls.version()
    if (tokensOpenTerminals(version)) return calls.authorization
    throw new ProvisionerError(
      'not_supported',
      `Proxmox ${version} opens no console for a token: set PROXMOX_CONSOLE_USER and PROXMOX_CONSOLE_PASSWORD`,
    )
  }

  return {
    async open(place: Place): Promise<MachineConsole> {
      const { status } = await calls.current(place)
      if (status !== 'running') throw new ProvisionerError('refused', 'The machine does not run')
      const headers = await credentials()
      const { user, ticket, port } = await calls.terminal(place, headers)
      const { url, options } = await calls.terminalSocket(place, port, ticket)
      // Without the subprotocol Proxmox closes at once.
      const socket = new WebSocket(url, 'binary', { ...options, headers, perMessageDeflate: false })
      let stream: Duplex
      try {
        const opening = terminalStream(socket, `${user}:${ticket}\n`)
        stream = await timers.within(RESPONSE_TIMEOUT, 'The terminal does not answer', opening)
      } catch (error) {
        socket.terminate()
        // Older packages than the version suggests refuse a token only here.
        const advice = settings.consoleUser
          ? ''
          : '. If it stays so, set PROXMOX_CONSOLE_USER and PROXMOX_CONSOLE_PASSWORD'
        throw new ProxmoxFailure(null, `${error instanceof Error ? error.message : String(error)}${advice}`)
      }
      const send = (text: string) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      }
      const endPings = timers.every(PING_INTERVAL, async () => send(frame.ping))
      open.add(stream)
      stream.once('close', () => {
        open.delete(stream)
        void endPings()
      })
      return {
        stream,
        history: Buffer.alloc(0),
        isScripted: false,
        resize: (columns, rows) => send(frame.resize(columns, rows)),
      }
    },

    async closeAll(): Promise<void> {
      for (const stream of open) stream.destroy()
    },
  }
}
