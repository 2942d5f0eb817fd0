import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './Field.css.ts'

/** Says behind a label, and as a part of the name, that nothing has to be entered. */
export function OptionalMark() {
  const optional = useMessage('optional')
  return (
    <>
      {' '}
      <span data-component="OptionalMark" className={css.optionalMark}>
        {optional}
      </span>
    </>
  )
}
