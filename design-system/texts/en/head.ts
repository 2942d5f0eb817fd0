import type { HeadTexts } from '#ds/texts/head-texts.ts'

/** Titles and descriptions of pages. */
export const head: HeadTexts = {
  landing: {
    summary: 'Virtual servers, prices and common questions',
    title: (price) => (price ? `Fast VPS in Vietnam, from ${price} a month` : 'Fast VPS in Vietnam'),
    description: (cities) =>
      `VPS on NVMe SSD in ${cities}: full root access, support around the clock, paid by the month or by the year.`,
  },
  login: {
    title: 'Log in or register',
    description:
      'Log in to your Sen Cloud account, or open one: order servers in Vietnam and Singapore, and pay by the month.',
  },
  dashboard: 'Dashboard',
  admin: 'Administration',
}
