import * as v from 'valibot'
import {
  adminCategoriesSchema,
  adminImagesSchema,
  adminLocationsSchema,
  adminPlansSchema,
  adminPricesSchema,
  adminProductsSchema,
  adminSeriesListSchema,
  categoryChangeSchema,
  categoryResponseSchema,
  imageChangeSchema,
  imageResponseSchema,
  locationChangeSchema,
  locationResponseSchema,
  newCategorySchema,
  newImageSchema,
  newLocationSchema,
  newPlanSchema,
  newPriceSchema,
  newProductSchema,
  newSeriesSchema,
  planChangeSchema,
  planResponseSchema,
  priceChangeSchema,
  priceResponseSchema,
  productChangeSchema,
  productResponseSchema,
  seriesChangeSchema,
  seriesResponseSchema,
} from '#contracts/admin-catalog.ts'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { CatalogAdmin } from './catalog-admin-service.ts'
import type { EntriesAdmin, EntriesPage } from './catalog-entries-service.ts'
import { refusals } from './refusals.ts'

const cursorMessage = inEachLanguage({
  vi: 'cursor phải là nextCursor của một phản hồi trước đó',
  en: 'cursor must be the nextCursor of an earlier response',
  zh: 'cursor 必须为先前响应中的 nextCursor',
})
const planIdMessage = inEachLanguage({
  vi: 'planId phải là số của một gói',
  en: 'planId must be the number of a plan',
  zh: 'planId 必须为套餐编号',
})

/** The query of the lists in the order of positions, whose cursors are the ids of entries. */
const entriesQuerySchema = v.object({
  limit: pageQuerySchema.entries.limit,
  cursor: v.optional(v.pipe(v.string(cursorMessage), v.regex(/^[\w-]{1,100}$/, cursorMessage))),
})

const pricesQuerySchema = v.object({
  ...pageQuerySchema.entries,
  planId: v.optional(v.pipe(v.string(planIdMessage), v.regex(/^\d{1,10}$/, planIdMessage))),
})

const entriesPage = ({ limit, cursor }: v.InferOutput<typeof entriesQuerySchema>): EntriesPage => ({
  limit: pageRequest({ limit }).limit,
  after: cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString(),
})

/** What the routes of one kind of entries are made of. */
interface KindRoutes<
  Kind,
  Param,
  One extends string,
  Many extends string,
  New,
  Change extends { version: number },
  Shown,
> {
  /** The last part of the path: `plans`. */
  kind: Kind
  /** The name of the parameter with the id: `planId`. */
  param: Param
  /** The names of an entry and of the list in responses. */
  one: One
  many: Many
  /** What they are, for the summaries. */
  words: readonly [one: string, many: string]
  entries: EntriesAdmin<New, Change, Shown>
  newSchema: v.GenericSchema<unknown, New>
  changeSchema: v.GenericSchema<unknown, Change>
}

/** The three routes of one kind of entries. */
function routesOf<
  const Kind extends string,
  const Param extends string,
  One extends string,
  Many extends string,
  New,
  Change extends { version: number },
  Shown,
  const OneSchema extends v.GenericSchema,
  const ListSchema extends v.GenericSchema,
>(options: KindRoutes<Kind, Param, One, Many, New, Change, Shown> & { response: OneSchema; list: ListSchema }) {
  const { kind, param, one, many, words, entries, newSchema, changeSchema } = options
  const path = `/api/admin/catalog/${kind}` as const
  const base = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const
  return [
    route({
      ...base,
      method: 'GET',
      path,
      summary: `Lists the ${words[1]}, withdrawn ones too`,
      query: entriesQuerySchema,
      responses: { 200: options.list },
      async handle({ query }) {
        const { rows, nextCursor } = await entries.list(entriesPage(query))
        return { status: 200, body: { [many]: rows, nextCursor } }
      },
    }),
    route({
      ...base,
      method: 'POST',
      path,
      summary: `Adds a ${words[0]} to the catalogue`,
      body: newSchema,
      responses: { 201: options.response },
      requestHeaders: idempotencyKey,
      refusals: [refusals.already_exists, refusals.catalog_full, 'invalid', 'idempotency_mismatch'],
      async handle(call) {
        const { result, repeated } = await entries.create(call, call.body, call.header('idempotency-key'))
        return { status: 201, body: { [one]: result }, headers: replayedHeader(repeated) }
      },
    }),
    route({
      ...base,
      method: 'PATCH',
      path: `${path}/:${param}` as const,
      summary: `Changes a ${words[0]} of the version that the admin has seen, or withdraws it from sale`,
      params: v.object({ [param]: idSchema }) as unknown as v.GenericSchema<unknown, Record<Param, string>>,
      body: changeSchema,
      responses: { 200: options.response },
      requestHeaders: idempotencyKey,
      refusals: ['not_found', refusals.catalog_changed, 'idempotency_mismatch'],
      async handle(call) {
        const key = call.header('idempotency-key')
        const { result, repeated } = await entries.change(call, call.params[param], call.body, key)
        return { status: 200, body: { [one]: result }, headers: replayedHeader(repeated) }
      },
    }),
  ]
}

/** The routes with which admins change the catalogue. */
export const catalogAdminRoutes = ({ admin }: { admin: CatalogAdmin }) => [
  ...routesOf({
    kind: 'series',
    param: 'seriesId',
    one: 'series',
    many: 'series',
    words: ['series of plans', 'series of plans'],
    entries: admin.series,
    newSchema: newSeriesSchema,
    changeSchema: seriesChangeSchema,
    response: seriesResponseSchema,
    list: adminSeriesListSchema,
  }),
  ...routesOf({
    kind: 'plans',
    param: 'planId',
    one: 'plan',
    many: 'plans',
    words: ['plan', 'plans'],
    entries: admin.plans,
    newSchema: newPlanSchema,
    changeSchema: planChangeSchema,
    response: planResponseSchema,
    list: adminPlansSchema,
  }),
  ...routesOf({
    kind: 'images',
    param: 'imageId',
    one: 'image',
    many: 'images',
    words: ['system', 'operating systems'],
    entries: admin.images,
    newSchema: newImageSchema,
    changeSchema: imageChangeSchema,
    response: imageResponseSchema,
    list: adminImagesSchema,
  }),
  ...routesOf({
    kind: 'locations',
    param: 'locationId',
    one: 'location',
    many: 'locations',
    words: ['location', 'locations'],
    entries: admin.locations,
    newSchema: newLocationSchema,
    changeSchema: locationChangeSchema,
    response: locationResponseSchema,
    list: adminLocationsSchema,
  }),
  ...routesOf({
    kind: 'categories',
    param: 'categoryId',
    one: 'category',
    many: 'categories',
    words: ['category', 'categories'],
    entries: admin.categories,
    newSchema: newCategorySchema,
    changeSchema: categoryChangeSchema,
    response: categoryResponseSchema,
    list: adminCategoriesSchema,
  }),
  ...routesOf({
    kind: 'products',
    param: 'productId',
    one: 'product',
    many: 'products',
    words: ['product', 'products'],
    entries: admin.products,
    newSchema: newProductSchema,
    changeSchema: productChangeSchema,
    response: productResponseSchema,
    list: adminProductsSchema,
  }),
  ...pricesRoutes(admin),
]

const pricesRoutes = ({ prices }: Pick<CatalogAdmin, 'prices'>) => [
  route({
    method: 'GET',
    path: '/api/admin/catalog/prices',
    summary: 'Lists the prices of plans, newest first: past, present, future and cancelled ones',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    query: pricesQuerySchema,
    responses: { 200: adminPricesSchema },
    async handle({ query: { planId, ...page } }) {
      const { rows, nextCursor } = await prices.list(
        pageRequest(page),
        planId === undefined ? undefined : Number(planId),
      )
      return { status: 200, body: { prices: rows, nextCursor } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/catalog/prices',
    summary: 'Sets a new price of a plan, from now or a later time on',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    body: newPriceSchema,
    responses: { 201: priceResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [refusals.catalog_changed, 'idempotency_mismatch'],
    async handle(call) {
      const { result, repeated } = await prices.create(call, call.body, call.header('idempotency-key'))
      return { status: 201, body: { price: result }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/catalog/prices/:priceId',
    summary: 'Cancels a price that is not in force yet',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ priceId: idSchema }),
    body: priceChangeSchema,
    responses: { 200: priceResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.price_holds, 'idempotency_mismatch'],
    async handle(call) {
      const { result, repeated } = await prices.cancel(call, call.params.priceId, call.header('idempotency-key'))
      return { status: 200, body: { price: result }, headers: replayedHeader(repeated) }
    },
  }),
]
