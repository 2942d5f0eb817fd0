import { CircleCheck, CircleX, Lock, type LucideIcon } from 'lucide-react'
import type { SignIn, SignInOutcome } from '#contracts/account-sessions.ts'
import { PanelHeader } from '#ds/account/PanelHeader/index.ts'
import { ResourceList } from '#ds/account/ResourceList/index.ts'
import { Badge, type BadgeProps } from '#ds/components/feedback/Badge/index.ts'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import type { Resource } from '#ds/hooks/resource.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Stack, type StackProps } from '#ds/primitives/Stack/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { deviceIcons, deviceWords, placeWords } from './device-words.ts'
import * as css from './SessionList.css.ts'
import type { SignInListTexts } from './session-list-texts.ts'

export interface SignInListProps extends Omit<StackProps, 'children'> {
  /** Newest first. */
  signIns: Resource<readonly SignIn[]>
  /** The current time, ISO 8601. */
  now: string
  texts: SignInListTexts
}

const looks: Readonly<Record<SignInOutcome, { tone: BadgeProps['tone']; icon: LucideIcon }>> = {
  signed_in: { tone: 'positive', icon: CircleCheck },
  wrong_password: { tone: 'caution', icon: CircleX },
  wrong_code: { tone: 'caution', icon: CircleX },
  locked: { tone: 'critical', icon: Lock },
}

/** Attempts to sign in to the account, also those that were refused. */
export function SignInList({ signIns, now, texts, ...rest }: SignInListProps) {
  const { shortDateTime } = useFormats()
  return (
    <Stack data-component="SignInList" space="md" {...rest}>
      <Stack space="2xs">
        <PanelHeader title={texts.title} />
        <Text size="small" tone="secondary">
          {texts.description}
        </Text>
      </Stack>
      <ResourceList
        label={texts.title}
        resource={signIns}
        itemKey={({ id }) => id}
        renderItem={({ at, outcome, count, device, place }) => (
          <div className={css.row}>
            <span className={css.icon}>
              <Icon icon={deviceIcons[device.kind]} size="medium" />
            </span>
            <div className={css.words}>
              <span className={css.title}>{deviceWords(device, texts)}</span>
              <span className={css.details}>
                {[shortDateTime(at, now), placeWords(place, texts), count > 1 ? texts.times(count) : undefined]
                  .filter((fact) => fact !== undefined)
                  .join(' · ')}
              </span>
            </div>
            <span className={css.action}>
              <Badge {...looks[outcome]} emphasis={outcome === 'signed_in' ? 'quiet' : 'soft'}>
                {texts.outcomes[outcome]}
              </Badge>
            </span>
          </div>
        )}
        errorTitle={texts.errorTitle}
        empty={<EmptyState title={texts.empty} description={texts.emptyDescription} />}
      />
    </Stack>
  )
}
