import type { ComponentPropsWithRef } from 'react'
import type { RowOwner } from '#contracts/admin.ts'
import { fullName } from '#contracts/person-name.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { EmailAddress } from '#ds/components/EmailAddress/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './OwnerCell.css.ts'

export interface OwnerCellProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names may be empty; the email never is. */
  owner: RowOwner
}

/** Whose a record is: name and email, in the height of one dense row. The email alone for who gave no name. */
export function OwnerCell({ owner, className, ...rest }: OwnerCellProps) {
  const name = fullName(owner)
  return (
    <span data-component="OwnerCell" {...rest} className={classNames(css.cell, className)}>
      {name && <TruncatedText>{name}</TruncatedText>}
      <TruncatedText className={name ? css.email : undefined}>
        <EmailAddress>{owner.email}</EmailAddress>
      </TruncatedText>
    </span>
  )
}
