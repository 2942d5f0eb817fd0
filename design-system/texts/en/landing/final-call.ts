import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { ClosingCallTexts } from '#ds/storefront/ClosingCall/index.ts'

export const finalCall: WithFacts<ClosingCallTexts> = {
  heading: 'Run your first server today',
  description: ({ trial, promotion }) => {
    const discount =
      promotion && `${promotion.saving} off${promotion.periods ? ` the first ${promotion.periods} months` : ''}`
    if (!trial)
      return discount ? `Order today and get ${discount}.` : 'Choose a plan and a place, and your server starts.'
    return `Take all ${trial.days} days to decide. If you stay, your server stays just as it is${discount ? `, and you get ${discount}` : ''}.`
  },
  start: ({ trial }) => (trial ? 'Sign up for the trial' : 'Sign up now'),
  contact: 'Get free advice',
}
