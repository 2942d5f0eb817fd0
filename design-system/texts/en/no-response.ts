/** Why a request got no response, on the English pages. */
export const noResponseTexts = {
  serverAway: 'The server does not answer. Please try again.',
  offline: 'You are offline.',
}
