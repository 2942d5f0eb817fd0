/** What a scanner says of a file: null for nothing, else the name of what it found. */
export type ScanResult = string | null

/** Looks for malicious files. */
export interface AttachmentScanner {
  /** Scans the file at a path. Rejects when it could not be scanned: the file is then refused, too. */
  scan(path: string): Promise<ScanResult>
}

/** The scanner where none is set up: it finds nothing. */
export const noScanner: AttachmentScanner = { scan: async () => null }
