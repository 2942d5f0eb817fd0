/** The URLs of the built files of each set of texts, such as `vi/landing`: see `site/text-files.ts`. */
declare module 'virtual:text-files' {
  const files: Readonly<Record<string, readonly string[]>>
  export default files
}
