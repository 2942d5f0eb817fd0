import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import { ApiTokens } from '#ds/account/ApiTokens/index.ts'
import { Webhooks } from '#ds/account/Webhooks/index.ts'
import * as apiTokensArea from '#ds/texts/api-tokens.ts'
import * as webhooksArea from '#ds/texts/webhooks.ts'
import { useApiTokens } from '#site/hooks/use-api-tokens.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useWebhooks } from '#site/hooks/use-webhooks.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** What can be read with a scope, by the beginnings of the addresses. */
const readable = {
  'vps:read': '/api/vps/user/',
  'wallet:read': '/api/wallet/balance/',
  'support:read': '/api/support/tickets/',
}

/** A command that reads something with a token; null for scopes with which nothing can be read. */
function exampleOf(userId: string, secret: string, scopes: readonly ApiScope[]): string | null {
  const path = Object.entries(readable).find(([scope]) => scopes.some((given) => given === scope))?.[1]
  return path === undefined ? null : `curl -H 'Authorization: Bearer ${secret}' ${location.origin}${path}${userId}`
}

/** The customer's API tokens, with their data and their texts. */
export function SiteApiTokens({ userId }: { userId: string }) {
  const { apiTokensTexts } = useTexts(apiTokensArea)
  const now = useNow(60_000)
  return (
    <ApiTokens
      {...useApiTokens()}
      now={now}
      exampleOf={(secret, scopes) => exampleOf(userId, secret, scopes)}
      texts={apiTokensTexts}
    />
  )
}

/** The customer's webhooks, with their data and their texts. */
export function SiteWebhooks() {
  const { webhooksTexts } = useTexts(webhooksArea)
  const now = useNow(60_000)
  return <Webhooks {...useWebhooks()} now={now} texts={webhooksTexts} />
}
