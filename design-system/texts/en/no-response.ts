/** Why a request got no response of the application: none at all, or one of a proxy or a failing server. */
export const noResponseTexts = {
  serverAway: 'The server does not answer. Please try again.',
  offline: 'You are offline.',
  interrupted: 'The service is interrupted. Please try again in a few minutes.',
  blocked: 'The request was blocked on its way to us. Please check your network or VPN and try again.',
  unexpected: 'Something went wrong. Please try again; if it fails again, contact support.',
}
