/** Formats a number for the server's messages: `1000000` as `1,000,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')
