import { assignInlineVars } from '@vanilla-extract/dynamic'
import { DatabaseBackup, Headset, LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { Heading } from '#ds/primitives/Heading/index.ts'
import { Icon } from '#ds/primitives/Icon/index.ts'
import { Text } from '#ds/primitives/Text/index.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import type { archipelagos } from './coast.ts'
import { coast, graticule, islands } from './drawing.ts'
import * as css from './LocationMap.css.ts'
import { type Coordinates, mapSize, project } from './project.ts'

/** What every server is protected by (product spec, sections 2 and 9). */
type SecurityName = 'ddos' | 'ssl' | 'backup' | 'staff'

/** A place where servers stand (product spec, section 3). */
export interface StripPlace {
  name: string
  coordinates: Coordinates
  /** Side of the mark where the name covers less of the coast. Default: `east`. */
  nameSide?: 'west' | 'east'
  /** What is particular to this place. */
  description: string
  /** The ping that we promise within the region, with its unit, and in milliseconds. */
  ping: string
  promised: number
}

export interface LocationMapTexts {
  heading: string
  /** Says what the rings are: where only promises are drawn, and where measured ones are drawn, too. */
  description: { promised: string; both: string }
  /** Text alternative of the map, and the names shown on it. */
  map: { alternative: string; archipelagos: Record<keyof typeof archipelagos, string> }
  /** From north to south. */
  places: readonly StripPlace[]
  /** Below them: where servers can be ordered, too, without a promise. Null if there is no such place. */
  elsewhere: string | null
  /** Before the promised figure. */
  region: string
  /** Below a measured figure. */
  fromYou: string
  unit: string
  /** While nothing has been measured. */
  unmeasured: string
  /** How and when it was measured: the texts around the time of day. */
  measured: { before: string; after: string }
  /** What the thin rings up to a measured one are. */
  thinRings: string
  /** Before the only figure, where all places answer at one address. */
  toServer: string
  again: string
  /** `label` is the accessible name of the list. */
  security: { label: string; features: Readonly<Record<SecurityName, { title: string; description: string }>> }
}

export interface LocationMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  texts: LocationMapTexts
  /**
   * The address that each place answers at, in the order of the places. A script of the page measures them; a single address for all of them
   * is measured once, as the server that it is. Default: nothing is measured.
   */
  pingUrls?: readonly string[]
  /**
   * What has been measured already: milliseconds in the order of the places, or of the only server, null where it failed, and the time of
   * day. Default: nothing.
   */
  measured?: { pings: readonly (number | null)[]; time: string }
}

/** Units of the drawing per millisecond. */
const UNITS_PER_MS = 1.6

/** Thin rings for the first tenths of a second; those beyond the measured ring are cut off. */
const thinRings = Array.from({ length: 12 }, (_, index) => (index + 1) * 10)

const securityIcons: Readonly<Record<SecurityName, LucideIcon>> = {
  ddos: ShieldCheck,
  ssl: LockKeyhole,
  backup: DatabaseBackup,
  staff: Headset,
}
const securityNames = ['ddos', 'ssl', 'backup', 'staff'] as const

/** Positions of the archipelagos' names, below the islands. */
const namePositions = { hoangSa: { lat: 15.7, lng: 111.9 }, truongSa: { lat: 7.8, lng: 113.4 } } as const

/** Returns the inline variables for a position on the map. */
function position(coordinates: Coordinates) {
  const { x, y } = project(coordinates)
  return assignInlineVars({
    [css.across]: ((x / mapSize.width) * 100).toFixed(2),
    [css.down]: ((y / mapSize.height) * 100).toFixed(2),
  })
}

/**
 * Where the servers stand, and how far that is: the promise within the region as a dashed ring, and what this browser has measured as a solid
 * one (product spec, section 2). A small script of the page fills in the measurement (`data-ping…`), so it does not wait for React; until
 * then, or where it fails, the promise stands alone. Where all places answer at one address, there is one figure, and no solid ring: three
 * measurements of one server would differ by noise alone.
 */
export function LocationMap({ texts, pingUrls, measured, className, ...rest }: LocationMapProps) {
  const headingId = useId()
  const clipId = useId()
  const addresses = new Set(pingUrls)
  const onlyServer = addresses.size === 1 ? pingUrls?.[0] : undefined
  const measuresPlaces = addresses.size > 1
  const measuredAt = (time: string) => `${texts.measured.before} ${time}${texts.measured.after}`
  const pingOf = (index: number) => measured?.pings[index] ?? null
  const note = (
    <span data-ping-note={measuredAt('{time}')} aria-live="polite" suppressHydrationWarning>
      {measured ? measuredAt(measured.time) : texts.unmeasured}
    </span>
  )
  const again = (
    <Button
      data-ping-again
      size="small"
      emphasis="ghost"
      hidden={measured === undefined}
      suppressHydrationWarning
      className={onlyServer === undefined ? css.again : css.reservedAgain}
    >
      {texts.again}
    </Button>
  )
  const ms = (index: number) => (
    <>
      <span data-ping-ms suppressHydrationWarning>
        {pingOf(index) ?? ''}
      </span>
      <span className={css.unit}> {texts.unit}</span>
    </>
  )
  return (
    <section
      // It is drawn again in another language: React does not know what the script has filled in.
      key={texts.unmeasured}
      data-component="LocationMap"
      data-ping={addresses.size > 0 ? '' : undefined}
      aria-labelledby={headingId}
      {...rest}
      // The script of the page may have measured before hydration; what it has filled in is kept, here and below.
      suppressHydrationWarning
      className={classNames(css.section, className)}
    >
      <div role="img" aria-label={texts.map.alternative} className={css.map}>
        <div className={css.chart} style={assignInlineVars({ [css.ratio]: `${mapSize.width} / ${mapSize.height}` })}>
          <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden className={css.drawing}>
            <path d={graticule} vectorEffect="non-scaling-stroke" className={css.graticule} />
            <path d={coast} vectorEffect="non-scaling-stroke" className={css.coast} />
            <path d={islands} vectorEffect="non-scaling-stroke" className={css.islands} />
            {texts.places.map(({ name, coordinates, promised }, index) => {
              const { x, y } = project(coordinates)
              const clip = `${clipId}${index}`
              const measuredRing = {
                'data-ping-ring': index,
                'data-ping-scale': UNITS_PER_MS,
                r: (pingOf(index) ?? 0) * UNITS_PER_MS,
                suppressHydrationWarning: true,
              }
              return (
                <g key={name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                  {measuresPlaces && (
                    <>
                      <clipPath id={clip}>
                        <circle {...measuredRing} />
                      </clipPath>
                      <g clipPath={`url(#${clip})`}>
                        {thinRings.map((tens) => (
                          <circle key={tens} r={tens * UNITS_PER_MS} className={css.thinRing} />
                        ))}
                      </g>
                    </>
                  )}
                  <circle r={promised * UNITS_PER_MS} className={css.promisedRing} />
                  {measuresPlaces && <circle {...measuredRing} className={css.measuredRing} />}
                  <path d="M0 0h0" className={css.pin} />
                </g>
              )
            })}
          </svg>
          {(['hoangSa', 'truongSa'] as const).map((name) => (
            <span
              key={name}
              className={css.islandName}
              style={position(namePositions[name])}
              onPointerEnter={setTitleIfTruncated}
            >
              {texts.map.archipelagos[name]}
            </span>
          ))}
          {texts.places.map(({ name, coordinates, promised, nameSide = 'east' }) => (
            <span
              key={name}
              className={css.placeName[nameSide]}
              style={{
                ...position(coordinates),
                ...assignInlineVars({ [css.reach]: ((promised * UNITS_PER_MS * 100) / mapSize.width).toFixed(2) }),
              }}
              onPointerEnter={setTitleIfTruncated}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
      <div className={css.content}>
        <div>
          <Heading level={2} size="page" id={headingId}>
            {texts.heading}
          </Heading>
          <Text size="small" tone="secondary">
            {measuresPlaces ? texts.description.both : texts.description.promised}
          </Text>
        </div>
        {onlyServer !== undefined && (
          <div className={css.server}>
            <p data-ping-url={onlyServer} className={css.toServer}>
              {texts.toServer}{' '}
              <span className={css.serverValue}>
                <span
                  data-ping-figure
                  hidden={pingOf(0) === null}
                  suppressHydrationWarning
                  className={css.serverFigure}
                >
                  {ms(0)}
                </span>
                <span aria-hidden className={css.noFigure}>
                  –
                </span>
              </span>
            </p>
            <p className={css.serverNote}>{note}</p>
            {again}
          </div>
        )}
        <ul className={css.places}>
          {texts.places.map(({ name, description, ping }, index) => (
            <li key={name} data-ping-url={measuresPlaces ? pingUrls?.[index] : undefined} className={css.place}>
              <div className={css.facts}>
                <div>
                  <Heading level={3} size="small">
                    {name}
                  </Heading>
                  <Text size="small" tone="secondary" className={css.description}>
                    {description}
                  </Text>
                </div>
                <p className={css.promise}>
                  {texts.region} <span className={css.promised}>{ping}</span>
                </p>
              </div>
              {measuresPlaces && (
                <p data-ping-figure hidden={pingOf(index) === null} suppressHydrationWarning className={css.figure}>
                  <span className={css.value}>{ms(index)}</span>
                  {texts.fromYou}
                </p>
              )}
            </li>
          ))}
          {texts.elsewhere !== null && (
            <Text size="small" tone="secondary" render={<li />} className={css.elsewhere}>
              {texts.elsewhere}
            </Text>
          )}
        </ul>
        {measuresPlaces && (
          <div className={css.footnote}>
            <p className={css.notes}>
              {note} {texts.thinRings}
            </p>
            {again}
          </div>
        )}
        <ul aria-label={texts.security.label} className={css.safety}>
          {securityNames.map((name) => (
            <li key={name} className={css.safetyItem}>
              <Icon icon={securityIcons[name]} size="medium" className={css.safetyIcon} />
              <div>
                <Heading level={3} size="small" className={css.safetyTitle}>
                  {texts.security.features[name].title}
                </Heading>
                <Text size="small" tone="secondary">
                  {texts.security.features[name].description}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
