import { expect, test } from 'vitest'
import { createScriptedConsole } from './sandbox-console.ts'

const machine = {
  hostname: 'cua-hang',
  imageId: 'ubuntu',
  cores: 2,
  ramMb: 2048,
  diskGb: 40,
  startedAt: 0,
  now: () => 26 * 3_600_000,
}

/** A console, and what it has shown since the last look. */
function open() {
  const { stream, isScripted } = createScriptedConsole(machine)
  const shown = () => String(stream.read() ?? '')
  return {
    isScripted,
    shown,
    type(text: string) {
      stream.write(Buffer.from(text))
      return shown()
    },
  }
}

/** A console that has said what it is. */
function opened() {
  const screen = open()
  screen.shown()
  return screen
}

test('the console says first that it is simulated, and then waits as root of the machine', () => {
  const { isScripted, shown } = open()
  expect(isScripted).toBe(true)
  const text = shown()
  expect(text.split('\r\n')[0]).toBe('This is a simulated console: no machine answers, a script does.')
  expect(text.endsWith('root@cua-hang:~# ')).toBe(true)
})

test.each([
  ['uname -a', 'Linux cua-hang 6.1.0-simulated'],
  ['uptime', 'up 1 day, 2:00'],
  ['df -h', '/dev/vda1        40G    5G   35G'],
  ['free', '2048Mi'],
  ['nproc', '2\r\n'],
  ['hostname', 'cua-hang\r\n'],
  ['ls', 'hello.sh  readme.txt'],
  ['cat readme.txt', 'This machine is simulated.'],
  ['cat nothing', 'cat: nothing: No such file or directory'],
  ['echo  Xin   chào', 'Xin chào\r\n'],
  ['whoami', 'root\r\n'],
  ['pwd', '/root\r\n'],
  ['help', 'uname'],
  ['apt install nginx', 'apt: command not found (this console is simulated: type help)'],
  ['toString', 'toString: command not found'],
])('the console answers %j with %j', (line, text) => {
  expect(opened().type(`${line}\r`)).toContain(text)
})

test('the console shows what is typed, and backspace removes whole characters of it', () => {
  const screen = opened()
  expect(screen.type('echo chàoo')).toBe('echo chàoo')
  expect(screen.type('\u007f')).toBe('\b \b')
  expect(screen.type('\r')).toContain('chào\r\n')
  expect(screen.type('\u007f')).toBe('')
})

test('Ctrl-C cancels a line, Ctrl-L clears the screen and keeps it', () => {
  const screen = opened()
  screen.type('rm -rf /')
  expect(screen.type('\u0003')).toBe('^C\r\nroot@cua-hang:~# ')
  screen.type('who')
  expect(screen.type('\f')).toBe('\u001b[2J\u001b[Hroot@cua-hang:~# who')
  expect(screen.type('ami\r')).toContain('root\r\n')
  expect(screen.type('clear\r')).toContain('\u001b[2J\u001b[H')
})

test('arrow keys, repeated ends of lines and lines without an end are ignored', () => {
  const screen = opened()
  expect(screen.type('\u001b[A\u001bOB\u001b[3~')).toBe('')
  expect(screen.type('pwd\r\n').match(/\/root/g)).toHaveLength(1)
  screen.type('x'.repeat(1000))
  expect(screen.type('y')).toBe('')
})

test('exit and Ctrl-D begin again, with the line that says what it is', () => {
  const screen = opened()
  for (const end of ['exit\r', '\u0004']) expect(screen.type(end)).toContain('This is a simulated console')
})
