/** The files that `npm run new` writes, by path from the root. They pass every check, and have TODOs as content. */
export type Files = Record<string, string>

/** The section of Storybook for each layer of the design system. */
export const sections = {
  primitives: 'Primitives',
  'components/forms': 'Components/Forms',
  'components/feedback': 'Components/Feedback',
  'components/overlays': 'Components/Overlays',
  'components/navigation': 'Components/Navigation',
  'components/data': 'Components/Data',
  'components/brand': 'Components/Brand',
  domain: 'Domain',
  storefront: 'Storefront',
  account: 'Account',
  admin: 'Back-office',
} as const
export type Layer = keyof typeof sections

/** The cascade layer for the styles of each layer of the design system. What the areas build on comes before them. */
const cascadeLayer = (layer: Layer) => {
  const [folder] = layer.split('/')
  if (folder === 'primitives') return folder
  return folder === 'components' || folder === 'domain' ? 'components' : 'domain'
}

/** A component of the design system, with its styles and its story. */
export const componentFiles = (layer: Layer, name: string): Files => ({
  [`design-system/${layer}/${name}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './${name}.css.ts'

export interface ${name}Props extends ComponentPropsWithRef<'div'> {}

/** TODO: its purpose, in one sentence. */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div data-component="${name}" {...rest} className={classNames(css.root, className)} />
}
`,
  [`design-system/${layer}/${name}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { inLayer } from '#ds/css/layers.ts'

export const root = style(inLayer('${cascadeLayer(layer)}', { minInlineSize: 0 }))
`,
  [`design-system/${layer}/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'
`,
  [`stories/${layer}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name} } from '#ds/${layer}/${name}/index.ts'
import { inLight } from '#stories/modes.ts'

const meta = {
  id: '${sections[layer].toLowerCase().replace('/', '-')}-${name.toLowerCase()}',
  title: '${sections[layer]}/${name} · TODO: its name in Vietnamese',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = { parameters: { chromatic: { modes: inLight } } }
`,
})

/** `invoices` as `Invoices`. */
const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The singular of a feature's name: `invoices` as `invoice`, `entries` as `entry`. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** A feature of the server: contract, migration, store, service, a customer's list as its first route, and a test. */
export function featureFiles(name: string, migration: string): Files {
  const Many = pascal(name)
  const One = pascal(singular(name))
  const one = One.charAt(0).toLowerCase() + One.slice(1)
  const many = Many.charAt(0).toLowerCase() + Many.slice(1)
  const table = name.replaceAll('-', '_')
  const at = `server/features/${name}/${name}`
  return {
    [`server/contracts/${name}.ts`]: `import * as v from 'valibot'
import { idSchema, timestampSchema } from './values.ts'

/** TODO: what the record is. */
export const ${one}Schema = v.strictObject({
  id: idSchema,
  createdAt: timestampSchema,
})
export type ${One} = v.InferOutput<typeof ${one}Schema>

/** \`GET /api/${name}/{userId}\`, newest first. */
export const ${one}ListSchema = v.array(${one}Schema)
`,
    [`server/migrations/${migration}-${name}.ts`]: `import type { Migration } from '#server/platform/db/migrate-store.ts'

/** TODO: what a row is. */
export const ${many}: readonly Migration[] = [
  {
    name: '${migration}-${name}',
    up: ({ varchar, integer, tableOptions }) => \`
      CREATE TABLE IF NOT EXISTS ${table} (
        id \${varchar(36)} NOT NULL PRIMARY KEY,
        user_id \${varchar(36)} NOT NULL,
        created_at \${integer} NOT NULL,
        CONSTRAINT ${table}_by_user UNIQUE (user_id, id),
        CONSTRAINT ${table}_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) \${tableOptions}\`,
  },
]
`,
    [`${at}-store.ts`]: `import { type ${One}, ${one}Schema } from '#contracts/${name}.ts'
import { listOfUser } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'

const columns = { id: varchar('id'), userId: varchar('user_id'), createdAt: integer('created_at') }
const table = createTable('${table}', columns)

/** The record in the server; \`createdAt\` in milliseconds. */
export type ${One}Record = RecordOf<typeof columns>

/** Converts a record for the API. */
export const to${One} = (record: ${One}Record): ${One} => ({
  ...sharedFields(${one}Schema, record),
  createdAt: new Date(record.createdAt).toISOString(),
})

export interface ${Many}Store {
  insert(queries: Queries, record: ${One}Record): Promise<void>
  /** The records of a customer, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<${One}Record>>
}

export function create${Many}Store(): ${Many}Store {
  return {
    insert: table.insert,
    listOf: (queries, userId, page) => listOfUser(queries, { table }, userId, page),
  }
}
`,
    [`${at}-service.ts`]: `import type { ${One} } from '#contracts/${name}.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { type ${Many}Store, to${One} } from './${name}-store.ts'

export interface ${Many}Service {
  /** The records of a customer, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<${One}>>
}

interface ${Many}Deps {
  database: Pick<Database, 'queries'>
  ${many}: ${Many}Store
}

export function create${Many}Service({ database, ${many} }: ${Many}Deps): ${Many}Service {
  return {
    async listOf(userId, page) {
      const { rows, nextCursor } = await ${many}.listOf(database.queries, userId, page)
      return { rows: rows.map(to${One}), nextCursor }
    },
  }
}
`,
    [`${at}-routes.ts`]: `import * as v from 'valibot'
import { ${one}ListSchema } from '#contracts/${name}.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { ${Many}Service } from './${name}-service.ts'

export const ${many}Routes = ({ ${many} }: { ${many}: ${Many}Service }) => [
  route({
    method: 'GET',
    path: '/api/${name}/:userId',
    summary: "Lists the customer's ${name}, newest first",
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: v.object({ userId: idSchema }),
    query: pageQuerySchema,
    responses: { 200: ${one}ListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await ${many}.listOf(session.userId, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
]
`,
    [`server/features/${name}/create-${name}.ts`]: `import type { Platform } from '#server/platform/platform.ts'
import { ${many}Routes } from './${name}-routes.ts'
import { create${Many}Service } from './${name}-service.ts'
import { create${Many}Store } from './${name}-store.ts'

/** TODO: what the feature is for. */
export function create${Many}Feature({ database }: Platform) {
  const ${many} = create${Many}Service({ database, ${many}: create${Many}Store() })
  return { ${many}, routes: ${many}Routes({ ${many} }) }
}
`,

    [`${at}.test.ts`]: `import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

test('a new customer has none', async () => {
  const { client, user } = await server.customer()
  const { status, body } = await client.get(\`/api/${name}/\${user.id}\`)
  expect(status).toBe(200)
  expect(body).toEqual([])
})
`,
  }
}
