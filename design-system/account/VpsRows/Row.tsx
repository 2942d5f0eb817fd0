// biome-ignore-all lint/a11y/useSemanticElements: a grid whose rows have the focus; the elements of tables cannot be laid out like this
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows have the focus, not their cells
import { Check, Copy, Ellipsis } from 'lucide-react'
import { type MouseEvent, memo, useEffect, useRef, useState } from 'react'
import type { Vps } from '#contracts/vps.ts'
import { isFreeTrial, namesOf, renewalOf, stepsDone, type VpsNames, vpsState } from '#ds/account/vps.ts'
import type { VpsAction } from '#ds/account/vps-action.ts'
import { addressOf, priceNote, renewalLabels, resourceLine, stateDetail, stateLabel } from '#ds/account/vps-labels.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VpsStateMark, vpsLooks } from '#ds/domain/VpsStateMark/index.ts'
import { useCopy } from '#ds/hooks/use-copy.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { ActionButton, ActionItem } from './ActionButton.tsx'
import type { FollowNear } from './use-near-rows.ts'
import * as css from './VpsRows.css.ts'
import type { VpsRowsTexts } from './vps-rows-texts.ts'

interface RowProps {
  vps: Vps
  catalog: VpsNames | undefined
  /** The current time, ISO 8601. */
  now: string
  texts: VpsRowsTexts
  selected: boolean
  /** Whether it is the row that Tab reaches; only its controls are tab stops. */
  current: boolean
  /** Whether its state has changed, and the customer has not been there since. */
  changed: boolean
  /** Whether it has only its name while it is far from the window. */
  inLongList: boolean
  /** Whether it is one of the first rows, and so is likely to be seen at once. */
  first: boolean
  followNear: FollowNear
  actionsOf: ((vps: Vps) => readonly VpsAction[]) | undefined
  onOpen: (vps: Vps) => void
  /** Called when the pointer or the focus comes to the row. */
  onVisit: (id: string, focused: boolean) => void
}

/** A click on a control of the row, and one that ends a selection of text, does not open the instance. */
const isOnRow = (event: MouseEvent<HTMLElement>) =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  !event.target.closest('button, a, [role="menu"]') &&
  (getSelection()?.isCollapsed ?? true)

/** One instance. Memoised, since of many rows only two change when the focus moves. */
export const Row = memo(function Row(props: RowProps) {
  const { vps, selected, current, changed, inLongList, first, followNear, actionsOf, onOpen, onVisit } = props
  const [isNear, setNear] = useState(first)
  useEffect(() => followNear(vps.id, setNear), [followNear, vps.id])
  const isFilled = !inLongList || isNear || selected || current
  const actions = isFilled ? (actionsOf?.(vps) ?? []) : []
  const due = actions.find(({ urgent }) => urgent)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its rows
    <div
      role="row"
      data-row={vps.id}
      data-state={vpsState(vps)}
      tabIndex={current ? 0 : -1}
      aria-selected={selected}
      className={classNames(
        css.grid,
        css.row,
        inLongList && css.ofLongList,
        !isFilled && css.onlyName,
        due && css.dueRow,
        changed && css.changed,
      )}
      onClick={(event) => isOnRow(event) && onOpen(vps)}
      onPointerEnter={() => onVisit(vps.id, false)}
      onFocus={() => onVisit(vps.id, true)}
    >
      {isFilled ? (
        <Cells {...props} actions={actions} due={due} />
      ) : (
        <div role="gridcell" className={css.onlyNameCell}>
          {vps.name}
        </div>
      )}
    </div>
  )
})

interface CellsProps extends Pick<RowProps, 'vps' | 'catalog' | 'now' | 'texts' | 'current'> {
  actions: readonly VpsAction[]
  due: VpsAction | undefined
}

function Cells({ vps, catalog, now, texts, current, actions, due }: CellsProps) {
  const formats = useFormats()
  const state = vpsState(vps)
  const { system, place } = namesOf(vps, catalog)
  const word = stateLabel(vps, texts)
  const detail = stateDetail(vps, now, texts, formats)
  const renewal = renewalOf(vps, now)
  const words = renewalLabels(renewal, now, texts, formats)
  const note = priceNote(vps, texts)
  const isOver = vps.status === 'failed' || vps.status === 'terminated'
  const needsReason = vps.status === 'failed' || vps.status === 'suspended' || renewal.kind === 'grace'
  // A phone says why only if something is to be done or to be waited for.
  const isHealthy = !due && vps.status === 'active'
  return (
    <>
      <div role="gridcell" className={css.stateCell}>
        {/* Another state is another mark and word, which settle into their places. */}
        <VpsStateMark
          key={`mark ${state}`}
          state={state}
          stepsDone={stepsDone(vps) ?? 0}
          className={classNames(css.mark, css.settling)}
        />
        <span className={css.stateWords}>
          <span key={word} className={classNames(css.word[vpsLooks[state].wordTone], css.settling)}>
            {word}
          </span>
          {detail && (
            <span
              className={classNames(
                css.detail,
                due && css.besideDue,
                needsReason && css.reason,
                isHealthy && css.healthyDetail,
              )}
              onPointerEnter={setTitleIfTruncated}
            >
              {detail}
              {vps.status === 'failed' && !isFreeTrial(vps) && (
                <span className={css.moneyBack}> · {texts.refunded}</span>
              )}
            </span>
          )}
          {due && (
            <span className={css.dueInWords}>
              {detail && ' '}
              <ActionButton action={due} of={vps.name} emphasis="ghost" shows="words" tabIndex={current ? 0 : -1} />
            </span>
          )}
        </span>
      </div>
      <div role="gridcell" className={css.cell}>
        <span data-title className={classNames(css.name, isOver && css.quiet)} onPointerEnter={setTitleIfTruncated}>
          {vps.name}
        </span>
        <Address vps={vps} texts={texts} tabIndex={current ? 0 : -1} />
      </div>
      <div role="gridcell" className={css.cell}>
        <span className={classNames(css.planName, isOver && css.quiet)} onPointerEnter={setTitleIfTruncated}>
          {vps.planName}
        </span>
        <span className={css.resources} onPointerEnter={setTitleIfTruncated}>
          {resourceLine(vps, texts, formats)}
        </span>
        <span className={css.planAndPlace} onPointerEnter={setTitleIfTruncated}>
          {vps.planName} · {place}
        </span>
      </div>
      <div role="gridcell" className={css.placeCell}>
        <span className={classNames(css.place, isOver && css.quiet)} onPointerEnter={setTitleIfTruncated}>
          {place}
        </span>
        <span className={css.system} onPointerEnter={setTitleIfTruncated}>
          {system}
        </span>
      </div>
      <div role="gridcell" className={classNames(css.cell, css.endCell)}>
        {vps.price !== '' && <Money amount={vps.price} className={classNames(css.price, isOver && css.quiet)} />}
        {note && (
          <span className={css.priceNote} onPointerEnter={setTitleIfTruncated}>
            {note}
          </span>
        )}
      </div>
      <div role="gridcell" className={classNames(css.cell, css.endCell)}>
        <span className={css.countdown['urgency' in renewal ? renewal.urgency : 'over']}>
          {words.countdown}
          {words.beside !== undefined && (
            <span className={css.dateBeside}>
              {renewal.kind === 'stopped' ? ' ' : ' · '}
              {words.beside}
            </span>
          )}
        </span>
        {words.below && (
          <span className={css.dateBelow} onPointerEnter={setTitleIfTruncated}>
            {words.below}
          </span>
        )}
      </div>
      <div role="gridcell" className={css.actionsCell}>
        <Actions vps={vps} actions={actions} due={due} texts={texts} tabIndex={current ? 0 : -1} />
      </div>
    </>
  )
}

/** So many actions are in the row, unless one is due. */
const SHOWN_ACTIONS = 2

interface PartProps {
  vps: Vps
  texts: VpsRowsTexts
  tabIndex: number
}

/** The address, or that there is none; and what became of copying it, in its place. */
function Address({ vps, texts, tabIndex }: PartProps) {
  const text = useRef<HTMLSpanElement>(null)
  const { state, copy } = useCopy(text)
  if (vps.ipAddress === null) {
    return (
      <span className={css.address}>
        <span className={css.noAddress}>{addressOf(vps, texts)}</span>
      </span>
    )
  }
  return (
    <span className={css.address} data-copy={state}>
      <span ref={text} className={css.addressText}>
        {vps.ipAddress}
      </span>
      <button
        type="button"
        data-copies
        data-state={state}
        tabIndex={tabIndex}
        aria-label={state === 'copied' ? undefined : texts.copy(vps.ipAddress)}
        className={classNames(css.copy, state === 'copied' && css.copied)}
        onClick={() => void copy()}
      >
        <Icon icon={state === 'copied' ? Check : Copy} />
        {state === 'copied' && texts.copied}
      </button>
      {state === 'refused' && (
        <span className={css.refused} aria-hidden>
          {texts.copyRefused}
        </span>
      )}
      <VisuallyHidden role="status">
        {{ idle: '', copied: texts.copied, refused: texts.copyRefused }[state]}
      </VisuallyHidden>
    </span>
  )
}

interface ActionsProps extends PartProps {
  actions: readonly VpsAction[]
  due: VpsAction | undefined
}

/**
 * The action that is due, in words, or the first ones as icons, where there is space for them; and all of them in a menu, which is alone
 * where there is not: the one that is due is below the state there. A phone has only that one.
 */
function Actions({ vps, actions, due, texts, tabIndex }: ActionsProps) {
  const shown = due ? [due] : actions.slice(0, SHOWN_ACTIONS)
  return (
    <>
      <span className={due ? css.dueAction : css.shownActions}>
        {shown.map((action) => (
          <ActionButton
            key={action.id}
            action={action}
            of={vps.name}
            emphasis={action.urgent ? 'outline' : 'ghost'}
            shows={action.urgent ? 'words' : 'icon'}
            tabIndex={tabIndex}
          />
        ))}
      </span>
      {actions.length > 0 && (
        <Menu
          portal
          label={texts.moreActions(vps.name)}
          trigger={
            <Button
              tone="neutral"
              emphasis="ghost"
              size="small"
              iconOnly
              icon={Ellipsis}
              tabIndex={tabIndex}
              aria-label={texts.moreActions(vps.name)}
              className={classNames(css.menu, actions.length <= shown.length && css.menuAlone)}
            />
          }
        >
          {actions.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
        </Menu>
      )}
    </>
  )
}
