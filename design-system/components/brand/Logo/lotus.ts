/** The mark in a 32 × 32 view box: the petals of the lotus from back to front, and the water as a line. Also the source of the site's icons. */
export const lotus = [
  { part: 'backPetal', path: 'M16 23C8.5 23 3.2 19.2 2 12.6c6.6-.2 11.8 3.4 14 10.4Z' },
  { part: 'backPetal', path: 'M16 23c7.5 0 12.8-3.8 14-10.4-6.6-.2-11.8 3.4-14 10.4Z' },
  { part: 'petal', path: 'M16 23C9.9 19.6 7 13.4 8.4 6.4 13.6 9.3 16.6 15.4 16 23Z' },
  { part: 'petal', path: 'M16 23c6.1-3.4 9-9.6 7.6-16.6C18.4 9.3 15.4 15.4 16 23Z' },
  { part: 'petal', path: 'M16 23c-4.5-5.7-4.5-13.6 0-20 4.5 6.4 4.5 14.3 0 20Z' },
  { part: 'water', path: 'M5 28.5c3.7-2 7.3-2 11 0s7.3 2 11 0' },
] as const
