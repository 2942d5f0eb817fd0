import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// This program stands in for qemu-img. A disk of the tests is a list of its snapshots.

const [command, action, name = '', file = ''] = process.argv.slice(2)
const path = command === 'info' ? name : file
const { snapshots }: { snapshots: { name: string }[] } = JSON.parse(readFileSync(path, 'utf8'))

if (command === 'info') process.stdout.write(JSON.stringify({ snapshots }))
if (action === '-c') writeFileSync(path, JSON.stringify({ snapshots: [...snapshots, { name }] }))
if (action === '-d')
  writeFileSync(path, JSON.stringify({ snapshots: snapshots.filter((entry) => entry.name !== name) }))
if (action === '-a' && !snapshots.some((entry) => entry.name === name)) process.exit(1)
// Going back to a snapshot twice in a row is the same as once.
if (command === 'snapshot' && action !== '-a')
  appendFileSync(join(dirname(path), '../effects.log'), `${action} ${name}\n`)
