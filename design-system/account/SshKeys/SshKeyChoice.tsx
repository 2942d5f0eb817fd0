import { Plus } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import type { SshKey, SshKeyRequest } from '#contracts/ssh-keys.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { AddSshKeyDialog } from './AddSshKeyDialog.tsx'
import * as css from './SshKeyChoice.css.ts'
import type { SshKeyChoiceTexts } from './ssh-keys-texts.ts'

export interface SshKeyChoiceProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onSubmit'> {
  /** The keys of the account. While they are not known, one can be added. */
  sshKeys: Resource<readonly SshKey[]>
  /** The ids of the chosen keys. */
  value: readonly string[]
  onValueChange: (ids: string[]) => void
  /** Adds a key, and returns it. */
  onAdd: (key: SshKeyRequest) => Promise<SubmitResult>
  /** Whether a request of the form is pending: nothing can be changed. Default: false. */
  pending?: boolean
  texts: SshKeyChoiceTexts
}

/** Chooses the keys that a new machine accepts: a line as long as the account has none. */
export function SshKeyChoice({
  sshKeys,
  value,
  onValueChange,
  onAdd,
  pending = false,
  texts,
  className,
  ...rest
}: SshKeyChoiceProps) {
  const [isAdding, setIsAdding] = useState(false)
  const keys = dataOf(sshKeys) ?? []
  const toggle = (id: string) => {
    if (!pending) onValueChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  }
  return (
    <fieldset data-component="SshKeyChoice" {...rest} className={classNames(css.choice, className)}>
      <legend className={css.legend}>{texts.legend}</legend>
      {keys.map(({ id, name }) => (
        <Checkbox key={id} checked={value.includes(id)} onChange={() => toggle(id)}>
          {name}
        </Checkbox>
      ))}
      <div className={css.line}>
        <span className={css.hint}>{value.length > 0 ? texts.withKeys : texts.withPassword}</span>
        <Button tone="neutral" emphasis="ghost" size="small" icon={Plus} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      </div>
      <AddSshKeyDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onSubmit={async (request) => {
          const result = await onAdd(request)
          if (result.ok) setIsAdding(false)
          return result
        }}
        texts={texts.addDialog}
      />
    </fieldset>
  )
}
