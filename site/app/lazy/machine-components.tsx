import * as apiTokensArea from '#ds/texts/api-tokens.ts'
import * as machineConsoleArea from '#ds/texts/machine-console.ts'
import * as sshKeysArea from '#ds/texts/ssh-keys.ts'
import * as webhooksArea from '#ds/texts/webhooks.ts'

import { lazyPanel } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'
import { LoadingRows } from './loading-rows.tsx'

const machineConsole = createLazyModule(
  () => import('#site/machine-console.tsx').then(({ SiteMachineConsole }) => SiteMachineConsole),
  [machineConsoleArea],
)
/** The console of a machine, for its page: the terminal is loaded after it. */
export const SiteMachineConsole = lazyPanel(machineConsole, LoadingRows)

const sshKeys = createLazyModule(
  () => import('#site/ssh-keys.tsx').then(({ SiteSshKeys }) => SiteSshKeys),
  [sshKeysArea],
)
/** The SSH keys of the account, for its settings and those of a machine. */
export const SiteSshKeys = lazyPanel(sshKeys, LoadingRows)

const apiTokens = createLazyModule(
  () => import('#site/developer-tools.tsx').then(({ SiteApiTokens }) => SiteApiTokens),
  [apiTokensArea],
)
/** The API tokens of the account, for the page for developers. */
export const SiteApiTokens = lazyPanel(apiTokens, LoadingRows)

const webhooks = createLazyModule(
  () => import('#site/developer-tools.tsx').then(({ SiteWebhooks }) => SiteWebhooks),
  [webhooksArea, apiTokensArea],
)
/** The webhooks of the account, for the page for developers. */
export const SiteWebhooks = lazyPanel(webhooks, LoadingRows)
