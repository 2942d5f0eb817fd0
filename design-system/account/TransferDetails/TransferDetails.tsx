import { Download, Smartphone } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import type { ReceivingAccount } from '#contracts/payments.ts'
import { CopyButton, type CopyButtonTexts } from '#ds/account/CopyButton/index.ts'
import { QrCode, qrPicture } from '#ds/components/data/QrCode/index.ts'
import { saveBlob } from '#ds/components/data/save-blob.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Menu, MenuLink } from '#ds/components/overlays/Menu/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useAction } from '#ds/hooks/use-action.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { bankAppHref, bankApps } from './bank-apps.ts'
import * as css from './TransferDetails.css.ts'

/** A bank transfer that a customer is asked for. */
export interface RequestedTransfer {
  /** The text of its VietQR code. */
  qr: string
  bank: ReceivingAccount
  /** Whole dong. */
  amount: string
  /** What has to stand in the transfer's text, such as `SEN7K3QD2MG`. */
  memo: string
}

export interface TransferDetailsTexts extends CopyButtonTexts {
  /** What the code is, for screen readers; `amount` is formatted. */
  qr: (amount: string) => string
  /** Below the code: how to scan it. */
  scan: string
  openApp: string
  savePicture: string
  saveFailed: string
  /** Above the facts. */
  byHand: string
  facts: Readonly<Record<'bank' | 'account' | 'holder' | 'amount' | 'memo', string>>
  /** Below the facts: what must stay as it is, and what may differ. */
  note: string
}

export interface TransferDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  transfer: RequestedTransfer
  texts: TransferDetailsTexts
  /** Actions below the facts. Default: none. */
  children?: ReactNode
}

/**
 * How to pay by bank transfer: a VietQR code to scan or, on a phone, to save or to open the bank's app with; beside it, or below it where it is
 * narrow, the same facts to type, each with a button that copies it.
 */
export function TransferDetails({ transfer, texts, children, className, ...rest }: TransferDetailsProps) {
  const { currency } = useFormats()
  const { bank, amount, memo, qr } = transfer
  return (
    <div data-component="TransferDetails" {...rest} className={classNames(css.root, className)}>
      <div className={css.columns}>
        <div className={css.scan}>
          <QrCode value={qr} label={texts.qr(currency(amount))} className={css.code} />
          <Text size="small" tone="secondary" className={css.hint}>
            {texts.scan}
          </Text>
          <div className={css.phoneActions}>
            <Menu
              label={texts.openApp}
              trigger={
                <Button icon={Smartphone} className={css.phoneAction}>
                  {texts.openApp}
                </Button>
              }
            >
              {bankApps.map(({ app, name }) => (
                <MenuLink key={app} href={bankAppHref(app, transfer)} rel="noreferrer">
                  {name}
                </MenuLink>
              ))}
            </Menu>
            <SavePicture qr={qr} memo={memo} texts={texts} />
          </div>
        </div>
        <div className={css.byHand}>
          <Heading level={2} size="small" className={css.heading}>
            {texts.byHand}
          </Heading>
          <dl className={css.facts}>
            <Fact label={texts.facts.bank}>{bank.name}</Fact>
            <CopiedFact label={texts.facts.account} value={bank.account} texts={texts} isCode>
              {groupsOf(bank.account).map((group, index) => (
                // The groups stay what they are and where they are.
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups can be equal
                <span key={index} className={css.group}>
                  {group}
                </span>
              ))}
            </CopiedFact>
            <Fact label={texts.facts.holder}>{bank.holder}</Fact>
            <CopiedFact label={texts.facts.amount} value={currency(amount)} copies={amount} texts={texts}>
              <Money amount={amount} />
            </CopiedFact>
            <CopiedFact label={texts.facts.memo} value={memo} texts={texts} isCode isVital>
              {memo}
            </CopiedFact>
          </dl>
          <Text size="small" tone="secondary" className={css.note}>
            {texts.note}
          </Text>
          {children && <div className={css.actions}>{children}</div>}
        </div>
      </div>
    </div>
  )
}

/** Groups of three or four digits, the longer ones first, as people read an account number to each other. */
function groupsOf(account: string): readonly string[] {
  const count = Math.ceil(account.length / 4)
  const groups: string[] = []
  for (let left = account; left.length > 0; ) {
    const size = Math.ceil(left.length / (count - groups.length))
    groups.push(left.slice(0, size))
    left = left.slice(size)
  }
  return groups
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classNames(css.fact, css.plain)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} translate="no">
        {children}
      </dd>
    </div>
  )
}

interface CopiedFactProps {
  label: string
  /** In words, for the name of the button. */
  value: string
  /** What is copied, if it is not what is shown. */
  copies?: string
  /** Whether it is typed letter by letter. Default: false. */
  isCode?: boolean
  /** Whether everything depends on it. Default: false. */
  isVital?: boolean
  texts: TransferDetailsTexts
  children: ReactNode
}

function CopiedFact({ label, value, copies, isCode = false, isVital = false, texts, children }: CopiedFactProps) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <div className={classNames(css.fact, isVital && css.vital)}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.copied}>
        <span ref={shown} className={isCode ? css.codeText : css.strong} translate="no">
          {children}
        </span>
        <CopyButton of={shown} value={value} copies={copies} texts={texts} closesLine={!isVital} filled={isVital} />
      </dd>
    </div>
  )
}

/** Saves the code, so that the bank's app on the same phone can read it from the gallery. */
function SavePicture({ qr, memo, texts }: { qr: string; memo: string; texts: TransferDetailsTexts }) {
  const { pending, error, run } = useAction()
  return (
    <>
      <Button
        tone="neutral"
        emphasis="outline"
        icon={Download}
        pending={pending}
        className={css.phoneAction}
        onClick={() => void run(() => save(qr, `${memo}.png`, texts.saveFailed))}
      >
        {texts.savePicture}
      </Button>
      {error !== undefined && (
        <Text size="small" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </>
  )
}

async function save(qr: string, name: string, failure: string) {
  try {
    saveBlob(await qrPicture(qr), name)
    return { ok: true } as const
  } catch {
    return { ok: false, message: failure } as const
  }
}
