/**
 * `node .ci/github/comment-summary.ts FOLDER`: writes the summary of the report in FOLDER as the comment on the pull request of HEAD_REPOSITORY and
 * HEAD_BRANCH. PAGES_URL is where previews are published, if they are; RUN_URL the run that has this one as an artifact.
 */
import { gitHubFromEnvironment, pullRequestOf } from './api.ts'
import { comment } from './comment.ts'
import { previewAddress } from './pages.ts'
import { summaryOfFolder } from './summary.ts'

const [folder = ''] = process.argv.slice(2)
const github = gitHubFromEnvironment()
const { HEAD_REPOSITORY = '', HEAD_BRANCH = '', PAGES_URL, RUN_URL } = process.env
const found = await pullRequestOf(github, HEAD_REPOSITORY, HEAD_BRANCH)
if (found) {
  // A fork publishes nothing (previews.ts).
  const isPublished = PAGES_URL && HEAD_REPOSITORY === github.repository
  const links = {
    ...(isPublished && { preview: previewAddress(PAGES_URL, found.number) }),
    ...(RUN_URL && { artifact: `${RUN_URL}#artifacts` }),
  }
  console.log(await comment(github, found.number, 'pictures', summaryOfFolder(folder, links)))
} else console.log(`There is no open pull request of ${HEAD_REPOSITORY}:${HEAD_BRANCH}`)
