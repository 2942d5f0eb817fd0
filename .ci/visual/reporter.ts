import { existsSync, globSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { componentOf, pictureFolder, reportFolder, type StoryPicture, storySuffix } from './files.ts'
import { writeReport } from './report.ts'

const project = 'stories'

/**
 * What no single story can tell: committed pictures that no story asks for any more (they fail the run, or are removed under
 * `--update`), and one page of everything that differed.
 */
export class PictureReporter implements Reporter {
  private vitest?: Vitest
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    if (specifications.some((specification) => specification.project.name.startsWith(project)))
      rmSync(resolve(this.root, reportFolder), { recursive: true, force: true })
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    const storyModules = modules.filter((module) => module.project.name.startsWith(project))
    if (storyModules.length === 0) return
    const orphans = this.orphans(storyModules)
    if (this.vitest?.config.snapshotOptions.updateSnapshot === 'all') this.remove(orphans)
    else await this.fail(orphans, this.known(storyModules))
  }

  private remove(orphans: string[]) {
    for (const orphan of orphans) {
      rmSync(resolve(this.root, orphan))
      this.say(`Removed, no story asks for it any more: ${orphan}`)
    }
  }

  private async fail(orphans: string[], known: Map<string, StoryPicture>) {
    for (const orphan of orphans) this.say(`Orphaned picture, no story asks for it: ${orphan}`)
    if (orphans.length > 0) process.exitCode = 1
    const page = await writeReport(this.root, orphans, known)
    if (page) this.say(`What differs, to look at: ${page}`)
  }

  /** Pictures, from the root, of components that ran completely, or whose story file is gone. */
  private orphans(modules: readonly TestModule[]): string[] {
    const wanted = new Map(modules.map((module) => [this.component(module), picturesOf(module)]))
    return globSync(`${pictureFolder}/**/*.png`, { cwd: this.root }).filter((picture) => {
      const { component, name } = componentOf(picture)
      if (!existsSync(resolve(this.root, `stories/${component}${storySuffix}`))) return true
      return wanted.get(component)?.has(name) === false
    })
  }

  /** What the stories said of their pictures, by the picture's path in the folder of pictures. */
  private known(modules: readonly TestModule[]): Map<string, StoryPicture> {
    return new Map(
      modules.flatMap((module) => {
        const component = this.component(module)
        const pictures = [...module.children.allTests()].flatMap((test) => test.meta().pictures ?? [])
        return pictures.map((picture): [string, StoryPicture] => [`${component}/${picture.name}`, picture])
      }),
    )
  }

  private component(module: TestModule) {
    return relative(resolve(this.root, 'stories'), module.moduleId).slice(0, -storySuffix.length)
  }

  private say(line: string) {
    this.vitest?.logger.log(line)
  }
}

/** The names of the pictures a file's stories ask for; nothing is known when some of them did not run to their end. */
function picturesOf(module: TestModule): Set<string> | undefined {
  const tests = [...module.children.allTests()]
  const pictures = tests.map((test) => test.meta().pictures)
  if (module.errors().length > 0 || pictures.includes(undefined)) return undefined
  return new Set(pictures.flatMap((told) => told ?? []).map(({ name }) => name))
}
