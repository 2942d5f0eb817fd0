import type { AddressPool, InfrastructureNode, NewPool, PoolChange } from '#contracts/infrastructure.ts'
import { POOL_NAME_MAX } from '#contracts/rules/limits.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Checkbox } from '#ds/components/forms/Checkbox/index.ts'
import { Field } from '#ds/components/forms/Field/index.ts'
import { Input } from '#ds/components/forms/Input/index.ts'
import { Select } from '#ds/components/forms/Select/index.ts'
import { FormDialog } from '#ds/components/overlays/FormDialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import type { InfrastructurePanelTexts } from './infrastructure-texts.ts'
import type { Place } from './NodeDialog.tsx'
import { useFields } from './use-fields.ts'

interface PoolDialogProps {
  texts: InfrastructurePanelTexts
  /** The pool that is changed; null for a new one. */
  pool: AddressPool | null
  locations: readonly Place[]
  nodes: readonly InfrastructureNode[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreate: (pool: NewPool) => Promise<SubmitResult>
  onChange: (poolId: string, change: PoolChange) => Promise<SubmitResult>
}

const resolversOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Creates a pool of addresses, or changes what may change of one: machines have its addresses. */
export function PoolDialog({ texts, pool, locations, nodes, open, onOpenChange, onCreate, onChange }: PoolDialogProps) {
  const own = texts.pools
  const form = useFields(
    {
      name: pool?.name ?? '',
      cidr: '',
      gateway: '',
      dns: pool?.dns.join(', ') ?? '',
      locationId: String(locations[0]?.id ?? ''),
      nodeId: '',
      enabled: pool?.enabled ?? true,
    },
    ({ name, cidr, locationId }) => ({
      name: name.trim() === '' ? texts.problems.required : undefined,
      cidr: pool || cidr.trim() !== '' ? undefined : texts.problems.required,
      locationId: pool || locationId !== '' ? undefined : texts.problems.required,
    }),
    () => onOpenChange(false),
  )
  const { values, set, errorOf } = form
  const send = () => {
    const shared = { name: values.name.trim(), dns: resolversOf(values.dns), enabled: values.enabled }
    if (pool) return onChange(pool.id, shared)
    const gateway = values.gateway.trim()
    return onCreate({
      ...shared,
      cidr: values.cidr.trim(),
      locationId: Number(values.locationId),
      nodeId: values.nodeId === '' ? null : values.nodeId,
      ...(gateway !== '' && { gateway }),
    })
  }
  const nodesThere = nodes.filter(({ locationId }) => String(locationId) === values.locationId)
  return (
    <FormDialog
      size="wide"
      open={open}
      onOpenChange={onOpenChange}
      texts={{ ...texts, heading: pool ? own.editHeading(pool.name) : own.addHeading, submit: texts.submit }}
      pending={form.pending}
      error={form.error}
      onSubmit={() => form.submit(send)}
    >
      {!pool && (
        <Notice tone="neutral" title={own.notice.title}>
          {own.notice.detail}
        </Notice>
      )}
      <Field label={own.fields.name} required error={errorOf('name')}>
        <Input maxLength={POOL_NAME_MAX} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      {!pool && (
        <>
          <Field label={own.fields.network} description={own.networkHint} required error={errorOf('cidr')}>
            <Input spellCheck={false} value={values.cidr} onChange={({ target }) => set({ cidr: target.value })} />
          </Field>
          <Field label={own.fields.gateway} description={own.gatewayHint} error={errorOf('gateway')}>
            <Input
              spellCheck={false}
              value={values.gateway}
              onChange={({ target }) => set({ gateway: target.value })}
            />
          </Field>
          <Field label={own.fields.location} required error={errorOf('locationId')}>
            <Select
              options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.locationId}
              onChange={({ target }) => set({ locationId: target.value, nodeId: '' })}
            />
          </Field>
          {nodesThere.length > 0 && (
            <Field label={own.fields.node} error={errorOf('nodeId')}>
              <Select
                options={[
                  { value: '', label: own.anyNode },
                  ...nodesThere.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={values.nodeId}
                onChange={({ target }) => set({ nodeId: target.value })}
              />
            </Field>
          )}
        </>
      )}
      <Field label={own.fields.dns} description={own.dnsHint} error={errorOf('dns')}>
        <Input spellCheck={false} value={values.dns} onChange={({ target }) => set({ dns: target.value })} />
      </Field>
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
