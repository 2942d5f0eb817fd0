import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'
import { numbers } from './numbers.ts'

/** The failure screen of the English pages. */
export const failureTexts: FailureTexts = {
  brand: 'Sen Cloud',
  title: 'Something went wrong',
  description: 'The fault is ours, not yours. Loading the page again usually helps.',
  home: 'Home page',
  help: 'Still not working?',
  status: { label: 'Service status', description: 'Current incidents and planned maintenance.' },
  hotline: {
    label: `Call ${numbers.hotline.number}`,
    description: 'Our hotline, day and night. Tell us which page you were opening.',
  },
}
