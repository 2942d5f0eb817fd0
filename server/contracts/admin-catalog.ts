import * as v from 'valibot'
import { billingPeriodSchema, planPromisesSchema } from './catalog.ts'
import { lineSchema } from './fields/line.ts'
import { dong, inEachLanguage, type Message } from './fields/messages.ts'
import type { Localized } from './rules/languages.ts'
import {
  CATALOG_ENTRIES_MAX,
  CATALOG_NAME_MAX,
  CATALOG_SIZE_MAX,
  CATALOG_TEXT_MAX,
  FEATURES_MAX,
  IMAGE_ID_MAX,
  PLAN_NAME_MAX,
  POSITION_MAX,
  PRICE_MAX,
  SLUG_MAX,
  SUCCESSORS_MAX,
} from './rules/limits.ts'
import { leastPromises } from './rules/plan-promises.ts'
import { amountSchema, daySchema, idSchema, timestampSchema } from './values.ts'

const textRequired = inEachLanguage({
  vi: 'Vui lòng nhập nội dung bằng cả ba ngôn ngữ',
  en: 'Enter the text in all three languages',
  zh: '请填写三种语言的内容',
})
const nameRequired = inEachLanguage({ vi: 'Vui lòng nhập tên', en: 'Enter a name', zh: '请填写名称' })
const tooLong = (max: number) =>
  inEachLanguage({
    vi: `Nội dung dài tối đa ${max} ký tự`,
    en: `Enter at most ${max} characters`,
    zh: `最多 ${max} 个字符`,
  })
const tooMany = (max: number) =>
  inEachLanguage({ vi: `Tối đa ${max} mục`, en: `Choose at most ${max}`, zh: `最多 ${max} 项` })
const sizeMessage = inEachLanguage({
  vi: `Vui lòng nhập số nguyên từ 1 đến ${CATALOG_SIZE_MAX}`,
  en: `Enter a whole number from 1 to ${CATALOG_SIZE_MAX}`,
  zh: `请填写 1 至 ${CATALOG_SIZE_MAX} 之间的整数`,
})
const slugMessage = inEachLanguage({
  vi: 'Mã chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối',
  en: 'An ID consists of lower-case letters, digits and hyphens',
  zh: '标识只能包含小写字母、数字和连字符',
})
const positionMessage = inEachLanguage({
  vi: `Thứ tự phải là số nguyên từ 1 đến ${POSITION_MAX}`,
  en: `The position must be a whole number from 1 to ${POSITION_MAX}`,
  zh: `位置须为 1 至 ${POSITION_MAX} 之间的整数`,
})
const dayMessage = inEachLanguage({
  vi: 'Vui lòng nhập ngày theo dạng năm-tháng-ngày',
  en: 'Enter the day as year-month-day',
  zh: '请按“年-月-日”填写日期',
})
const timeMessage = inEachLanguage({
  vi: 'Thời điểm không hợp lệ',
  en: 'The time is not valid',
  zh: '时间无效',
})
const flagMessage = inEachLanguage({
  vi: 'Mã quốc gia gồm hai chữ cái thường, chẳng hạn vn',
  en: 'A country code is two lower-case letters, such as vn',
  zh: '国家代码为两个小写字母，例如 vn',
})
const priceMessage = inEachLanguage({
  vi: `Giá phải là số nguyên đồng, tối đa ${dong(PRICE_MAX, 'vi')}`,
  en: `A price must be a whole number of dong, up to ${dong(PRICE_MAX, 'en')}`,
  zh: `价格须为整数越南盾，最高 ${dong(PRICE_MAX, 'zh')}`,
})
const listAmountMessage = inEachLanguage({
  vi: 'Giá gốc phải cao hơn giá bán',
  en: 'The original price must be higher than the price',
  zh: '划线价须高于售价',
})
const featuresMessage = inEachLanguage({
  vi: 'Mỗi ngôn ngữ cần cùng số tính năng',
  en: 'Each language needs the same number of features',
  zh: '每种语言的特性数量须相同',
})
const cancelMessage = inEachLanguage({
  vi: 'Chỉ có thể hủy giá này',
  en: 'A price can only be cancelled',
  zh: '价格只能取消',
})

const line = (max: number, message: Message) =>
  v.pipe(lineSchema(message), v.nonEmpty(message), v.maxLength(max, tooLong(max)))

/** Content in each language: none of them may be missing. */
const inEach = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.strictObject({ vi: schema, en: schema, zh: schema }, textRequired)

const localizedLine = (max: number) => inEach(line(max, textRequired))

/** The features of a plan or product: the same number in each language. */
const featuresSchema = v.pipe(
  inEach(v.pipe(v.array(line(CATALOG_NAME_MAX, textRequired)), v.maxLength(FEATURES_MAX, tooMany(FEATURES_MAX)))),
  v.check(({ vi, en, zh }: Localized<string[]>) => vi.length === en.length && en.length === zh.length, featuresMessage),
)

const slug = (max: number) =>
  v.pipe(v.string(slugMessage), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugMessage), v.maxLength(max, tooLong(max)))
const size = v.pipe(
  v.number(sizeMessage),
  v.safeInteger(sizeMessage),
  v.minValue(1, sizeMessage),
  v.maxValue(CATALOG_SIZE_MAX, sizeMessage),
)
const numberedIdSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A price: whole dong from 1 up, as text or as a number; as text for the server. */
const priceInputSchema = v.pipe(
  v.union([v.number(), v.string()], priceMessage),
  v.transform(String),
  v.regex(/^[1-9]\d{0,14}$/, priceMessage),
  v.check((text) => Number(text) <= PRICE_MAX, priceMessage),
)

/** What every entry has besides its own fields: its place in lists, and whether it is on sale. */
const listedFields = {
  position: v.pipe(
    v.number(positionMessage),
    v.safeInteger(positionMessage),
    v.minValue(1, positionMessage),
    v.maxValue(POSITION_MAX, positionMessage),
  ),
  isOffered: v.boolean(),
}
/** In a new entry: without a position it is the last one, and it is on sale unless said otherwise. */
const newListedFields = {
  position: v.optional(listedFields.position),
  isOffered: v.optional(listedFields.isOffered, true),
}
/** Grows with each change. A change names the version that the admin has seen. */
const version = { version: numberedIdSchema }
const nextCursor = { nextCursor: v.nullable(v.string()) }

const change = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ ...version, ...v.partial(v.strictObject({ ...entries, ...listedFields })).entries })

// Series.

const seriesFields = { name: localizedLine(CATALOG_NAME_MAX), description: localizedLine(CATALOG_TEXT_MAX) }

export const adminSeriesSchema = v.strictObject({ id: slug(SLUG_MAX), ...seriesFields, ...listedFields, ...version })
export type AdminSeries = v.InferOutput<typeof adminSeriesSchema>
export const newSeriesSchema = v.strictObject({ id: slug(SLUG_MAX), ...seriesFields, ...newListedFields })
export type NewSeries = v.InferOutput<typeof newSeriesSchema>
export const seriesChangeSchema = change(seriesFields)
export type SeriesChange = v.InferOutput<typeof seriesChangeSchema>
export const seriesResponseSchema = v.strictObject({ series: adminSeriesSchema })
export type SeriesResponse = v.InferOutput<typeof seriesResponseSchema>
export const adminSeriesListSchema = v.strictObject({ series: v.array(adminSeriesSchema), ...nextCursor })
export type AdminSeriesList = v.InferOutput<typeof adminSeriesListSchema>

// Plans.

const planFields = {
  seriesId: slug(SLUG_MAX),
  name: line(PLAN_NAME_MAX, nameRequired),
  cpu: size,
  ram: size,
  storage: size,
  bandwidth: size,
  ipv4: size,
  features: featuresSchema,
  promises: planPromisesSchema,
}
const planSwitches = {
  isPopular: v.boolean(),
  isSoldOut: v.boolean(),
  soldOutLocations: v.pipe(v.array(numberedIdSchema), v.maxLength(CATALOG_ENTRIES_MAX, tooMany(CATALOG_ENTRIES_MAX))),
}

/** A price as the back-office shows it: whole dong as text. */
export const adminAmountsSchema = v.strictObject({ amount: amountSchema, listAmount: v.nullable(amountSchema) })
export type AdminAmounts = v.InferOutput<typeof adminAmountsSchema>

/** A plan as the back-office shows it. `prices` hold now; null while there is none. `nextPriceAt` is when another one begins to hold. */
export const adminPlanSchema = v.strictObject({
  id: numberedIdSchema,
  ...planFields,
  ...planSwitches,
  ...listedFields,
  ...version,
  prices: v.strictObject({ monthly: v.nullable(adminAmountsSchema), yearly: v.nullable(adminAmountsSchema) }),
  nextPriceAt: v.nullable(timestampSchema),
})
export type AdminPlan = v.InferOutput<typeof adminPlanSchema>

/** The amount of a price, and the higher one that is shown struck through, if any. */
const amounts = { amount: priceInputSchema, listAmount: v.optional(v.nullable(priceInputSchema), null) }
const listAmountIsHigher = ({ amount, listAmount }: { amount: string; listAmount: string | null }) =>
  listAmount === null || Number(listAmount) > Number(amount)
const newAmountsSchema = v.pipe(
  v.strictObject(amounts),
  v.forward(v.check(listAmountIsHigher, listAmountMessage), ['listAmount']),
)

/**
 * `POST /api/admin/catalog/plans`. With `prices` the plan can be ordered at once; its number is chosen by the server. Without `promises`
 * it promises least.
 */
export const newPlanSchema = v.strictObject({
  ...planFields,
  promises: v.optional(planFields.promises, leastPromises),
  isPopular: v.optional(planSwitches.isPopular, false),
  isSoldOut: v.optional(planSwitches.isSoldOut, false),
  soldOutLocations: v.optional(planSwitches.soldOutLocations, []),
  ...newListedFields,
  prices: v.optional(v.strictObject({ monthly: newAmountsSchema, yearly: newAmountsSchema })),
})
export type NewPlan = v.InferOutput<typeof newPlanSchema>
export const planChangeSchema = change({ ...planFields, ...planSwitches })
export type PlanChange = v.InferOutput<typeof planChangeSchema>
export const planResponseSchema = v.strictObject({ plan: adminPlanSchema })
export type PlanResponse = v.InferOutput<typeof planResponseSchema>
export const adminPlansSchema = v.strictObject({ plans: v.array(adminPlanSchema), ...nextCursor })
export type AdminPlans = v.InferOutput<typeof adminPlansSchema>

// Prices.

/** Whether a price held before, holds now, will hold later, or was cancelled before it did. */
export const priceStates = ['past', 'current', 'future', 'cancelled'] as const

/** A price of a plan for a period, which is in force from `validFrom` until the next one is. */
export const adminPriceSchema = v.strictObject({
  id: idSchema,
  planId: numberedIdSchema,
  billingPeriod: billingPeriodSchema,
  ...adminAmountsSchema.entries,
  validFrom: timestampSchema,
  state: v.picklist(priceStates),
  createdAt: timestampSchema,
})
export type AdminPrice = v.InferOutput<typeof adminPriceSchema>

/**
 * `POST /api/admin/catalog/prices`: a new price, from `validFrom` on (now, if that is left out). Instances that were ordered before keep
 * theirs. With `expectedAmount`, the price that the admin has seen, it is refused when another one holds by now.
 */
export const newPriceSchema = v.pipe(
  v.strictObject({
    planId: numberedIdSchema,
    billingPeriod: billingPeriodSchema,
    ...amounts,
    validFrom: v.optional(v.pipe(v.string(timeMessage), v.isoTimestamp(timeMessage))),
    expectedAmount: v.optional(v.pipe(v.string(priceMessage), v.regex(/^\d{1,15}$/, priceMessage))),
  }),
  v.forward(
    v.check((price) => listAmountIsHigher(price), listAmountMessage),
    ['listAmount'],
  ),
)
export type NewPrice = v.InferOutput<typeof newPriceSchema>
/** `PATCH /api/admin/catalog/prices/{priceId}`: cancels a price that is not in force yet. */
export const priceChangeSchema = v.strictObject({ isCancelled: v.literal(true, cancelMessage) })
export type PriceChange = v.InferOutput<typeof priceChangeSchema>
export const priceResponseSchema = v.strictObject({ price: adminPriceSchema })
export type PriceResponse = v.InferOutput<typeof priceResponseSchema>
export const adminPricesSchema = v.strictObject({ prices: v.array(adminPriceSchema), ...nextCursor })
export type AdminPrices = v.InferOutput<typeof adminPricesSchema>

// Images: the operating systems.

const imageFields = {
  name: line(CATALOG_NAME_MAX, nameRequired),
  /** Null while its maker has not set a day. */
  endOfLife: v.nullable(v.pipe(v.string(dayMessage), v.isoDate(dayMessage), v.check(isDay, dayMessage))),
  successorIds: v.pipe(v.array(slug(IMAGE_ID_MAX)), v.maxLength(SUCCESSORS_MAX, tooMany(SUCCESSORS_MAX))),
  /** The least memory of a plan that can run it, in GB. */
  minRam: size,
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const adminImageSchema = v.strictObject({
  id: slug(IMAGE_ID_MAX),
  ...imageFields,
  endOfLife: v.nullable(daySchema),
  ...listedFields,
  ...version,
})
export type AdminImage = v.InferOutput<typeof adminImageSchema>
export const newImageSchema = v.strictObject({
  id: slug(IMAGE_ID_MAX),
  name: imageFields.name,
  endOfLife: v.optional(imageFields.endOfLife, null),
  successorIds: v.optional(imageFields.successorIds, []),
  minRam: v.optional(imageFields.minRam, 1),
  ...newListedFields,
})
export type NewImage = v.InferOutput<typeof newImageSchema>
export const imageChangeSchema = change(imageFields)
export type ImageChange = v.InferOutput<typeof imageChangeSchema>
export const imageResponseSchema = v.strictObject({ image: adminImageSchema })
export type ImageResponse = v.InferOutput<typeof imageResponseSchema>
export const adminImagesSchema = v.strictObject({ images: v.array(adminImageSchema), ...nextCursor })
export type AdminImages = v.InferOutput<typeof adminImagesSchema>

// Locations.

const locationFields = {
  /** The same in every language. */
  name: line(CATALOG_NAME_MAX, nameRequired),
  city: localizedLine(CATALOG_NAME_MAX),
  country: localizedLine(CATALOG_NAME_MAX),
  flag: v.pipe(v.string(flagMessage), v.regex(/^[a-z]{2}$/, flagMessage)),
}

export const adminLocationSchema = v.strictObject({
  id: numberedIdSchema,
  ...locationFields,
  isSoldOut: v.boolean(),
  ...listedFields,
  ...version,
})
export type AdminLocation = v.InferOutput<typeof adminLocationSchema>
export const newLocationSchema = v.strictObject({
  ...locationFields,
  isSoldOut: v.optional(v.boolean(), false),
  ...newListedFields,
})
export type NewLocation = v.InferOutput<typeof newLocationSchema>
export const locationChangeSchema = change({ ...locationFields, isSoldOut: v.boolean() })
export type LocationChange = v.InferOutput<typeof locationChangeSchema>
export const locationResponseSchema = v.strictObject({ location: adminLocationSchema })
export type LocationResponse = v.InferOutput<typeof locationResponseSchema>
export const adminLocationsSchema = v.strictObject({ locations: v.array(adminLocationSchema), ...nextCursor })
export type AdminLocations = v.InferOutput<typeof adminLocationsSchema>

// Categories and products.

const categoryFields = seriesFields

export const adminCategorySchema = v.strictObject({
  id: slug(SLUG_MAX),
  ...categoryFields,
  ...listedFields,
  ...version,
})
export type AdminCategory = v.InferOutput<typeof adminCategorySchema>
export const newCategorySchema = v.strictObject({ id: slug(SLUG_MAX), ...categoryFields, ...newListedFields })
export type NewCategory = v.InferOutput<typeof newCategorySchema>
export const categoryChangeSchema = change(categoryFields)
export type CategoryChange = v.InferOutput<typeof categoryChangeSchema>
export const categoryResponseSchema = v.strictObject({ category: adminCategorySchema })
export type CategoryResponse = v.InferOutput<typeof categoryResponseSchema>
export const adminCategoriesSchema = v.strictObject({ categories: v.array(adminCategorySchema), ...nextCursor })
export type AdminCategories = v.InferOutput<typeof adminCategoriesSchema>

const productFields = {
  categoryId: slug(SLUG_MAX),
  name: localizedLine(CATALOG_NAME_MAX),
  description: localizedLine(CATALOG_TEXT_MAX),
  features: featuresSchema,
}
/** The price in a month of a product that is sold by quotation. Null for one that is a plan. */
const productPrice = v.nullable(priceInputSchema)
/** The plan that a product is, at the plan's price. Null for one that is sold by quotation. */
const productPlan = v.nullable(numberedIdSchema)

/** A product as the back-office shows it: with either a price or a plan. */
export const adminProductSchema = v.strictObject({
  id: slug(SLUG_MAX),
  ...productFields,
  price: v.nullable(amountSchema),
  planId: productPlan,
  ...listedFields,
  ...version,
})
export type AdminProduct = v.InferOutput<typeof adminProductSchema>
export const newProductSchema = v.strictObject({
  id: slug(SLUG_MAX),
  ...productFields,
  price: v.optional(productPrice, null),
  planId: v.optional(productPlan, null),
  ...newListedFields,
})
export type NewProduct = v.InferOutput<typeof newProductSchema>
export const productChangeSchema = change({ ...productFields, price: productPrice, planId: productPlan })
export type ProductChange = v.InferOutput<typeof productChangeSchema>
export const productResponseSchema = v.strictObject({ product: adminProductSchema })
export type ProductResponse = v.InferOutput<typeof productResponseSchema>
export const adminProductsSchema = v.strictObject({ products: v.array(adminProductSchema), ...nextCursor })
export type AdminProducts = v.InferOutput<typeof adminProductsSchema>
