/** `npm run tokens:export`: writes the design tokens for design tools from their TypeScript source. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asText, tokenFiles } from './dtcg.ts'

for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(join(import.meta.dirname, name), asText(content))
  console.log(`design-system/tokens/export/${name}`)
}
