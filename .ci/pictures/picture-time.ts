/** When the pictures of the articles are taken, for server and browser: 09:00 in Vietnam. */
export const pictureTime = Date.parse('2026-11-23T02:00:00Z')
