import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ServerApp } from 'storybook/internal/types'
import type { InlineConfig, Plugin } from 'vite'
import { ReviewReader } from '#stories/review/review-reader.ts'
import { serveReview } from '#stories/review/serve-review.ts'
import { writeReview } from '#stories/review/write-review.ts'

/** Storybook's panel "Pictures" and page "What changed": their part in the manager, and the data that they load. */

const root = resolve(import.meta.dirname, '../..')

/** `owner/name` on GitHub: of the workflow that builds Storybook, or of package.json. */
function repository(): string | undefined {
  const { repository: url = '' } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    repository?: string
  }
  return process.env.GITHUB_REPOSITORY || /github(?:\.com\/|:)([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url)?.[1]
}

const readerFor = (isWritable: boolean) => {
  const name = repository()
  // A workflow checks out a commit without a branch.
  const branch = process.env.GITHUB_HEAD_REF || process.env.GITHUB_REF_NAME
  return new ReviewReader(root, { isWritable, ...(name ? { repository: name } : {}), ...(branch ? { branch } : {}) })
}

const isRepository = () => {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes the data into the built Storybook. Without a repository, as in a container, there is none, and the page says so. */
const reviewPlugin = (): Plugin => ({
  name: 'review',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir || !isRepository()) return
    const began = performance.now()
    const bytes = await writeReview(readerFor(false), resolve(dir, 'review'))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`Review: ${(bytes / 1e6).toFixed(1)} MB of pictures, ${seconds} s`)
  },
})

export const managerEntries = (entries: string[] = []) => [...entries, resolve(import.meta.dirname, 'manager.tsx')]

export const experimental_devServer = (app: ServerApp) => {
  const handle = serveReview(readerFor(true))
  app.use((request, response, next) => void handle(request, response, next))
  return app
}

export const viteFinal = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), reviewPlugin()],
})
