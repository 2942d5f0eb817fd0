/** `node .ci/github/run-again.ts`: starts CI for HEAD_BRANCH. What a workflow pushes starts no workflow by itself. */
import { call, gitHubFromEnvironment } from './api.ts'

const github = gitHubFromEnvironment()
const { HEAD_REPOSITORY, HEAD_BRANCH } = process.env
if (HEAD_REPOSITORY === github.repository)
  await call(github, 'POST', 'actions/workflows/ci.yml/dispatches', { ref: HEAD_BRANCH })
