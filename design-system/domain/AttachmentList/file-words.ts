const KB = 1024
const MB = KB * KB

/** The size of a file in the unit that people know from their own files. */
export function fileSize(bytes: number, quantity: (value: number, unit: string) => string): string {
  if (bytes < MB) return quantity(Math.max(1, Math.round(bytes / KB)), 'KB')
  return quantity(Math.round((bytes / MB) * 10) / 10, 'MB')
}

const namesByType: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/gzip': 'GZIP',
  'text/plain': 'TXT',
}

/** The kind of a file in a short word, which is the same in every language: of its type, otherwise of its name's ending. */
export function fileTypeName({ name, type }: { name: string; type: string }): string {
  const known = namesByType[type]
  if (known) return known
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return (ending ?? type.replace(/^.*\//, '')).toUpperCase()
}
