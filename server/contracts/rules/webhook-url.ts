/** The names of this machine, to which a developer may have messages sent without encryption. */
const isOfThisMachine = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/** Whether a text is an address to which messages can be sent. Only this machine is reached by http, and in production not at all. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url.hostname))
}

/** Whether an address is one of this machine. */
export const isLocalWebhookUrl = (text: string) => isOfThisMachine(URL.parse(text)?.hostname ?? '')
