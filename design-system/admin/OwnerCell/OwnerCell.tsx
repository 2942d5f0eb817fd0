import type { ComponentPropsWithRef } from 'react'
import type { RowOwner } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './OwnerCell.css.ts'

export interface OwnerCellProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names may be empty; the email never is. */
  owner: RowOwner
}

/**
 * The owner of a record: name and email, no higher than one dense row. Only the email when there is no name. The email is always there: two
 * customers may have the same name.
 */
export function OwnerCell({ owner, className, ...rest }: OwnerCellProps) {
  const name = fullName(owner)
  return (
    <span data-component="OwnerCell" {...rest} className={classNames(css.cell, className)}>
      {name && <TruncatedText className={css.name}>{name}</TruncatedText>}
      <TruncatedText className={name ? css.email : undefined}>
        <EmailAddress>{owner.email}</EmailAddress>
      </TruncatedText>
    </span>
  )
}
