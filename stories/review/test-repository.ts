import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pictureFolder } from '#stories/visual/files.ts'
import { encodePicture, hashOfPicture } from '#stories/visual/picture-file.ts'
import { canvas } from '#stories/visual/test-pictures.ts'

/** For tests: a Git repository in a temporary folder, with a story, its pictures, a token, a prop and a text. */
export class TestRepository {
  readonly root = mkdtempSync(join(tmpdir(), 'review-'))
  private minutes = 0

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main')
  }

  git(...args: string[]): string {
    const date = new Date(Date.UTC(2026, 10, 1, 0, this.minutes)).toISOString()
    return execFileSync('git', ['-c', 'user.name=Lan', '-c', 'user.email=lan@example.com', ...args], {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    }).trim()
  }

  /** Commits everything, an hour after the last commit. @returns the commit. */
  commit(subject: string): string {
    this.minutes += 60
    this.git('add', '--all')
    this.git('commit', '--quiet', '--message', subject)
    return this.git('rev-parse', 'HEAD')
  }

  write(path: string, content: string | Buffer) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), content)
  }

  move(from: string, to: string) {
    mkdirSync(dirname(join(this.root, to)), { recursive: true })
    renameSync(join(this.root, from), join(this.root, to))
  }

  remove(path: string) {
    rmSync(join(this.root, path), { recursive: true })
  }

  /** Writes a picture: white, with a black pixel at `at`. @returns its hash. */
  async picture(id: string, at: number, suffix: 'webp' | 'png' = 'webp'): Promise<string> {
    const png = await canvas(8, 4, [[at, 0]])
    this.write(`${pictureFolder}/${id}.${suffix}`, suffix === 'webp' ? await encodePicture(png) : png)
    return hashOfPicture(png)
  }

  writeStories(...names: string[]) {
    const stories = names.map((name) => `export const ${name} = {}\n`).join('')
    this.write('stories/components/Button.stories.tsx', `export default { title: 'Components/Button' }\n${stories}`)
  }
}
