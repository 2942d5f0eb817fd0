export interface AccountDataTexts {
  title: string
  /** The name of the setting. */
  label: string
  /** What the file is. */
  file: string
  /** What is in the file, and what is not. */
  details: string
  /** The link that saves the file. */
  download: string
}
