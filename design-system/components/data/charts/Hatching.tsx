import * as css from './water.css.ts'

/** The pattern below what is expected. Fill with `url(#id)`. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0h10v10h-10z" className={css.fill.plannedFaint} />
      <path d="M0 0h5v10h-5z" className={css.fill.planned} />
    </pattern>
  )
}
