import { CircleX, Clock, Plus, SquareTerminal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ApiToken, ApiTokenRequest } from '#contracts/api-tokens.ts'
import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Badge } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as css from './ApiTokens.css.ts'
import type { ApiTokensTexts } from './api-tokens-texts.ts'
import { CreateTokenDialog, type SecretResult } from './CreateTokenDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

export interface ApiTokensProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  tokens: Resource<readonly ApiToken[]>
  /** The current time, ISO 8601. */
  now: string
  /** Makes a token, and resolves with its secret, which is shown once. */
  onCreate: (request: ApiTokenRequest) => Promise<SecretResult>
  onRevoke: (token: ApiToken) => Promise<SubmitResult>
  /** Returns a command that uses a token with these scopes; null if there is none to try. */
  exampleOf: (secret: string, scopes: readonly ApiScope[]) => string | null
  texts: ApiTokensTexts
}

/** The tokens with which a customer's programs call the API: made in a dialog that shows the secret once, and revoked after a question. */
export function ApiTokens({ tokens, now, onCreate, onRevoke, exampleOf, texts, ...rest }: ApiTokensProps) {
  const [isCreating, setIsCreating] = useState(false)
  const [toRevoke, setToRevoke] = useState<ApiToken | null>(null)
  const isEmpty = tokens.status === 'ready' && tokens.data.length === 0
  const add = (
    <Button tone="neutral" emphasis="outline" icon={Plus} onClick={() => setIsCreating(true)}>
      {texts.add}
    </Button>
  )
  return (
    <Stack data-component="ApiTokens" space="md" {...rest}>
      <PanelHeader title={texts.title} action={!isEmpty && add} />
      <ResourceList
        label={texts.title}
        resource={tokens}
        itemKey={({ id }) => id}
        renderItem={(token) => <TokenRow token={token} now={now} onRevoke={() => setToRevoke(token)} texts={texts} />}
        errorTitle={texts.errorTitle}
        empty={
          <EmptyState
            icon={SquareTerminal}
            title={texts.emptyTitle}
            description={texts.emptyDescription}
            action={add}
          />
        }
      />
      <CreateTokenDialog
        open={isCreating}
        onOpenChange={setIsCreating}
        now={now}
        onSubmit={onCreate}
        exampleOf={exampleOf}
        texts={texts.createDialog}
      />
      <QuestionDialog
        item={toRevoke}
        nameOf={({ name }) => name}
        onClosed={() => setToRevoke(null)}
        onConfirm={onRevoke}
        texts={texts.revokeDialog}
      />
    </Stack>
  )
}

interface TokenRowProps {
  token: ApiToken
  now: string
  onRevoke: () => void
  texts: ApiTokensTexts
}

function TokenRow({ token, now, onRevoke, texts }: TokenRowProps) {
  const { date, daysLeft, shortDateTime } = useFormats()
  const { name, hint, scopes, state, lastUsedAt, expiresAt } = token
  return (
    <div className={css.row}>
      <div className={css.words}>
        <span className={css.title}>
          {name}
          {state !== 'active' && (
            <Badge tone="neutral" icon={state === 'expired' ? Clock : CircleX}>
              {texts.states[state]}
            </Badge>
          )}
        </span>
        <span className={css.code} translate="no">
          {hint}…
        </span>
        <span className={css.details} translate="no">
          {scopes.join(' ')}
        </span>
        <span className={css.details}>
          {lastUsedAt === null ? texts.neverUsed : texts.lastUsed(shortDateTime(lastUsedAt, now))}
          {state === 'active' && ` · ${texts.expiresIn(date(expiresAt), daysLeft(expiresAt, now))}`}
        </span>
      </div>
      <Button
        tone="neutral"
        emphasis="ghost"
        size="small"
        icon={Trash2}
        aria-label={texts.revokeNamed(name)}
        onClick={onRevoke}
      >
        {texts.revoke}
      </Button>
    </div>
  )
}
