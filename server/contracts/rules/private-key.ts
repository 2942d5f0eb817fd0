/** Whether a text is, or contains, a private key in a form of OpenSSH, PEM or PuTTY, also one of which only a part was copied. */
export const hasPrivateKey = (text: string) =>
  /PRIVATE KEY|^PuTTY-User-Key-File|^Private-(Lines|MAC)/im.test(text) || /(^|\s)b3BlbnNzaC1rZXk/.test(text)
