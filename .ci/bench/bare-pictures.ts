import { builtGate } from '#stories/visual/built-gate.ts'
import { serve } from '#stories/visual/serve.ts'
import { type Stage, startStage } from '#stories/visual/stage.ts'

/**
 * The physical limit of the gate: the browser takes pictures of one story that stands already, in one theme and the other, as
 * fast as it can draw and pack them. No story is rendered, played or looked at by axe, and no picture compared.
 * @returns pictures a second.
 */
export async function bareRate(stages: number, pictures: number): Promise<number> {
  const { folder, path } = await builtGate()
  const server = await serve(folder)
  const open: Stage[] = []
  try {
    for (let at = 0; at < stages; at++) open.push(await showOne(`${server.address}${path}`))
    const began = performance.now()
    await Promise.all(open.map((stage) => takeMany(stage, pictures / stages)))
    return pictures / ((performance.now() - began) / 1000)
  } finally {
    await Promise.all(open.map((stage) => stage.close()))
    server.close()
  }
}

async function showOne(address: string): Promise<Stage> {
  const stage = await startStage(address)
  await stage.clear()
  await stage.resize(1200, 900)
  await stage.ask('open', 'stories/components/Button.stories.tsx')
  await stage.ask('play', 'Default')
  return stage
}

async function takeMany(stage: Stage, pictures: number) {
  for (let taken = 0; taken < pictures; taken++) {
    await stage.ask('setAppearance', { theme: taken % 2 === 0 ? 'dark' : 'light' })
    await stage.picture(1200, await stage.ask('settle'))
  }
}
