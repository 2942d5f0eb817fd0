/** What to do after a failed request, shown in the form. The toast shows why it failed. */
export const remedies = {
  connection: 'Check your connection, then send it again.',
  credentials: 'Check your email and password.',
  funds: 'Top up your wallet, then try again.',
  support: 'Contact support for help.',
  taken: 'Log in, or use another email.',
  pending: 'Cancel some pending top-ups in your wallet, then try again.',
  input: 'Check what you entered, then send it again.',
  wait: 'Wait a moment, then try again.',
  later: 'Try again in a few minutes.',
}
