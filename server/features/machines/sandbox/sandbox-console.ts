import { Duplex } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { MachineConsole } from '#server/features/machines/provisioner.ts'
import type { SandboxState } from './sandbox-machines-store.ts'

/** What the console of a simulated machine shows of it. */
interface Simulated extends Pick<SandboxState, 'hostname' | 'imageId' | 'cores' | 'ramMb' | 'diskGb' | 'startedAt'> {
  /** Returns the time, in milliseconds. */
  now: () => number
}

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const CTRL_L = '\f'
const BACKSPACES = ['\b', '\u007f']
const ERASE = '\b \b'
const CLEAR = '\u001b[2J\u001b[H'
/** The longest line that can be typed. */
const LINE_MAX = 400

const GREETING = [
  'This is a simulated console: no machine answers, a script does.',
  'Type help for what it understands.',
]

const files: Readonly<Record<string, string>> = {
  'readme.txt': 'This machine is simulated. What you install or change here is not kept.',
  'hello.sh': '#!/bin/sh\necho "Xin chào"',
}

/** How long it has been running, as `uptime` says it. */
function upFor(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const time = `${hours}:${String(minutes % 60).padStart(2, '0')}`
  return days > 0 ? `${days} day${days > 1 ? 's' : ''}, ${time}` : time
}

type Command = (words: readonly string[], machine: Simulated) => readonly string[]

const commands: Readonly<Record<string, Command>> = {
  help: () => [`This simulated console understands: ${Object.keys(commands).sort().join(', ')}, clear, exit.`],
  uname: (words, { hostname }) => [
    words.includes('-a') ? `Linux ${hostname} 6.1.0-simulated #1 SMP x86_64 GNU/Linux` : 'Linux',
  ],
  uptime: (_, { now, startedAt }) => {
    const time = new Date(now()).toISOString().slice(11, 19)
    return [` ${time} up ${upFor(now() - startedAt)},  1 user,  load average: 0.08, 0.05, 0.01`]
  },
  df: (_, { diskGb }) => {
    const used = Math.max(1, Math.round(diskGb * 0.12))
    const size = (gb: number) => `${gb}G`.padStart(6)
    const share = `${Math.round((100 * used) / diskGb)}%`.padStart(5)
    return [
      'Filesystem      Size  Used Avail  Use% Mounted on',
      `/dev/vda1     ${size(diskGb)}${size(used)}${size(diskGb - used)} ${share} /`,
    ]
  },
  free: (_, { ramMb }) => [
    '               total        used        free',
    `Mem:  ${`${ramMb}Mi`.padStart(14)}${`${Math.round(ramMb * 0.3)}Mi`.padStart(12)}${`${ramMb - Math.round(ramMb * 0.3)}Mi`.padStart(12)}`,
  ],
  nproc: (_, { cores }) => [String(cores)],
  hostname: (_, { hostname }) => [hostname],
  ls: () => [Object.keys(files).sort().join('  ')],
  cat: ([name = '']) => (name === '' ? [] : (files[name]?.split('\n') ?? [`cat: ${name}: No such file or directory`])),
  echo: (words) => [words.join(' ')],
  whoami: () => ['root'],
  pwd: () => ['/root'],
}

/** A console of a machine that does not exist: a script answers, and says so in its first line. */
export function createScriptedConsole(machine: Simulated): MachineConsole {
  const prompt = `root@${machine.hostname}:~# `
  let line = ''
  /** Whether the rest of an escape sequence, such as that of an arrow key, is still to come. */
  let isEscaped = false
  let last = ''
  // A character may come in two pieces.
  const decoder = new StringDecoder()

  const stream = new Duplex({
    decodeStrings: false,
    read() {},
    write(chunk: Buffer | string, _encoding, done) {
      for (const character of decoder.write(Buffer.from(chunk))) type(character)
      done()
    },
    final(done) {
      stream.push(null)
      done()
    },
  })
  const show = (text: string) => stream.readable && stream.push(text)
  const showLines = (lines: readonly string[]) => lines.length > 0 && show(`${lines.join('\r\n')}\r\n`)
  const greet = () => {
    showLines(GREETING)
    show(prompt)
  }

  function enter(): void {
    const [name = '', ...words] = line.trim().split(/\s+/)
    line = ''
    show('\r\n')
    if (name === 'exit' || name === 'logout') {
      showLines(['logout', ''])
      greet()
      return
    }
    if (name === 'clear') show(CLEAR)
    else if (Object.hasOwn(commands, name)) showLines(commands[name]?.(words, machine) ?? [])
    else if (name !== '') showLines([`${name}: command not found (this console is simulated: type help)`])
    show(prompt)
  }

  function type(character: string): void {
    const previous = last
    last = character
    if (isEscaped) {
      isEscaped = !/[A-Za-z~]/.test(character) || (character === 'O' && previous === '\u001b')
      return
    }
    if (character === '\u001b') isEscaped = true
    else if (character === '\r' || (character === '\n' && previous !== '\r')) enter()
    else if (character === CTRL_C) {
      line = ''
      show(`^C\r\n${prompt}`)
    } else if (character === CTRL_D && line === '') {
      line = 'exit'
      enter()
    } else if (character === CTRL_L) show(`${CLEAR}${prompt}${line}`)
    else if (BACKSPACES.includes(character)) erase()
    else if (character >= ' ' && line.length < LINE_MAX) {
      line += character
      show(character)
    }
  }

  function erase(): void {
    if (line === '') return
    line = [...line].slice(0, -1).join('')
    show(ERASE)
  }

  greet()
  return { stream, history: Buffer.alloc(0), isScripted: true, resize() {} }
}
