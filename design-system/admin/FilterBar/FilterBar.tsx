import { Plus, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { LIST_COUNT_MAX } from '#contracts/rules/limits.ts'
import { useRowDialog } from '#ds/admin/use-row-dialog.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuItem } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { edgeFade } from '#ds/css/edge-fade.css.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useMergedRef } from '#ds/hooks/use-merged-ref.ts'
import { useScrollEdges } from '#ds/hooks/use-scroll-edges.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import * as css from './FilterBar.css.ts'
import { FilterDialog } from './FilterDialog.tsx'
import type { FilterBarTexts } from './filter-bar-texts.ts'
import { type FilterDefinition, type FilterValue, withFilter, withoutFilter } from './filters.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'

/** A saved way of looking at a list. */
export interface FilterView {
  id: string
  label: string
  /** Number of its records. Default: unknown. */
  count?: number
}

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The texts, in one language. */
  texts: FilterBarTexts
  /** Saved views. Default: none. */
  views?: readonly FilterView[]
  /** Id of the view that is shown; none once its filters have been changed. */
  view?: string | undefined
  /** Called with the id of a pressed view; the caller sets its filters. */
  onViewChange?: (view: string) => void
  /** The filters that the list has. */
  available: readonly FilterDefinition[]
  /** The filters that are set, in order. */
  value: readonly FilterValue[]
  /** Called with all filters after a change: the caller keeps them, for example in the address. */
  onValueChange: (value: readonly FilterValue[]) => void
  /** Saves what is set as a view with a name. Default: cannot be saved. */
  onSaveView?: (name: string) => Promise<SubmitResult>
}

/**
 * The saved views of a list with their counts, and its filters as chips that can be changed and removed. Where they do not fit, they scroll
 * sideways, also by keyboard. A search box stands beside it.
 */
export function FilterBar({
  texts,
  views = [],
  view,
  onViewChange,
  available,
  value,
  onValueChange,
  onSaveView,
  className,
  ref,
  ...rest
}: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const more = useScrollEdges(bar)
  const formats = useFormats()
  const counted = (count: number) =>
    count > LIST_COUNT_MAX ? `${formats.number(LIST_COUNT_MAX)}+` : formats.number(count)
  const [saving, setSaving] = useState(false)
  const { target, open, show, onOpenChange } = useRowDialog<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  const currentOf = (id: string) => value.find((filter) => filter.id === id)
  const edited = available.find(({ id }) => id === target?.row)
  const unused = available.filter(({ id }) => !currentOf(id))
  /** What has just been pressed goes away: the focus moves to what remains. */
  const change = (next: readonly FilterValue[]) => {
    onValueChange(next)
    addButton.current?.focus()
  }
  return (
    <div
      data-component="FilterBar"
      data-more-start={more.start || undefined}
      data-more-end={more.end || undefined}
      {...rest}
      ref={useMergedRef(bar, ref)}
      className={classNames(css.root, edgeFade, className)}
    >
      {(views.length > 0 || onSaveView) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own.
        <div role="group" aria-label={texts.views} className={css.group}>
          {views.map(({ id, label, count }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === view}
              className={css.view}
              onClick={() => onViewChange?.(id)}
            >
              {label}
              {count !== undefined && <span className={css.count}> {counted(count)}</span>}
            </button>
          ))}
          {onSaveView && (
            <button type="button" className={css.dashed} onClick={() => setSaving(true)}>
              <Icon icon={Plus} />
              {texts.saveView}
            </button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own. */}
      <div role="group" aria-label={texts.filters} className={css.group}>
        {value.map((filter) => {
          const definition = available.find(({ id }) => id === filter.id)
          if (!definition) return null
          return (
            <span key={filter.id} className={css.filter}>
              <button
                type="button"
                aria-haspopup="dialog"
                className={css.filterText}
                onClick={() => show(definition.id)}
              >
                {definition.label}{' '}
                <strong className={css.filterValue}>{inWords(definition, filter, texts, formats)}</strong>
              </button>
              <button
                type="button"
                aria-label={texts.remove(definition.label)}
                className={css.remove}
                onClick={() => change(withoutFilter(value, filter.id))}
              >
                <Icon icon={X} />
              </button>
            </span>
          )
        })}
        {available.length > 0 && (
          <Menu
            trigger={
              <button type="button" ref={addButton} className={css.dashed}>
                <Icon icon={Plus} />
                {texts.addFilter}
              </button>
            }
          >
            {(unused.length > 0 ? unused : available).map((definition) => (
              <MenuItem key={definition.id} onSelect={() => show(definition.id)}>
                {definition.label}
              </MenuItem>
            ))}
          </Menu>
        )}
        {value.length > 0 && (
          <Button tone="neutral" emphasis="ghost" size="small" className={css.clear} onClick={() => change([])}>
            {texts.clear}
          </Button>
        )}
      </div>
      {target && edited && (
        <FilterDialog
          key={target.key}
          texts={texts.dialog}
          definition={edited}
          value={currentOf(edited.id)}
          open={open}
          onOpenChange={onOpenChange}
          onApply={(filter) => onValueChange(withFilter(value, filter))}
        />
      )}
      {onSaveView && (
        <SaveViewDialog
          texts={texts.saveDialog}
          cancel={texts.dialog.cancel}
          open={saving}
          onOpenChange={setSaving}
          onSave={onSaveView}
        />
      )}
    </div>
  )
}

/** What a filter is set to: "Đang chạy, Tạm ngưng", "trong 7 ngày". */
function inWords(definition: FilterDefinition, filter: FilterValue, texts: FilterBarTexts, { date }: Formats): string {
  if (filter.kind === 'days') return texts.withinDays(filter.days)
  if (filter.kind === 'choice') {
    const labelOf = (value: string) =>
      (definition.kind === 'choice' && definition.options.find((option) => option.value === value)?.label) || value
    return filter.values.map(labelOf).join(', ')
  }
  const { from, to } = filter
  if (from && to) return `${date(from)}–${date(to)}`
  return from ? texts.fromDay(date(from)) : texts.untilDay(date(to ?? ''))
}
