import { type AdminOwner, fullName } from '#ds/admin/rows.ts'
import { TruncatedText } from '#ds/admin/TruncatedText/index.ts'
import * as css from './OwnerCell.css.ts'

export interface OwnerCellProps {
  owner: AdminOwner
}

/** Whose a record is: name and email, in the height of one dense row. The email alone for who gave no name. */
export function OwnerCell({ owner }: OwnerCellProps) {
  const name = fullName(owner)
  return (
    <span data-component="OwnerCell" className={css.cell}>
      {name && <TruncatedText>{name}</TruncatedText>}
      <TruncatedText className={name ? css.email : undefined}>{owner.email}</TruncatedText>
    </span>
  )
}
