import { valibotResolver } from '@hookform/resolvers/valibot'
import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn'
import { Check, Plus, Server, Smartphone, Wallet, WalletMinimal } from 'lucide-react'
import { createContext, use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { useController, useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  a as billingPeriods,
  C as DEPOSIT_MAX,
  w as DEPOSIT_MIN,
  y as depositFee,
  b as feePercent,
  x as paymentMethods,
  o as priceOf,
  n as quoteOrder,
  r as systemsFor,
  i as topUpFor,
} from './account-CmgmESrj.js'
import {
  j as Badge,
  X as Button,
  yt as classNames,
  m as describedByIds,
  i as EmptyState,
  it as ErrorState,
  f as FieldMessages,
  D as givenName,
  k as Heading,
  st as Icon,
  _ as Notice,
  p as RequiredMark,
  A as Skeleton,
  J as Stack,
  at as Text,
  b as useAction,
  G as useFormats,
  rt as useMergedRef,
  vt as useMessage,
  gt as VisuallyHidden,
} from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'
import { r as Field, n as Input } from './forms-D21Tu8l-.js'

var summary = '_1yv5rnf1'
var lines = '_1yv5rnf2'
var line$1 = '_1yv5rnf3'
var lineValue = '_1yv5rnf4'
var price = '_1yv5rnf6'
var yearly = '_1yv5rnf7'
var specs = '_1yv5rnf8'
var planPrice = '_1yv5rnf9'
var footer$1 = '_1yv5rnfa'
var buttons$2 = '_1yv5rnfb'
var cancel$1 = '_1yv5rnfd'
// design-system/components/RadioCards/RadioCards.css.ts
var group = 'm6mbtb0'
var label = 'm6mbtb1'
var cards = createRuntimeFn({
  defaultClassName: 'm6mbtb2',
  variantClassNames: {
    columns: {
      1: 'm6mbtb3',
      2: 'm6mbtb4',
      3: 'm6mbtb5',
      4: 'm6mbtb6',
    },
  },
  defaultVariants: {},
  compoundVariants: [],
})
var card = 'm6mbtb7'
var mark$1 = 'm6mbtb8'
var input = 'm6mbtb9'
var check$1 = 'm6mbtba'
var text = 'm6mbtbb'
var title = 'm6mbtbc'
// design-system/components/RadioCards/radio-cards-context.ts
var RadioCardsContext = createContext(null)
/** The group around a card. @throws outside RadioCards. */
function useRadioCards() {
  const group = use(RadioCardsContext)
  if (!group) throw new Error('A RadioCard stands inside <RadioCards label="…">: the group gives it its name.')
  return group
}
// design-system/components/RadioCards/RadioCard.tsx
/** One choice of RadioCards; the whole card is its label. Ref and native props reach the `<input>`, `className` the card. */
function RadioCard({
  value,
  title: title$1,
  description,
  aside: aside$1,
  disabledReason,
  className,
  onChange,
  ...rest
}) {
  const group = useRadioCards()
  const id = useId()
  const { onValueChange } = group
  const state = onValueChange
    ? { checked: group.value === value }
    : group.defaultValue !== void 0 && { defaultChecked: group.defaultValue === value }
  const details = [description && `${id}-description`, aside$1 && `${id}-aside`, disabledReason && `${id}-reason`]
  return /* @__PURE__ */ jsxs('label', {
    'data-component': 'RadioCard',
    className: classNames(card, className),
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: mark$1,
        children: [
          /* @__PURE__ */ jsx('input', {
            name: group.name,
            required: group.required,
            ...state,
            ...rest,
            type: 'radio',
            value,
            disabled: disabledReason !== void 0,
            'aria-labelledby': `${id}-title`,
            'aria-describedby': details.filter(Boolean).join(' ') || void 0,
            onChange: (event) => {
              onChange?.(event)
              onValueChange?.(value)
            },
            className: input,
          }),
          /* @__PURE__ */ jsx(Icon, {
            icon: Check,
            className: check$1,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('span', {
        className: text,
        children: [
          /* @__PURE__ */ jsx('span', {
            id: `${id}-title`,
            className: title,
            children: title$1,
          }),
          description &&
            /* @__PURE__ */ jsx('span', {
              id: `${id}-description`,
              className: 'm6mbtbd',
              children: description,
            }),
          disabledReason &&
            /* @__PURE__ */ jsx('span', {
              id: `${id}-reason`,
              className: 'm6mbtbd',
              children: disabledReason,
            }),
        ],
      }),
      aside$1 &&
        /* @__PURE__ */ jsx('span', {
          id: `${id}-aside`,
          className: 'm6mbtbe',
          children: aside$1,
        }),
    ],
  })
}
// design-system/components/RadioCards/RadioCards.tsx
/** One of a few that deserve more than a word each: a plan, a payment method, a place. Rest props and ref reach the root. */
function RadioCards({
  label: label$1,
  name,
  value,
  defaultValue,
  onValueChange,
  description,
  error,
  required = false,
  columns = 1,
  className,
  children,
  ...rest
}) {
  const id = useId()
  const groupName = name ?? `${id}-name`
  const messages = {
    descriptionId: `${id}-description`,
    errorId: `${id}-error`,
    description,
    error,
  }
  const group$1 = useMemo(
    () => ({
      name: groupName,
      value,
      defaultValue,
      onValueChange,
      required,
    }),
    [groupName, value, defaultValue, onValueChange, required],
  )
  return /* @__PURE__ */ jsxs('div', {
    role: 'radiogroup',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedByIds(messages),
    'aria-invalid': Boolean(error) || void 0,
    'aria-required': required || void 0,
    'data-component': 'RadioCards',
    'data-invalid': Boolean(error) || void 0,
    ...rest,
    className: classNames(group, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        id: `${id}-label`,
        className: label,
        children: [label$1, required && /* @__PURE__ */ jsx(RequiredMark, {})],
      }),
      /* @__PURE__ */ jsx('div', {
        className: cards({ columns }),
        children: /* @__PURE__ */ jsx(RadioCardsContext, {
          value: group$1,
          children,
        }),
      }),
      /* @__PURE__ */ jsx(FieldMessages, { ...messages }),
    ],
  })
}
// design-system/account/OrderDialog/OrderFields.tsx
/** The choices of the order form, in the order in which they are made. */
function OrderFields({ form, catalog, plan, pending, texts }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(PlanField, {
        form,
        catalog,
        pending,
        texts,
      }),
      /* @__PURE__ */ jsx(LocationField, {
        form,
        catalog,
        pending,
        texts,
      }),
      /* @__PURE__ */ jsx(SystemField, {
        form,
        catalog,
        plan,
        pending,
        texts,
      }),
      /* @__PURE__ */ jsx(NameField, {
        form,
        pending,
        texts,
      }),
      /* @__PURE__ */ jsx(PeriodField, {
        form,
        plan,
        pending,
        texts,
      }),
    ],
  })
}
function PlanField({ form, catalog, pending, texts }) {
  const { currency, number } = useFormats()
  const { field, fieldState } = useController({
    control: form.control,
    name: 'planId',
  })
  const choose = (value) => {
    if (pending) return
    const next = catalog.plans.find(({ id }) => id === Number(value))
    field.onChange(Number(value))
    const system = form.getValues('operatingSystem')
    if (next && !next.osSupported.some((id) => id === system)) form.setValue('operatingSystem', '')
  }
  return /* @__PURE__ */ jsx(RadioCards, {
    label: texts.plan,
    name: field.name,
    value: String(field.value),
    onValueChange: choose,
    error: fieldState.error?.message,
    required: true,
    children: catalog.plans.map((plan, index) =>
      /* @__PURE__ */ jsx(
        RadioCard,
        {
          ref: index === 0 ? field.ref : void 0,
          value: String(plan.id),
          title: plan.name,
          description: /* @__PURE__ */ jsxs('span', {
            className: specs,
            children: [
              /* @__PURE__ */ jsx('span', { children: texts.planSpecs(plan) }),
              /* @__PURE__ */ jsx('span', { children: texts.planBandwidth(number(plan.bandwidth)) }),
            ],
          }),
          aside: /* @__PURE__ */ jsx(Price, {
            amount: currency(plan.priceMonthly),
            period: texts.perPeriod.monthly,
          }),
        },
        plan.id,
      ),
    ),
  })
}
function LocationField({ form, catalog, pending, texts }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'locationId',
  })
  return /* @__PURE__ */ jsx(RadioCards, {
    label: texts.location,
    name: field.name,
    value: String(field.value),
    onValueChange: (value) => {
      if (!pending) field.onChange(Number(value))
    },
    error: fieldState.error?.message,
    required: true,
    columns: 2,
    children: catalog.locations.map((location, index) =>
      /* @__PURE__ */ jsx(
        RadioCard,
        {
          ref: index === 0 ? field.ref : void 0,
          value: String(location.id),
          title: location.name,
          description: location.country,
        },
        location.id,
      ),
    ),
  })
}
function SystemField({ form, catalog, plan, pending, texts }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'operatingSystem',
  })
  const offered = systemsFor(catalog, plan)
  const missing = catalog.operatingSystems.filter((system) => !offered.includes(system)).map(({ name }) => name)
  return /* @__PURE__ */ jsx(RadioCards, {
    label: texts.operatingSystem,
    name: field.name,
    value: field.value,
    onValueChange: (value) => {
      if (!pending) field.onChange(value)
    },
    description: plan && missing.length > 0 && texts.unsupportedSystems(plan.name, missing.join(', ')),
    error: fieldState.error?.message,
    required: true,
    columns: 2,
    children: offered.map((system, index) =>
      /* @__PURE__ */ jsx(
        RadioCard,
        {
          ref: index === 0 ? field.ref : void 0,
          value: system.id,
          title: system.name,
        },
        system.id,
      ),
    ),
  })
}
/** A component of its own, since the form points at the first error in the order in which its fields were made. */
function NameField({ form, pending, texts }) {
  const { error } = form.getFieldState('name', form.formState)
  return /* @__PURE__ */ jsx(Field, {
    label: texts.name,
    description: error ? void 0 : texts.nameDescription,
    error: error?.message,
    required: true,
    children: /* @__PURE__ */ jsx(Input, {
      ...form.register('name'),
      readOnly: pending,
      placeholder: texts.namePlaceholder,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    }),
  })
}
function PeriodField({ form, plan, pending, texts }) {
  const { currency } = useFormats()
  const { field, fieldState } = useController({
    control: form.control,
    name: 'billingPeriod',
  })
  return /* @__PURE__ */ jsxs(RadioCards, {
    label: texts.billingPeriod,
    name: field.name,
    value: field.value,
    onValueChange: (value) => {
      if (!pending) field.onChange(value)
    },
    error: fieldState.error?.message,
    required: true,
    columns: 2,
    children: [
      /* @__PURE__ */ jsx(RadioCard, {
        ref: field.ref,
        value: 'monthly',
        title: texts.periods.monthly,
        description: plan && currency(priceOf(plan, 'monthly')),
      }),
      /* @__PURE__ */ jsx(RadioCard, {
        value: 'yearly',
        title: texts.periods.yearly,
        description: /* @__PURE__ */ jsxs('span', {
          className: yearly,
          children: [
            plan && currency(priceOf(plan, 'yearly')),
            /* @__PURE__ */ jsx(Badge, {
              tone: 'promotion',
              children: texts.yearlySaving,
            }),
          ],
        }),
      }),
    ],
  })
}
function Price({ amount, period }) {
  return /* @__PURE__ */ jsxs('span', {
    className: planPrice,
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'large',
        weight: 'semibold',
        numeric: true,
        render: /* @__PURE__ */ jsx('span', {}),
        children: amount,
      }),
      /* @__PURE__ */ jsx(Text, {
        size: 'caption',
        tone: 'secondary',
        render: /* @__PURE__ */ jsx('span', {}),
        children: period,
      }),
    ],
  })
}
// design-system/account/OrderDialog/OrderFooter.tsx
/** The way out and the way on; when the balance does not reach, why, and the way to mend it. */
function OrderFooter({ formId, quote, billingPeriod, pending, error, onCancel, onTopUp, texts }) {
  const { currency } = useFormats()
  const reasonId = useId()
  const shortfall = quote?.wallet && quote.wallet.shortfall !== '0' ? quote.wallet.shortfall : void 0
  return /* @__PURE__ */ jsxs('div', {
    className: footer$1,
    children: [
      error !== void 0 &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'critical',
          title: texts.failureTitle,
          role: 'alert',
          children: error,
        }),
      shortfall !== void 0 &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'critical',
          role: 'status',
          action: /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            size: 'small',
            onClick: () => onTopUp(shortfall),
            children: texts.topUp,
          }),
          children: /* @__PURE__ */ jsx('span', {
            id: reasonId,
            children: texts.insufficientBalance,
          }),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: buttons$2,
        children: [
          quote &&
            /* @__PURE__ */ jsxs('div', {
              className: '_1yv5rnfc',
              children: [
                /* @__PURE__ */ jsx(Text, {
                  size: 'caption',
                  tone: 'secondary',
                  children: texts.total,
                }),
                /* @__PURE__ */ jsxs('div', {
                  className: '_1yv5rnf6',
                  children: [
                    /* @__PURE__ */ jsx(Text, {
                      size: 'large',
                      weight: 'semibold',
                      numeric: true,
                      children: currency(quote.cost),
                    }),
                    /* @__PURE__ */ jsx(Text, {
                      size: 'caption',
                      tone: 'secondary',
                      children: texts.perPeriod[billingPeriod],
                    }),
                  ],
                }),
              ],
            }),
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            onClick: () => onCancel(),
            className: cancel$1,
            children: texts.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            form: formId,
            loading: pending,
            ...(shortfall !== void 0 && {
              disabledReason: texts.shortfall(currency(shortfall)),
              'aria-describedby': reasonId,
            }),
            children: pending ? texts.submitting : texts.submit,
          }),
        ],
      }),
    ],
  })
}
// design-system/account/OrderDialog/OrderSummary.tsx
/** What is ordered and what it comes to: price, choices, period, next billing, and the wallet before and after. */
function OrderSummary({ plan, quote, texts, ...choices }) {
  const headingId = useId()
  return /* @__PURE__ */ jsxs('section', {
    'data-component': 'OrderSummary',
    'aria-labelledby': headingId,
    className: summary,
    children: [
      /* @__PURE__ */ jsx(Heading, {
        id: headingId,
        level: 2,
        size: 'small',
        children: texts.summary,
      }),
      plan && quote
        ? /* @__PURE__ */ jsx(Quoted, {
            plan,
            quote,
            texts,
            ...choices,
          })
        : /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: texts.summaryEmpty,
          }),
    ],
  })
}
function Quoted({ plan, quote, billingPeriod, location, operatingSystem, name, texts }) {
  const { currency, date } = useFormats()
  const { wallet } = quote
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: price,
        children: [
          /* @__PURE__ */ jsx(Text, {
            size: 'figure',
            weight: 'semibold',
            numeric: true,
            children: currency(quote.cost),
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: texts.perPeriod[billingPeriod],
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: lines,
        children: [
          /* @__PURE__ */ jsx(Line$1, {
            label: texts.plan,
            children: plan.name,
          }),
          location &&
            /* @__PURE__ */ jsx(Line$1, {
              label: texts.location,
              children: location,
            }),
          operatingSystem &&
            /* @__PURE__ */ jsx(Line$1, {
              label: texts.operatingSystem,
              children: operatingSystem,
            }),
          name &&
            /* @__PURE__ */ jsx(Line$1, {
              label: texts.name,
              children: name,
            }),
          /* @__PURE__ */ jsx(Line$1, {
            label: texts.summaryPeriod,
            children: texts.periods[billingPeriod],
          }),
          /* @__PURE__ */ jsx(Line$1, {
            label: texts.nextBillingDate,
            children: /* @__PURE__ */ jsx('time', {
              dateTime: quote.nextBillingDate,
              children: date(quote.nextBillingDate),
            }),
          }),
        ],
      }),
      wallet &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsx('div', { className: '_1yv5rnf5' }),
            /* @__PURE__ */ jsxs('dl', {
              className: '_1yv5rnf2',
              children: [
                /* @__PURE__ */ jsx(Line$1, {
                  label: texts.walletNow,
                  children: currency(wallet.before),
                }),
                /* @__PURE__ */ jsx(Line$1, {
                  label: texts.walletAfter,
                  tone: wallet.shortfall === '0' ? 'primary' : 'critical',
                  children: currency(wallet.after),
                }),
              ],
            }),
            wallet.shortfall !== '0' &&
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                weight: 'medium',
                tone: 'critical',
                children: texts.shortfall(currency(wallet.shortfall)),
              }),
          ],
        }),
    ],
  })
}
function Line$1({ label, tone = 'primary', children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: line$1,
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        tone: 'secondary',
        render: /* @__PURE__ */ jsx('dt', {}),
        children: label,
      }),
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        weight: 'semibold',
        tone,
        numeric: true,
        className: lineValue,
        render: /* @__PURE__ */ jsx('dd', {}),
        children,
      }),
    ],
  })
}
// server/contracts/rules/operating-systems.ts
/** The operating systems that an instance can be ordered with (product spec, section 9). */
var operatingSystemIds = ['ubuntu', 'centos', 'debian', 'windows']
// server/contracts/text.ts
/**
 * Characters that are invisible or change how the text around them is shown: zero-width characters, direction controls and other
 * format characters, C1 control characters, and blanks that count as letters or symbols.
 */
var invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2800]/gu
/**
 * Normalises a line of text for storage and display: composed (NFC), without invisible characters, with single spaces between words
 * and none around them. Invisible characters are removed rather than refused: they come with pasted text, users could not see them
 * to remove them, and no name in Vietnamese, English or Chinese needs one.
 */
var cleanLine = (text) => text.replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim()
/** A line of text that others see; later checks of a pipe apply to the normalised text. `message` is for values of other types. */
var lineSchema = (message) => v.pipe(v.string(message), v.transform(cleanLine))
// server/contracts/fields/order.ts
/** An id of the catalogue: 1 or more. */
var idField = (message) => v.pipe(v.number(message), v.safeInteger(message), v.minValue(1, message))
/** What a customer chooses, as the order dialog checks it and as the server takes it. */
var orderFields = (messages) => ({
  planId: idField(messages.planRequired),
  locationId: idField(messages.locationRequired),
  name: v.pipe(
    lineSchema(messages.nameRequired),
    v.nonEmpty(messages.nameRequired),
    v.maxLength(50, messages.nameTooLong),
  ),
  operatingSystem: v.picklist(operatingSystemIds, messages.operatingSystemRequired),
  billingPeriod: v.picklist(billingPeriods, messages.billingPeriodRequired),
})
// design-system/account/OrderDialog/order-form.schema.ts
/** The order form's rules, which are the server's. Ids are 0 and the system is `''` while nothing is chosen. */
function createOrderSchema(messages) {
  const fields = orderFields(messages)
  return v.object({
    ...fields,
    operatingSystem: v.pipe(v.string(), fields.operatingSystem),
  })
}
// design-system/account/OrderDialog/OrderDialog.tsx
var nothingChosen = {
  planId: 0,
  locationId: 0,
  name: '',
  operatingSystem: '',
  billingPeriod: 'monthly',
}
/** Orders a VPS: plan, place, system, name and period, and what they come to. What was chosen outlasts closing it. */
function OrderDialog({ open, onOpenChange, catalog, balance, now, onSubmit, onTopUp, texts, ...rest }) {
  const formId = useId()
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createOrderSchema(texts.validation)), [texts.validation])
  const form = useForm({
    resolver,
    defaultValues: nothingChosen,
  })
  const [planId, billingPeriod, locationId, operatingSystem, name] = useWatch({
    control: form.control,
    name: ['planId', 'billingPeriod', 'locationId', 'operatingSystem', 'name'],
  })
  const offered = catalog.status === 'ready' ? catalog.data : void 0
  const plan = offered?.plans.find(({ id }) => id === planId)
  const quote = plan && quoteOrder(plan, billingPeriod, now, balance)
  const affordable = quote?.wallet === void 0 || quote.wallet.shortfall === '0'
  const submit = form.handleSubmit(async (order) => {
    if (!affordable || pending) return
    if (await run(() => onSubmit(order))) form.reset(nothingChosen)
  })
  return /* @__PURE__ */ jsxs(Dialog, {
    'data-component': 'OrderDialog',
    ...rest,
    open,
    onOpenChange: (next) => {
      if (!pending) onOpenChange(next)
    },
    heading: texts.heading,
    description: texts.description,
    size: 'wide',
    footer:
      catalog.status === 'ready' &&
      /* @__PURE__ */ jsx(OrderFooter, {
        formId,
        quote,
        billingPeriod,
        pending,
        error,
        onCancel: () => onOpenChange(false),
        onTopUp,
        texts,
      }),
    children: [
      catalog.status === 'loading' && /* @__PURE__ */ jsx(LoadingCatalog, {}),
      catalog.status === 'error' &&
        /* @__PURE__ */ jsx(ErrorState, {
          title: texts.catalogError,
          description: catalog.message,
          onRetry: catalog.onRetry,
        }),
      catalog.status === 'ready' &&
        /* @__PURE__ */ jsxs('form', {
          id: formId,
          noValidate: true,
          'aria-busy': pending || void 0,
          onSubmit: submit,
          className: '_1yv5rnf0',
          children: [
            /* @__PURE__ */ jsx(Stack, {
              space: 'lg',
              children: /* @__PURE__ */ jsx(OrderFields, {
                form,
                catalog: catalog.data,
                plan,
                pending,
                texts,
              }),
            }),
            /* @__PURE__ */ jsx(OrderSummary, {
              plan,
              quote,
              billingPeriod,
              location: offered?.locations.find(({ id }) => id === locationId)?.name,
              operatingSystem: offered?.operatingSystems.find(({ id }) => id === operatingSystem)?.name,
              name: name.trim(),
              texts,
            }),
          ],
        }),
    ],
  })
}
function LoadingCatalog() {
  const loading = useMessage('loading')
  return /* @__PURE__ */ jsxs(Stack, {
    space: 'lg',
    'aria-busy': true,
    children: [
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: loading,
      }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'short' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'short' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
    ],
  })
}
// design-system/account/use-focus-once-changed.ts
/**
 * A ref to what takes the focus when `value` has changed, such as the field of the next step. What has it at first is decided by
 * whoever opened the page or the dialog.
 */
function useFocusOnceChanged(value) {
  const target = useRef(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    target.current?.focus()
  }, [value])
  return target
}
// design-system/account/PhoneVerification/PhoneVerification.css.ts
var verification = '_1ltnbvv0'
var buttons$1 = '_1ltnbvv1'
var code = '_1ltnbvv2'
// design-system/account/PhoneVerification/phone-schema.ts
/** Spaces alone count as nothing; those around the value are left out. */
var filled = (message) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
/** The first step's rule: a number of any form. */
var createPhoneSchema = ({ phoneRequired }) => v.object({ phone: filled(phoneRequired) })
/** The second step's rule: a code of any characters. Its length is held by the field. */
var createCodeSchema = ({ codeRequired }) => v.object({ code: filled(codeRequired) })
// design-system/account/PhoneVerification/CodeStep.tsx
/** Asks for the code, and leads back to the number. */
function CodeStep({ phone, pending, onSubmit, onChangeNumber, fieldRef, texts }) {
  const resolver = useMemo(() => valibotResolver(createCodeSchema(texts.validation)), [texts.validation])
  const form = useForm({
    resolver,
    defaultValues: { code: '' },
  })
  const { ref, ...field } = form.register('code')
  const submit = form.handleSubmit(async (values) => {
    const error = await onSubmit(values.code)
    if (error !== void 0) form.setError('code', { message: error }, { shouldFocus: true })
  })
  return /* @__PURE__ */ jsx('form', {
    noValidate: true,
    'aria-busy': pending || void 0,
    onSubmit: submit,
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'md',
      children: [
        /* @__PURE__ */ jsx(Field, {
          label: texts.code,
          description: texts.codeDescription(phone),
          error: form.formState.errors.code?.message,
          required: true,
          children: /* @__PURE__ */ jsx(Input, {
            ...field,
            ref: useMergedRef(ref, fieldRef),
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 6,
            size: 'large',
            className: code,
            spellCheck: false,
            readOnly: pending,
          }),
        }),
        /* @__PURE__ */ jsxs('div', {
          className: buttons$1,
          children: [
            /* @__PURE__ */ jsx(Button, {
              type: 'submit',
              loading: pending,
              children: pending ? texts.verifying : texts.verify,
            }),
            /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'ghost',
              onClick: () => {
                if (!pending) onChangeNumber()
              },
              children: texts.changeNumber,
            }),
          ],
        }),
      ],
    }),
  })
}
// design-system/account/PhoneVerification/NumberStep.tsx
/** Asks for the number that the code goes to. */
function NumberStep({ phone, pending, onSubmit, fieldRef, texts }) {
  const resolver = useMemo(() => valibotResolver(createPhoneSchema(texts.validation)), [texts.validation])
  const form = useForm({
    resolver,
    defaultValues: { phone },
  })
  const { ref, ...field } = form.register('phone')
  const submit = form.handleSubmit(async (values) => {
    const error = await onSubmit(values.phone)
    if (error !== void 0) form.setError('phone', { message: error }, { shouldFocus: true })
  })
  return /* @__PURE__ */ jsx('form', {
    noValidate: true,
    'aria-busy': pending || void 0,
    onSubmit: submit,
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'md',
      children: [
        /* @__PURE__ */ jsx(Field, {
          label: texts.phone,
          description: texts.phoneDescription,
          error: form.formState.errors.phone?.message,
          required: true,
          children: /* @__PURE__ */ jsx(Input, {
            ...field,
            ref: useMergedRef(ref, fieldRef),
            type: 'tel',
            inputMode: 'tel',
            autoComplete: 'tel',
            size: 'large',
            placeholder: texts.phonePlaceholder,
            readOnly: pending,
          }),
        }),
        /* @__PURE__ */ jsx('div', {
          className: buttons$1,
          children: /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            loading: pending,
            children: pending ? texts.sendingCode : texts.sendCode,
          }),
        }),
      ],
    }),
  })
}
// design-system/account/PhoneVerification/PhoneVerification.tsx
/**
 * Proves that a phone number is the customer's: the number, the code that was sent to it, done (product spec, section 4). How
 * long a step takes is the owner's affair. It stands in a dialog or on a page, and brings no heading.
 */
function PhoneVerification({ onSendCode, onVerify, verified: verified$1 = false, texts, className, ...rest }) {
  const [step, setStep] = useState('number')
  const [phone, setPhone] = useState('')
  const { pending, run } = useAction()
  const shown = verified$1 ? 'verified' : step
  const focusTarget = useFocusOnceChanged(step)
  /** Runs one step; returns why it failed. */
  const send = async (step, next) => {
    if (pending) return void 0
    let error
    await run(async () => {
      const result = await step()
      if (result.ok) next()
      else error = result.message
      return result
    })
    return error
  }
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'PhoneVerification',
    'data-step': shown,
    ...rest,
    className: classNames(verification, className),
    children: [
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children:
          pending &&
          {
            number: texts.sendingCode,
            code: texts.verifying,
            verified: '',
          }[shown],
      }),
      shown === 'number' &&
        /* @__PURE__ */ jsx(NumberStep, {
          phone,
          pending,
          onSubmit: (number) =>
            send(
              () => onSendCode(number),
              () => {
                setPhone(number)
                setStep('code')
              },
            ),
          fieldRef: focusTarget,
          texts,
        }),
      shown === 'code' &&
        /* @__PURE__ */ jsx(CodeStep, {
          phone,
          pending,
          onSubmit: (code) =>
            send(
              () => onVerify(code),
              () => setStep('verified'),
            ),
          onChangeNumber: () => setStep('number'),
          fieldRef: focusTarget,
          texts,
        }),
      shown === 'verified' &&
        /* @__PURE__ */ jsxs('div', {
          ref: focusTarget,
          tabIndex: -1,
          className: '_1ltnbvv3',
          children: [
            /* @__PURE__ */ jsx('span', {
              className: '_1ltnbvv4',
              children: /* @__PURE__ */ jsx(Icon, {
                icon: Check,
                size: 'medium',
              }),
            }),
            /* @__PURE__ */ jsxs('div', {
              children: [
                /* @__PURE__ */ jsx(Text, {
                  weight: 'semibold',
                  children: texts.verified,
                }),
                /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  tone: 'secondary',
                  children: phone || texts.verifiedDescription,
                }),
              ],
            }),
          ],
        }),
    ],
  })
}
// design-system/account/OnboardingDialog/OnboardingDialog.css.ts
var guide = 'grvdm10'
var steps = 'grvdm11'
var step = 'grvdm12'
var task = 'grvdm14'
var fact = 'grvdm15'
var wallet = 'grvdm16'
var balance = 'grvdm17'
var facts = 'grvdm18'
// design-system/account/OnboardingDialog/OnboardingSteps.tsx
var taskIcons = [Smartphone, Wallet, Server]
/** What there is to do, and what for. */
function WelcomeStep({ texts }) {
  return /* @__PURE__ */ jsx('ul', {
    role: 'list',
    children: texts.tasks.map((task$1, index) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: task,
          children: [
            /* @__PURE__ */ jsx(Icon, {
              icon: taskIcons[index] ?? Server,
              size: 'medium',
            }),
            /* @__PURE__ */ jsxs('div', {
              children: [
                /* @__PURE__ */ jsx(Text, {
                  weight: 'medium',
                  children: task$1.title,
                }),
                /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  tone: 'secondary',
                  children: task$1.description,
                }),
              ],
            }),
          ],
        },
        task$1.title,
      ),
    ),
  })
}
/** What is in the wallet, and the way to put more in. */
function DepositStep({ balance: balance$1, done, onTopUp, texts }) {
  return /* @__PURE__ */ jsxs('section', {
    'aria-label': texts.balance,
    className: wallet,
    children: [
      /* @__PURE__ */ jsxs(Stack, {
        space: '2xs',
        className: balance,
        children: [
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            weight: 'medium',
            tone: 'secondary',
            children: texts.balance,
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'figure',
            weight: 'semibold',
            numeric: true,
            render: /* @__PURE__ */ jsx('div', {}),
            children: /* @__PURE__ */ jsx(Balance, {
              balance: balance$1,
              unknown: texts.balanceUnknown,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Button, {
        ...(done && {
          tone: 'neutral',
          emphasis: 'outline',
        }),
        icon: Plus,
        onClick: () => onTopUp(),
        children: done ? texts.topUpMore : texts.topUp,
      }),
    ],
  })
}
function Balance({ balance, unknown }) {
  const { currency } = useFormats()
  if (balance.status === 'loading') return /* @__PURE__ */ jsx(Skeleton, { length: 'medium' })
  return balance.status === 'error' ? unknown : currency(balance.data)
}
/** What can be ordered, in a few facts, and the way there. */
function ExploreStep({ onExplore, texts }) {
  return /* @__PURE__ */ jsxs(Stack, {
    space: 'md',
    align: 'start',
    children: [
      /* @__PURE__ */ jsx('dl', {
        className: facts,
        children: texts.facts.map(({ label, value }) =>
          /* @__PURE__ */ jsxs(
            'div',
            {
              className: fact,
              children: [
                /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  tone: 'secondary',
                  render: /* @__PURE__ */ jsx('dt', {}),
                  children: label,
                }),
                /* @__PURE__ */ jsx(Text, {
                  size: 'small',
                  weight: 'medium',
                  render: /* @__PURE__ */ jsx('dd', {}),
                  children: value,
                }),
              ],
            },
            label,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(Button, {
        icon: Server,
        onClick: () => onExplore(),
        children: texts.explore,
      }),
    ],
  })
}
// design-system/account/OnboardingDialog/onboarding-texts.ts
/** The steps in their order (product spec, section 4). */
var onboardingSteps = ['welcome', 'phone', 'deposit', 'explore']
// design-system/account/OnboardingDialog/Stepper.tsx
/** Where one stands among the steps, and which of them are done. It leads nowhere: the buttons do. */
function Stepper({ current, done, texts }) {
  const reached = onboardingSteps.indexOf(current)
  return /* @__PURE__ */ jsx('ol', {
    'aria-label': texts.steps,
    className: steps,
    children: onboardingSteps.map((step$1, index) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          'aria-current': step$1 === current ? 'step' : void 0,
          'data-reached': index <= reached || void 0,
          'data-done': done[step$1] || void 0,
          className: step,
          children: [
            done[step$1] &&
              /* @__PURE__ */ jsx(Icon, {
                icon: Check,
                className: 'grvdm13',
              }),
            /* @__PURE__ */ jsxs('span', {
              children: [
                texts.stepNames[step$1],
                done[step$1] && /* @__PURE__ */ jsxs(VisuallyHidden, { children: [', ', texts.done] }),
              ],
            }),
          ],
        },
        step$1,
      ),
    ),
  })
}
// design-system/account/OnboardingDialog/OnboardingDialog.tsx
/** Leads a new customer to a first instance: welcome, phone, money, VPS (product spec, section 4). No step has to be done. */
function OnboardingDialog({
  open,
  onOpenChange,
  name,
  isPhoneVerified,
  balance,
  onSendCode,
  onVerify,
  onTopUp,
  onExplore,
  texts,
  phoneTexts,
  ...rest
}) {
  const [index, setIndex] = useState(0)
  const step = onboardingSteps[index] ?? 'welcome'
  const title = useFocusOnceChanged(step)
  const done = {
    welcome: index > 0,
    phone: isPhoneVerified,
    deposit: balance.status === 'ready' && BigInt(balance.data) > 0n,
    explore: false,
  }
  const isLast = index === onboardingSteps.length - 1
  const asks = step !== 'welcome' && !done[step]
  const pass = asks ? texts.later : texts.next
  return /* @__PURE__ */ jsx(Dialog, {
    'data-component': 'OnboardingDialog',
    ...rest,
    open,
    onOpenChange,
    heading: texts.heading,
    footer: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        index > 0 &&
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'ghost',
            onClick: () => setIndex(index - 1),
            children: texts.back,
          }),
        /* @__PURE__ */ jsx(Button, {
          ...(asks && {
            tone: 'neutral',
            emphasis: 'ghost',
          }),
          onClick: () => (isLast ? onOpenChange(false) : setIndex(index + 1)),
          children: isLast ? texts.finish : pass,
        }),
      ],
    }),
    children: /* @__PURE__ */ jsxs(Stack, {
      space: 'lg',
      className: guide,
      children: [
        /* @__PURE__ */ jsx(Stepper, {
          current: step,
          done,
          texts,
        }),
        /* @__PURE__ */ jsxs(Stack, {
          space: '2xs',
          children: [
            /* @__PURE__ */ jsx(Heading, {
              ref: title,
              level: 2,
              size: 'section',
              tabIndex: -1,
              children: step === 'welcome' ? texts.welcome.title(name) : texts[step].title,
            }),
            /* @__PURE__ */ jsx(Text, {
              tone: 'secondary',
              children: step === 'deposit' && done.deposit ? texts.deposit.doneDescription : texts[step].description,
            }),
          ],
        }),
        step === 'welcome' && /* @__PURE__ */ jsx(WelcomeStep, { texts: texts.welcome }),
        /* @__PURE__ */ jsx('div', {
          hidden: step !== 'phone',
          children: /* @__PURE__ */ jsx(PhoneVerification, {
            verified: isPhoneVerified,
            onSendCode,
            onVerify,
            texts: phoneTexts,
          }),
        }),
        step === 'deposit' &&
          /* @__PURE__ */ jsx(DepositStep, {
            balance,
            done: done.deposit,
            onTopUp,
            texts: texts.deposit,
          }),
        step === 'explore' &&
          /* @__PURE__ */ jsx(ExploreStep, {
            onExplore,
            texts: texts.explore,
          }),
      ],
    }),
  })
}
/** The amount in a text that was typed or pasted: its digits, without leading zeros, `''` when there are none. */
var digitsOf = (text) =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 12)
/** Where the caret belongs in a formatted text so that `count` digits stand before it. */
function caretAfterDigits(text, count) {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}
// design-system/account/TopUpDialog/TopUpDialog.css.ts
var amount = '_41rvx70'
var chips = '_41rvx71'
var chip = '_41rvx72'
var fee = '_41rvx73'
var footer = '_41rvx74'
var costs = '_41rvx75'
var line = '_41rvx76'
var buttons = '_41rvx77'
var cancel = '_41rvx78'
// design-system/account/TopUpDialog/AmountInput.tsx
/** An amount of dong that is grouped as it is typed, `200.000`. The caret stays behind the digit that it was behind. */
function AmountInput({ value, onValueChange, currencyMark, ref, ...rest }) {
  const { number } = useFormats()
  const input = useRef(null)
  const mergedRef = useMergedRef(input, ref)
  const [caret, setCaret] = useState()
  useLayoutEffect(() => {
    const element = input.current
    if (!element || !caret || document.activeElement !== element) return
    const position = caretAfterDigits(element.value, caret.digits)
    element.setSelectionRange(position, position)
  }, [caret])
  const change = ({ currentTarget }) => {
    const before = currentTarget.value.slice(0, currentTarget.selectionStart ?? currentTarget.value.length)
    setCaret({ digits: digitsOf(before).length })
    onValueChange(digitsOf(currentTarget.value))
  }
  return /* @__PURE__ */ jsx(Input, {
    ...rest,
    ref: mergedRef,
    size: 'large',
    className: amount,
    inputMode: 'numeric',
    autoComplete: 'off',
    suffix: currencyMark,
    value: value === '' ? '' : number(Number(value)),
    onChange: change,
  })
}
// design-system/account/TopUpDialog/TopUpFields.tsx
/** Amounts offered as one press, in whole dong (product spec, section 9). */
var quickAmounts = ['100000', '200000', '500000', '1000000', '2000000', '5000000']
/** Amount, method and note of a top-up. */
function TopUpFields({ form, methods, pending, texts }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(AmountField, {
        form,
        pending,
        texts,
      }),
      methods
        ? /* @__PURE__ */ jsx(MethodField, {
            form,
            methods,
            pending,
            texts,
          })
        : /* @__PURE__ */ jsx(LoadingMethods, {}),
      /* @__PURE__ */ jsx(NoteField, {
        form,
        pending,
        texts,
      }),
    ],
  })
}
function AmountField({ form, pending, texts }) {
  const { currency } = useFormats()
  const { field, fieldState } = useController({
    control: form.control,
    name: 'amount',
  })
  const { value, onChange, ...rest } = field
  return /* @__PURE__ */ jsxs(Stack, {
    space: 'sm',
    children: [
      /* @__PURE__ */ jsx(Field, {
        label: texts.amount,
        description: texts.amountDescription,
        error: fieldState.error?.message,
        required: true,
        children: /* @__PURE__ */ jsx(AmountInput, {
          ...rest,
          value,
          onValueChange: onChange,
          readOnly: pending,
          currencyMark: texts.currencyMark,
        }),
      }),
      /* @__PURE__ */ jsx('fieldset', {
        'aria-label': texts.quickAmounts,
        className: chips,
        children: quickAmounts.map((amount) =>
          /* @__PURE__ */ jsx(
            Button,
            {
              tone: amount === value ? 'brand' : 'neutral',
              emphasis: amount === value ? 'soft' : 'outline',
              size: 'small',
              'aria-pressed': amount === value,
              onClick: () => {
                if (!pending)
                  form.setValue('amount', amount, {
                    shouldValidate: true,
                    shouldDirty: true,
                  })
              },
              className: chip,
              children: currency(amount),
            },
            amount,
          ),
        ),
      }),
    ],
  })
}
/** As many lines as there are methods, mostly. */
function LoadingMethods() {
  const loading = useMessage('loading')
  return /* @__PURE__ */ jsxs(Stack, {
    space: 'sm',
    'aria-busy': true,
    children: [
      /* @__PURE__ */ jsx(VisuallyHidden, {
        role: 'status',
        children: loading,
      }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'short' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
      /* @__PURE__ */ jsx(Skeleton, { length: 'full' }),
    ],
  })
}
function MethodField({ form, methods, pending, texts }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'paymentMethod',
  })
  return /* @__PURE__ */ jsx(RadioCards, {
    label: texts.paymentMethod,
    name: field.name,
    value: field.value,
    onValueChange: (value) => {
      if (!pending) field.onChange(value)
    },
    error: fieldState.error?.message,
    required: true,
    children: methods.map((method, index) =>
      /* @__PURE__ */ jsx(
        RadioCard,
        {
          ref: index === 0 ? field.ref : void 0,
          value: method,
          title: texts.methods[method].name,
          description: texts.methods[method].time,
          aside: /* @__PURE__ */ jsx('span', {
            className: fee,
            children: texts.fee(feePercent[method]),
          }),
        },
        method,
      ),
    ),
  })
}
function NoteField({ form, pending, texts }) {
  return /* @__PURE__ */ jsx(Field, {
    label: texts.note,
    children: /* @__PURE__ */ jsx(Input, {
      ...form.register('description'),
      readOnly: pending,
      placeholder: texts.notePlaceholder,
      maxLength: 200,
      autoComplete: 'off',
    }),
  })
}
// design-system/account/TopUpDialog/TopUpFooter.tsx
/** What will be paid, followed as one types, and the buttons. */
function TopUpFooter({ formId, amount, paymentMethod, pending, error, onCancel, texts }) {
  const { currency } = useFormats()
  const typed = BigInt(amount)
  const method = paymentMethods.find((known) => known === paymentMethod)
  const fee = method ? depositFee(method, typed) : 0n
  return /* @__PURE__ */ jsxs('div', {
    className: footer,
    children: [
      error !== void 0 &&
        /* @__PURE__ */ jsx(Notice, {
          tone: 'critical',
          title: texts.failureTitle,
          role: 'alert',
          children: error,
        }),
      /* @__PURE__ */ jsxs('dl', {
        className: costs,
        children: [
          /* @__PURE__ */ jsx(Line, {
            label: texts.sumAmount,
            value: currency(typed),
          }),
          /* @__PURE__ */ jsx(Line, {
            label: texts.sumFee,
            value: currency(fee),
          }),
          /* @__PURE__ */ jsx(Line, {
            label: texts.sumTotal,
            value: currency(typed + fee),
            loud: true,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: buttons,
        children: [
          /* @__PURE__ */ jsx(Button, {
            tone: 'neutral',
            emphasis: 'outline',
            onClick: () => onCancel(),
            className: cancel,
            children: texts.cancel,
          }),
          /* @__PURE__ */ jsx(Button, {
            type: 'submit',
            form: formId,
            loading: pending,
            children: pending ? texts.submitting : texts.submit,
          }),
        ],
      }),
    ],
  })
}
function Line({ label, value, loud = false }) {
  return /* @__PURE__ */ jsxs('div', {
    className: line,
    children: [
      /* @__PURE__ */ jsx(Text, {
        size: 'small',
        tone: loud ? 'primary' : 'secondary',
        weight: loud ? 'medium' : 'regular',
        render: /* @__PURE__ */ jsx('dt', {}),
        children: label,
      }),
      /* @__PURE__ */ jsx(Text, {
        size: loud ? 'large' : 'small',
        weight: loud ? 'semibold' : 'medium',
        numeric: true,
        render: /* @__PURE__ */ jsx('dd', {}),
        children: value,
      }),
    ],
  })
}
// server/contracts/fields/deposit.ts
/** What a customer says of a top-up, as its dialog checks it and as the server takes it. The amount is whole dong as digits. */
var depositFields = (messages) => ({
  amount: v.pipe(
    v.string(),
    v.nonEmpty(messages.amountRequired),
    v.regex(/^\d{1,15}$/, messages.amountNotWhole),
    v.check((text) => Number(text) >= DEPOSIT_MIN, messages.amountTooSmall),
    v.check((text) => Number(text) <= DEPOSIT_MAX, messages.amountTooLarge),
  ),
  paymentMethod: v.picklist(paymentMethods, messages.paymentMethodRequired),
  description: v.pipe(lineSchema(messages.descriptionTooLong), v.maxLength(200, messages.descriptionTooLong)),
})
// design-system/account/TopUpDialog/top-up-form.schema.ts
/** The top-up form's rules, which are the server's. The amount is whole dong as digits, empty while nothing is typed. */
function createTopUpSchema(messages) {
  const fields = depositFields(messages)
  return v.object({
    ...fields,
    paymentMethod: v.pipe(v.string(), fields.paymentMethod),
  })
}
// design-system/account/TopUpDialog/TopUpDialog.tsx
var everyMethod = {
  status: 'ready',
  data: paymentMethods,
}
var nothingTyped = {
  amount: '',
  paymentMethod: '',
  description: '',
}
/** Puts money into the wallet: how much, by which way, and what that costs. */
function TopUpDialog({ open, onOpenChange, suggestedAmount, methods = everyMethod, onSubmit, texts, ...rest }) {
  const formId = useId()
  const { pending, error, run } = useAction()
  const resolver = useMemo(() => valibotResolver(createTopUpSchema(texts.validation)), [texts.validation])
  const form = useForm({
    resolver,
    defaultValues: nothingTyped,
  })
  const [amount, paymentMethod] = useWatch({
    control: form.control,
    name: ['amount', 'paymentMethod'],
  })
  const offered = methods.status === 'error' ? everyMethod : methods
  const isClosed = offered.status === 'ready' && offered.data.length === 0
  const { setValue } = form
  useEffect(() => {
    if (open && suggestedAmount !== void 0) setValue('amount', suggestedAmount)
  }, [open, suggestedAmount, setValue])
  const submit = form.handleSubmit(async (topUp) => {
    if (pending) return
    if (await run(() => onSubmit(topUp))) form.reset(nothingTyped)
  })
  return /* @__PURE__ */ jsx(Dialog, {
    'data-component': 'TopUpDialog',
    ...rest,
    open,
    onOpenChange: (next) => {
      if (!pending) onOpenChange(next)
    },
    heading: texts.heading,
    description: texts.description,
    footer: isClosed
      ? /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: () => onOpenChange(false),
          children: texts.close,
        })
      : /* @__PURE__ */ jsx(TopUpFooter, {
          formId,
          amount,
          paymentMethod,
          pending,
          error,
          onCancel: () => onOpenChange(false),
          texts,
        }),
    children: isClosed
      ? /* @__PURE__ */ jsx(EmptyState, {
          icon: WalletMinimal,
          title: texts.closedTitle,
          description: texts.closedDescription,
        })
      : /* @__PURE__ */ jsx('form', {
          id: formId,
          noValidate: true,
          'aria-busy': pending || void 0,
          onSubmit: submit,
          children: /* @__PURE__ */ jsx(Stack, {
            space: 'lg',
            children: /* @__PURE__ */ jsx(TopUpFields, {
              form,
              methods: offered.status === 'ready' ? offered.data : void 0,
              pending,
              texts,
            }),
          }),
        }),
  })
}
// design-system/screens/DashboardScreen/DashboardDialogs.tsx
/** Everything that opens over the dashboard. One replaces another: two beside each other would both be inert. */
function DashboardDialogs(props) {
  const { texts, user, balance, dialog, onDialogChange, finalFocus } = props
  const follow = (name) => ({
    open: dialog?.name === name,
    onOpenChange: (open) => onDialogChange(open ? { name } : null),
    finalFocus,
  })
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(OrderDialog, {
        ...follow('order'),
        catalog: props.catalog,
        balance: balance.status === 'ready' ? balance.data : void 0,
        now: props.now,
        onSubmit: props.onOrder,
        onTopUp: (shortfall) =>
          onDialogChange({
            name: 'top-up',
            amount: topUpFor(BigInt(shortfall)).toString(),
          }),
        texts: texts.order,
      }),
      /* @__PURE__ */ jsx(TopUpDialog, {
        open: dialog?.name === 'top-up',
        onOpenChange: (open) => onDialogChange(open ? { name: 'top-up' } : null),
        finalFocus,
        suggestedAmount: dialog?.name === 'top-up' ? dialog.amount : void 0,
        methods: props.paymentMethods,
        onSubmit: props.onTopUp,
        texts: texts.topUp,
      }),
      /* @__PURE__ */ jsx(OnboardingDialog, {
        ...follow('onboarding'),
        name: givenName(user),
        isPhoneVerified: user.isPhoneVerified,
        balance,
        onSendCode: props.onSendCode,
        onVerify: props.onVerifyPhone,
        onTopUp: () => onDialogChange({ name: 'top-up' }),
        onExplore: () => onDialogChange({ name: 'order' }),
        texts: texts.onboarding,
        phoneTexts: texts.phoneVerification,
      }),
      /* @__PURE__ */ jsx(PhoneDialog, {
        ...props,
        ...follow('phone'),
      }),
    ],
  })
}
/** The phone verification by itself, as the banner offers it. */
function PhoneDialog({ open, onOpenChange, finalFocus, user, onSendCode, onVerifyPhone, texts }) {
  return /* @__PURE__ */ jsx(Dialog, {
    open,
    onOpenChange,
    finalFocus,
    heading: texts.phoneDialog.heading,
    description: texts.phoneDialog.description,
    footer:
      user.isPhoneVerified &&
      /* @__PURE__ */ jsx(Button, {
        onClick: () => onOpenChange(false),
        children: texts.phoneDialog.done,
      }),
    children: /* @__PURE__ */ jsx(PhoneVerification, {
      verified: user.isPhoneVerified,
      onSendCode,
      onVerify: onVerifyPhone,
      texts: texts.phoneVerification,
    }),
  })
}

export { DashboardDialogs }
