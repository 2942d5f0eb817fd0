import { classNames } from '#ds/css/class-names.ts'
import { Text, type TextProps } from '#ds/primitives/Text/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import * as css from './RecordId.css.ts'

export interface RecordIdProps extends Omit<TextProps, 'children' | 'render' | 'title' | 'onPointerEnter'> {
  /** The full id. */
  children: string
}

/**
 * The id of a record in a dense table, truncated at its start: ids begin with the time of their creation, so only their ends tell
 * neighbouring rows apart. Screen readers and the clipboard always get the full id; inside `data-full-texts` it is shown in full,
 * on two lines.
 */
export function RecordId({ children, className, ...rest }: RecordIdProps) {
  return (
    <Text
      data-component="RecordId"
      translate="no"
      size="small"
      tone="secondary"
      family="mono"
      {...rest}
      render={<span />}
      onPointerEnter={setTitleIfTruncated}
      className={classNames(css.truncatedAtStart, className)}
    >
      <span dir="ltr">{children}</span>
    </Text>
  )
}
