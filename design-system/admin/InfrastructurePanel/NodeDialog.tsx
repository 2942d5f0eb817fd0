import type { InfrastructureNode, NewNode, NodeChange } from '#contracts/infrastructure.ts'
import {
  CPU_OVERCOMMIT_MAX,
  NODE_CORES_MAX,
  NODE_DISK_GB_MAX,
  NODE_NAME_MAX,
  NODE_RAM_MB_MAX,
} from '#contracts/rules/limits.ts'
import { typedAmount, typedNumber } from '#contracts/rules/typed-amount.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { NumberInput } from '#ds/components/forms/NumberInput/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'
import { useFields } from './use-fields.ts'

/** Where machines can be. */
export interface Place {
  id: number
  name: string
}

interface NodeDialogProps {
  texts: InfrastructurePanelTexts
  /** The node that is changed; null for a new one. */
  node: InfrastructureNode | null
  locations: readonly Place[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreate: (node: NewNode) => Promise<SubmitResult>
  onChange: (nodeId: string, change: NodeChange) => Promise<SubmitResult>
}

const drivers = ['sandbox', 'qemu', 'proxmox'] as const satisfies readonly NewNode['driver'][]
const sizes = [
  ['cores', NODE_CORES_MAX],
  ['cpuOvercommit', CPU_OVERCOMMIT_MAX],
  ['ramMb', NODE_RAM_MB_MAX],
  ['diskGb', NODE_DISK_GB_MAX],
] as const

const isWithin = (text: string, max: number) => typedNumber(text) >= 1 && typedNumber(text) <= max

/** Writes down a node, or changes its size and whether it gets more machines. Its name and place never change. */
export function NodeDialog({ texts, node, locations, open, onOpenChange, onCreate, onChange }: NodeDialogProps) {
  const own = texts.nodes
  const form = useFields(
    {
      name: '',
      locationId: String(locations[0]?.id ?? ''),
      driver: drivers[0] as NewNode['driver'],
      enabled: node?.enabled ?? true,
      cores: String(node?.cores ?? ''),
      cpuOvercommit: String(node?.cpuOvercommit ?? 4),
      ramMb: String(node?.ramMb ?? ''),
      diskGb: String(node?.diskGb ?? ''),
    },
    (entry) => ({
      name: node || entry.name.trim() !== '' ? undefined : texts.problems.required,
      locationId: node || entry.locationId !== '' ? undefined : texts.problems.required,
      ...Object.fromEntries(
        sizes.map(([name, max]) => [name, isWithin(entry[name], max) ? undefined : texts.problems.number]),
      ),
    }),
    () => onOpenChange(false),
  )
  const { values, set, errorOf } = form
  const send = () => {
    const { enabled } = values
    const numbers = {
      cores: typedNumber(values.cores),
      cpuOvercommit: typedNumber(values.cpuOvercommit),
      ramMb: typedNumber(values.ramMb),
      diskGb: typedNumber(values.diskGb),
    }
    if (node) return onChange(node.id, { enabled, ...numbers })
    const place = { name: values.name.trim(), locationId: Number(values.locationId), driver: values.driver }
    return onCreate({ ...place, enabled, ...numbers })
  }
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: node ? own.editHeading(node.name) : own.addHeading, submit: texts.submit }}
      pending={form.pending}
      error={form.error}
      onSubmit={() => form.submit(send)}
    >
      {!node && (
        <>
          <Field label={own.fields.name} description={own.nameHint} required error={errorOf('name')}>
            <Input
              maxLength={NODE_NAME_MAX}
              value={values.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <Field label={own.fields.location} required error={errorOf('locationId')}>
            <Select
              options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.locationId}
              onChange={({ target }) => set({ locationId: target.value })}
            />
          </Field>
          <Field label={own.fields.driver} error={errorOf('driver')}>
            <Select
              options={drivers.map((value) => ({ value, label: value }))}
              value={values.driver}
              onChange={({ target }) => set({ driver: drivers.find((one) => one === target.value) ?? values.driver })}
            />
          </Field>
        </>
      )}
      {sizes.map(([name]) => (
        <Field
          key={name}
          label={own.fields[name]}
          {...(name === 'cpuOvercommit' && { description: own.overcommitHint })}
          required
          error={errorOf(name)}
        >
          <NumberInput
            read={typedAmount}
            value={values[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </Field>
      ))}
      <Checkbox
        checked={values.enabled}
        description={own.enabledHint}
        onChange={({ target }) => set({ enabled: target.checked })}
      >
        {own.enabled}
      </Checkbox>
    </FormDialog>
  )
}
