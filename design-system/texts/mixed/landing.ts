import type { LandingScreenTexts } from '#ds/screens/LandingScreen/index.ts'
import { scene as english } from '#ds/texts/en/landing/scene.ts'
import { landingTexts as vietnamese } from '#ds/texts/vi/landing.ts'

const { scene } = vietnamese

/** A figure with no space before its unit: `1.2GB`. */
const unspaced = <Value>(value: Value) => (typeof value === 'string' ? value.replaceAll('\u00a0', '') : value)
const { ram } = english.panel
/** Each word begins with a capital letter: `Xem Demo`. */
const titled = <Value>(value: Value) =>
  typeof value === 'string' ? value.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()) : value
const { trial } = scene

/**
 * The landing page is in Vietnamese. The words and figures of the hero's machine, and those on its two leaves, are written as in the
 * product spec (section 2): `Online`, `1.2GB`, `99.99%`, and so are its two buttons. What the spec does not quote, and what screen readers say, stays Vietnamese.
 */
export const landingTexts: LandingScreenTexts = {
  ...vietnamese,
  scene: {
    ...scene,
    trial: (facts) => {
      const text = typeof trial === 'function' ? trial(facts) : trial
      return facts.trial ? titled(text) : text
    },
    demo: titled(scene.demo),
    ping: { ...english.ping, value: unspaced(english.ping.value) },
    uptime: english.uptime,
    panel: {
      ...english.panel,
      alternative: scene.panel.alternative,
      traffic: scene.panel.traffic,
      ram: { ...ram, value: unspaced(ram.value), of: scene.panel.ram.of },
    },
  },
}
