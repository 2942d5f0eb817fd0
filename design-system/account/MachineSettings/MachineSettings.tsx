import { type ComponentPropsWithRef, type SubmitEvent, useId, useState } from 'react'
import type { MachineChange } from '#contracts/machines.ts'
import { MACHINE_NOTES_MAX, VPS_NAME_MAX } from '#contracts/rules/limits.ts'
import type { Vps } from '#contracts/vps.ts'
import type { MachineChoice } from '#ds/account/machine.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Textarea } from '#ds/components/forms/Textarea/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { fieldErrorAt, type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import * as css from './MachineSettings.css.ts'
import { tagsFault, tagsOf } from './tags.ts'

export interface MachineSettingsTexts {
  /** The heading of name, tags and notes. */
  records: string
  name: string
  nameRequired: string
  tags: string
  tagsHint: string
  tagFaults: Readonly<Record<NonNullable<ReturnType<typeof tagsFault>>, string>>
  notes: string
  notesHint: string
  save: string
  saving: string
  failureTitle: string
  /** The heading of what can be done with the machine. */
  actions: string
  /** The heading of how it goes on. */
  plan: string
  autoRenew: string
  /** What follows from it, switched on and off. `days` is how long it runs on unpaid. */
  autoRenewOn: (days: number) => string
  autoRenewOff: (days: number) => string
  autoRenewFailed: string
}

/** How a machine goes on when the period ends that is paid for. */
export interface MachinePlan {
  /** What happens then, with the day. */
  sentence: string | undefined
  autoRenew: boolean
  /** How many days it runs on unpaid. */
  graceDays: number
  /** Switches it on or off. What was requested is shown at once, and goes back if this fails. Absent if it was cancelled, so that there is nothing to renew. */
  onAutoRenewChange?: ((autoRenew: boolean) => Promise<SubmitResult>) | undefined
  /** What can be done about it. */
  choices: readonly MachineChoice[]
}

export interface MachineSettingsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  vps: Pick<Vps, 'name' | 'tags' | 'notes'>
  /** Saves what differs. On failure the message is shown, and what was typed stays. */
  onSave: (change: MachineChange) => Promise<SubmitResult>
  /** How it goes on. Default: it has no periods that are paid for. */
  plan?: MachinePlan | undefined
  /** What can be done with the machine: each with what follows, or why not now. */
  choices: readonly MachineChoice[]
  texts: MachineSettingsTexts
}

/** What the customer calls a machine and notes about it, how it goes on, and what changes it as a whole: the end of it comes last. */
export function MachineSettings({ vps, onSave, plan, choices, texts, className, ...rest }: MachineSettingsProps) {
  return (
    <div data-component="MachineSettings" {...rest} className={classNames(css.root, className)}>
      <Records vps={vps} onSave={onSave} texts={texts} />
      <div className={css.column}>
        {plan && <Plan plan={plan} texts={texts} />}
        <section aria-label={texts.actions} className={css.part}>
          <Heading level={2} size="small">
            {texts.actions}
          </Heading>
          <Choices choices={choices} />
        </section>
      </div>
    </div>
  )
}

function Plan({ plan, texts }: { plan: MachinePlan; texts: MachineSettingsTexts }) {
  const { sentence, autoRenew, graceDays, onAutoRenewChange, choices } = plan
  const { pending, error, run } = useAction()
  // While a request is pending, the requested state is shown.
  const isOn = autoRenew !== pending
  return (
    <section aria-label={texts.plan} className={css.part}>
      <Heading level={2} size="small">
        {texts.plan}
      </Heading>
      {sentence !== undefined && <p role="status">{sentence}</p>}
      {error !== undefined && (
        <Notice tone="critical" title={texts.autoRenewFailed} role="alert">
          {error}
        </Notice>
      )}
      {onAutoRenewChange && (
        <Checkbox
          role="switch"
          checked={isOn}
          description={(isOn ? texts.autoRenewOn : texts.autoRenewOff)(graceDays)}
          onChange={() => void run(() => onAutoRenewChange(!autoRenew))}
        >
          {texts.autoRenew}
        </Checkbox>
      )}
      <Choices choices={choices} />
    </section>
  )
}

function Choices({ choices }: Pick<MachineSettingsProps, 'choices'>) {
  return (
    <ul>
      {choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} />
      ))}
    </ul>
  )
}

function Records({ vps, onSave, texts }: Pick<MachineSettingsProps, 'vps' | 'onSave' | 'texts'>) {
  const { pending, error, fieldErrors, run } = useAction()
  const [name, setName] = useState(vps.name)
  const [tags, setTags] = useState(vps.tags.join(', '))
  const [notes, setNotes] = useState(vps.notes)
  const [isChecked, setChecked] = useState(false)
  const given = { name: name.trim(), tags: tagsOf(tags), notes: notes.trim() }
  const fault = tagsFault(given.tags)
  const nameError = given.name === '' ? texts.nameRequired : undefined
  const tagsError = fault && texts.tagFaults[fault]
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (nameError !== undefined || tagsError !== undefined || pending) return
    const change = changeOf(vps, given)
    if (Object.keys(change).length > 0) await run(() => onSave(change))
  }
  const shown = {
    name: (isChecked ? nameError : undefined) ?? fieldErrorAt(fieldErrors, 'name'),
    tags: (isChecked ? tagsError : undefined) ?? fieldErrorAt(fieldErrors, 'tags'),
    notes: fieldErrorAt(fieldErrors, 'notes'),
  }
  return (
    <form noValidate aria-label={texts.records} className={css.part} onSubmit={(event) => void submit(event)}>
      <Heading level={2} size="small">
        {texts.records}
      </Heading>
      {error !== undefined && fieldErrors.length === 0 && (
        <Notice tone="critical" title={texts.failureTitle} role="alert">
          {error}
        </Notice>
      )}
      <Field label={texts.name} error={shown.name} required>
        <Input
          value={name}
          maxLength={VPS_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={texts.tags} description={texts.tagsHint} error={shown.tags} optional>
        <Input value={tags} autoComplete="off" onChange={(event) => setTags(event.target.value)} />
      </Field>
      <Field label={texts.notes} description={texts.notesHint} error={shown.notes} optional>
        <Textarea value={notes} maxLength={MACHINE_NOTES_MAX} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <span>
        <Button type="submit" pending={pending}>
          {pending ? texts.saving : texts.save}
        </Button>
      </span>
    </form>
  )
}

/** What differs from the record. */
function changeOf(vps: MachineSettingsProps['vps'], given: Required<Omit<MachineChange, 'autoRenew'>>): MachineChange {
  return {
    ...(given.name !== vps.name && { name: given.name }),
    ...(given.tags.join() !== vps.tags.join() && { tags: given.tags }),
    ...(given.notes !== vps.notes && { notes: given.notes }),
  }
}

function ChoiceRow({ choice }: { choice: MachineChoice }) {
  const { label, icon, consequence, critical = false, disabledReason, onSelect } = choice
  const lineId = useId()
  const line = disabledReason ?? consequence
  return (
    <li className={css.choice}>
      <span className={css.words}>
        {line !== undefined && (
          <span id={lineId} className={css.line}>
            {line}
          </span>
        )}
      </span>
      <Button
        icon={icon}
        size="small"
        tone={critical ? 'critical' : 'neutral'}
        emphasis="outline"
        aria-describedby={line === undefined ? undefined : lineId}
        {...(disabledReason !== undefined && { disabledReason })}
        onClick={() => onSelect?.()}
      >
        {label}
      </Button>
    </li>
  )
}
