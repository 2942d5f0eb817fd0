/** Why a request got no response of the application: none at all, or one of a proxy or a failing server. */
export const noResponseTexts = {
  serverAway: 'The server does not answer. Please try again.',
  offline: 'You are offline.',
  interrupted: 'The service is interrupted. Please try again in a few minutes.',
  unexpected: 'Something went wrong. Please try again; if it fails again, contact support.',
}
