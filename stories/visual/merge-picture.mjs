/**
 * Git's merge driver for committed pictures. Two changed pictures cannot be merged: the right one shows both changes, and neither side has
 * taken it. Git on its own would keep ours in the working tree and report a conflict like any other; this names the command that takes
 * the picture again. `npm run visual:merge` sets it up for this clone. It uses no package and no TypeScript, since Git starts it with any Node.
 */
import { execFileSync } from 'node:child_process'

const driver = 'node stories/visual/merge-picture.mjs %P'

const [argument = '--install'] = process.argv.slice(2)
if (argument === '--install') {
  execFileSync('git', ['config', 'merge.picture.name', 'pictures of stories'])
  execFileSync('git', ['config', 'merge.picture.driver', driver])
  console.log('A conflict of pictures now names the command that takes them again.')
} else {
  const component = argument.replace(/^stories\/__screenshots__\//, '').replace(/\/[^/]*$/, '')
  console.error(`Both sides changed the picture ${argument}.`)
  console.error(`Resolve the code, take either side of the picture, then: npm run visual:update -- ${component}`)
  process.exitCode = 1
}
