import {
  ArrowDownLeft,
  ArrowUpRight,
  CalendarDays,
  CircleCheck,
  CircleDashed,
  Clock,
  LifeBuoy,
  Mail,
  Plus,
  ReceiptText,
  Server,
  SlidersHorizontal,
  Smartphone,
  Undo2,
} from 'lucide-react'
import { useId, useState } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { c as addressOf, s as PanelHeader, v as ResourceList } from './account-CmgmESrj.js'
import {
  j as Badge,
  X as Button,
  yt as classNames,
  i as EmptyState,
  k as Heading,
  st as Icon,
  x as Inline,
  _ as Notice,
  A as Skeleton,
  J as Stack,
  at as Text,
  b as useAction,
  G as useFormats,
} from './base-JoUBlWxa.js'
import { t as Dialog } from './Dialog-CCtcldHe.js'
import { r as StatusBadge, n as TicketPriorityBadge, t as transactionState } from './signed-in-INPt23eB.js'

// design-system/account/OffersPanel/OffersPanel.css.ts
var layout$1 = '_15heptd0'
var featured = '_15heptd1'
var featuredFigure = '_15heptd2'
var others = '_15heptd3'
var offer = '_15heptd4'
var figure$1 = '_15heptd5'
var action$1 = '_15heptd6'
// design-system/account/OffersPanel/OffersPanel.tsx
/** What is on offer (product spec, section 9). Content only: nothing here is computed or enforced. */
function OffersPanel({ texts, onOrder, onTopUp, ...rest }) {
  const { newCustomer, depositBonus, others: others$1 } = texts
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'OffersPanel',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsx(PanelHeader, {
        title: texts.title,
        action: /* @__PURE__ */ jsxs(Text, {
          size: 'small',
          tone: 'secondary',
          render: /* @__PURE__ */ jsx(Inline, { space: '2xs' }),
          children: [/* @__PURE__ */ jsx(Icon, { icon: CalendarDays }), texts.validity],
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: layout$1,
        children: [
          /* @__PURE__ */ jsxs('article', {
            className: featured,
            children: [
              /* @__PURE__ */ jsx(Badge, {
                tone: 'promotion',
                icon: Clock,
                children: newCustomer.timer,
              }),
              /* @__PURE__ */ jsx('div', {
                className: featuredFigure,
                children: newCustomer.figure,
              }),
              /* @__PURE__ */ jsxs(Stack, {
                space: '2xs',
                children: [
                  /* @__PURE__ */ jsx(Heading, {
                    level: 3,
                    size: 'title',
                    children: newCustomer.title,
                  }),
                  /* @__PURE__ */ jsx(Text, {
                    tone: 'secondary',
                    measure: true,
                    children: newCustomer.description,
                  }),
                ],
              }),
              /* @__PURE__ */ jsx(Button, {
                tone: 'promotion',
                onClick: () => onOrder(),
                children: newCustomer.action,
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('div', {
            className: others,
            children: [
              /* @__PURE__ */ jsx(Offer, {
                offer: depositBonus,
                children: /* @__PURE__ */ jsx(Button, {
                  tone: 'neutral',
                  emphasis: 'outline',
                  size: 'small',
                  onClick: () => onTopUp(),
                  className: action$1,
                  children: depositBonus.action,
                }),
              }),
              others$1.map((offer) => /* @__PURE__ */ jsx(Offer, { offer }, offer.title)),
            ],
          }),
        ],
      }),
    ],
  })
}
function Offer({ offer: offer$1, children }) {
  return /* @__PURE__ */ jsxs('article', {
    className: offer,
    children: [
      /* @__PURE__ */ jsx('div', {
        className: figure$1,
        children: offer$1.figure,
      }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 3,
            size: 'small',
            children: offer$1.title,
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: offer$1.description,
          }),
        ],
      }),
      children,
    ],
  })
}
// design-system/account/figures.ts
/** The newest first, at most `limit` of them. The list itself is left as it is. */
var newest = (items, limit) =>
  [...items].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, limit)
// design-system/account/TransactionList/TransactionRow.css.ts
var row$1 = '_1muxpeg0'
var icon = '_1muxpeg3'
var main = '_1muxpeg4'
var kind = '_1muxpeg5'
var facts$1 = '_1muxpeg7'
var date$1 = '_1muxpeg8'
var status = '_1muxpeg9'
var amount = '_1muxpega'
// design-system/account/TransactionList/TransactionRow.tsx
var icons = {
  deposit: ArrowDownLeft,
  payment: ArrowUpRight,
  refund: Undo2,
  adjustment: SlidersHorizontal,
}
/** Money that arrived is green, money that never moved steps back; the sign and the badge say the same without colour. */
var amountTone = ({ status, amount }) => {
  if (status !== 'completed') return 'tertiary'
  return BigInt(amount) > 0n ? 'positive' : 'primary'
}
/** One movement of the wallet: kind, what for, when, how far, how much. */
function TransactionRow({ transaction, texts, layout = 'wide', onCancel, className, ...rest }) {
  const { currency, signedCurrency, dateTime } = useFormats()
  const { type, amount: amount$1, description, createdAt } = transaction
  const state = transactionState(transaction)
  const canCancel = onCancel !== void 0 && type === 'deposit' && state === 'pending'
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'TransactionRow',
    'data-type': type,
    ...rest,
    className: classNames(row$1, layout === 'wide' && '_1muxpeg1', canCancel && '_1muxpeg2', className),
    children: [
      /* @__PURE__ */ jsx('span', {
        className: icon,
        children: /* @__PURE__ */ jsx(Icon, {
          icon: icons[type],
          size: 'medium',
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: main,
        children: [
          /* @__PURE__ */ jsx(Text, {
            weight: 'medium',
            className: kind,
            children: texts.types[type],
          }),
          description &&
            /* @__PURE__ */ jsx(Text, {
              size: 'small',
              tone: 'secondary',
              className: '_1muxpeg6',
              children: description,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: facts$1,
        children: [
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'tertiary',
            numeric: true,
            className: date$1,
            render: /* @__PURE__ */ jsx('time', { dateTime: createdAt }),
            children: dateTime(createdAt),
          }),
          /* @__PURE__ */ jsx('span', {
            className: status,
            children: /* @__PURE__ */ jsx(StatusBadge, {
              status: state,
              children: texts.statuses[state],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Text, {
        weight: 'semibold',
        tone: amountTone(transaction),
        numeric: true,
        className: amount,
        children: signedCurrency(amount$1),
      }),
      canCancel &&
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          size: 'small',
          className: '_1muxpegb',
          'aria-label': texts.cancelFor(currency(amount$1), dateTime(createdAt)),
          onClick: () => onCancel(transaction),
          children: texts.cancel,
        }),
    ],
  })
}
// design-system/account/TransactionList/TransactionList.tsx
/** The wallet's history, newest as given. */
function TransactionList({ transactions, texts, layout = 'wide', onCancel, ...rest }) {
  return /* @__PURE__ */ jsx('div', {
    'data-component': 'TransactionList',
    ...rest,
    children: /* @__PURE__ */ jsx(ResourceList, {
      label: texts.label,
      resource: transactions,
      itemKey: (transaction) => transaction.id,
      renderItem: (transaction) =>
        /* @__PURE__ */ jsx(TransactionRow, {
          transaction,
          texts,
          layout,
          onCancel,
        }),
      errorTitle: texts.errorTitle,
      empty: /* @__PURE__ */ jsx(EmptyState, {
        icon: ReceiptText,
        title: texts.emptyTitle,
        description: texts.emptyDescription,
      }),
    }),
  })
}
// design-system/account/OverviewPanel/OverviewPanel.css.ts
var layout = 'c0d8cl0'
var verification = 'c0d8cl1'
var showAll = 'c0d8cl2'
var vps = 'c0d8cl3'
var checks = 'c0d8cl4'
var check = 'c0d8cl5'
var track = 'c0d8cl6'
var bar = 'c0d8cl7'
// design-system/account/OverviewPanel/VerificationProgress.tsx
/** How far the customer is with proving who they are: email and phone, each done when verified. */
function VerificationProgress({ user, texts, ...rest }) {
  const progressId = useId()
  const done = Number(user.isEmailVerified) + Number(user.isPhoneVerified)
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'VerificationProgress',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsx(PanelHeader, { title: texts.title }),
      /* @__PURE__ */ jsxs('div', {
        className: checks,
        children: [
          /* @__PURE__ */ jsxs(Stack, {
            space: 'xs',
            children: [
              /* @__PURE__ */ jsx(Text, {
                id: progressId,
                size: 'small',
                tone: 'secondary',
                children: texts.progress(done, 2),
              }),
              /* @__PURE__ */ jsx('div', {
                role: 'progressbar',
                'aria-labelledby': progressId,
                'aria-valuenow': done,
                'aria-valuemin': 0,
                'aria-valuemax': 2,
                className: track,
                children: /* @__PURE__ */ jsx('div', {
                  'data-done': done,
                  className: bar,
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Check$1, {
            icon: Mail,
            label: texts.email,
            done: user.isEmailVerified,
            texts,
          }),
          /* @__PURE__ */ jsx(Check$1, {
            icon: Smartphone,
            label: texts.phone,
            done: user.isPhoneVerified,
            texts,
          }),
        ],
      }),
    ],
  })
}
function Check$1({ icon, label, done, texts }) {
  return /* @__PURE__ */ jsxs('div', {
    className: check,
    children: [
      /* @__PURE__ */ jsxs(Inline, {
        space: 'sm',
        children: [
          /* @__PURE__ */ jsx(Icon, {
            icon,
            size: 'medium',
          }),
          /* @__PURE__ */ jsx(Text, {
            weight: 'medium',
            render: /* @__PURE__ */ jsx('span', {}),
            children: label,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(Badge, {
        tone: done ? 'positive' : 'neutral',
        icon: done ? CircleCheck : CircleDashed,
        children: done ? texts.verified : texts.unverified,
      }),
    ],
  })
}
// design-system/account/OverviewPanel/OverviewPanel.tsx
/** How many of each list the overview shows (product spec, section 2). */
var RECENT = 3
var withData = (resource, change) =>
  resource.status === 'ready'
    ? {
        status: 'ready',
        data: change(resource.data),
      }
    : resource
/** The account at a glance: up to three instances, up to three movements of the wallet, and verification. */
function OverviewPanel({
  user,
  vps,
  transactions,
  texts,
  vpsTexts,
  transactionTexts,
  onShowVps,
  onShowWallet,
  className,
  ...rest
}) {
  return /* @__PURE__ */ jsxs('div', {
    'data-component': 'OverviewPanel',
    ...rest,
    className: classNames(layout, className),
    children: [
      /* @__PURE__ */ jsxs(Stack, {
        space: 'md',
        children: [
          /* @__PURE__ */ jsx(PanelHeader, {
            title: texts.recentVps,
            action: /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'ghost',
              size: 'small',
              className: showAll,
              onClick: () => onShowVps(),
              children: texts.allVps,
            }),
          }),
          /* @__PURE__ */ jsx(ResourceList, {
            label: texts.recentVps,
            resource: withData(vps, (instances) => instances.slice(0, RECENT)),
            itemKey: (instance) => instance.id,
            renderItem: (instance) =>
              /* @__PURE__ */ jsx(RecentVps, {
                vps: instance,
                texts: vpsTexts,
              }),
            errorTitle: vpsTexts.errorTitle,
            empty: /* @__PURE__ */ jsx(EmptyState, {
              icon: Server,
              title: vpsTexts.emptyTitle,
              description: vpsTexts.emptyDescription,
            }),
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Stack, {
        space: 'md',
        children: [
          /* @__PURE__ */ jsx(PanelHeader, {
            title: texts.recentTransactions,
            action: /* @__PURE__ */ jsx(Button, {
              tone: 'neutral',
              emphasis: 'ghost',
              size: 'small',
              className: showAll,
              onClick: () => onShowWallet(),
              children: texts.allTransactions,
            }),
          }),
          /* @__PURE__ */ jsx(TransactionList, {
            transactions: withData(transactions, (list) => newest(list, RECENT)),
            texts: transactionTexts,
            layout: 'compact',
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: verification,
        children: /* @__PURE__ */ jsx(VerificationProgress, {
          user,
          texts: texts.verification,
        }),
      }),
    ],
  })
}
function RecentVps({ vps: vps$1, texts }) {
  return /* @__PURE__ */ jsxs('article', {
    className: vps,
    children: [
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 3,
            size: 'small',
            children: vps$1.name,
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            family: vps$1.ipAddress === null ? 'text' : 'mono',
            children: vps$1.status === 'failed' ? texts.failed : addressOf(vps$1, texts),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(StatusBadge, {
        status: vps$1.status,
        children: texts.statuses[vps$1.status],
      }),
    ],
  })
}
// design-system/account/TicketList/TicketRow.css.ts
var row = '_1f5vfw60'
var subject = '_1f5vfw61'
var facts = '_1f5vfw62'
var date = '_1f5vfw63'
// design-system/account/TicketList/TicketRow.tsx
/** One ticket: what about, how urgent, how far, since when. */
function TicketRow({ ticket, texts, className, ...rest }) {
  const { dateTime } = useFormats()
  return /* @__PURE__ */ jsxs('article', {
    'data-component': 'TicketRow',
    'data-status': ticket.status,
    ...rest,
    className: classNames(row, className),
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: subject,
        children: [
          /* @__PURE__ */ jsx(Heading, {
            level: 3,
            size: 'small',
            children: ticket.subject,
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'secondary',
            children: texts.categories[ticket.category] ?? ticket.category,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: facts,
        children: [
          /* @__PURE__ */ jsx('span', {
            children: /* @__PURE__ */ jsx(TicketPriorityBadge, {
              priority: ticket.priority,
              children: texts.priorities[ticket.priority],
            }),
          }),
          /* @__PURE__ */ jsx('span', {
            children: /* @__PURE__ */ jsx(StatusBadge, {
              status: ticket.status,
              children: texts.statuses[ticket.status],
            }),
          }),
          /* @__PURE__ */ jsx(Text, {
            size: 'small',
            tone: 'tertiary',
            numeric: true,
            className: date,
            render: /* @__PURE__ */ jsx('time', { dateTime: ticket.createdAt }),
            children: dateTime(ticket.createdAt),
          }),
        ],
      }),
    ],
  })
}
// design-system/account/TicketList/TicketList.tsx
/** The customer's support tickets, newest as given. Creating one has no effect yet (product decisions). */
function TicketList({ tickets, texts, ...rest }) {
  const create = /* @__PURE__ */ jsx(Button, {
    emphasis: 'soft',
    icon: Plus,
    children: texts.create,
  })
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'TicketList',
    space: 'md',
    ...rest,
    children: [
      /* @__PURE__ */ jsx(PanelHeader, {
        title: texts.title,
        action: tickets.status === 'ready' && tickets.data.length > 0 && create,
      }),
      /* @__PURE__ */ jsx(ResourceList, {
        label: texts.title,
        resource: tickets,
        itemKey: (ticket) => ticket.id,
        renderItem: (ticket) =>
          /* @__PURE__ */ jsx(TicketRow, {
            ticket,
            texts,
          }),
        errorTitle: texts.errorTitle,
        empty: /* @__PURE__ */ jsx(EmptyState, {
          icon: LifeBuoy,
          title: texts.emptyTitle,
          description: texts.emptyDescription,
          action: create,
        }),
      }),
    ],
  })
}
// design-system/account/WalletPanel/CancelTopUpDialog.tsx
/** Confirms the cancellation of a pending top-up, since a payment may be on its way. */
function CancelTopUpDialog({ open, amount, texts, onOpenChange, onConfirm }) {
  const { currency } = useFormats()
  const { pending, error, run, clearError } = useAction()
  const close = () => {
    if (pending) return
    clearError()
    onOpenChange(false)
  }
  return /* @__PURE__ */ jsx(Dialog, {
    open,
    onOpenChange: (next) => !next && close(),
    heading: texts.heading(currency(amount)),
    description: texts.description,
    footer: /* @__PURE__ */ jsxs(Fragment, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          tone: 'neutral',
          emphasis: 'outline',
          onClick: close,
          children: texts.keep,
        }),
        /* @__PURE__ */ jsx(Button, {
          tone: 'critical',
          loading: pending,
          onClick: async () => {
            if (await run(onConfirm)) onOpenChange(false)
          },
          children: pending ? texts.pending : texts.confirm,
        }),
      ],
    }),
    children:
      error !== void 0 &&
      /* @__PURE__ */ jsx(Notice, {
        tone: 'critical',
        title: texts.failed,
        role: 'alert',
        children: error,
      }),
  })
}
// design-system/account/WalletPanel/WalletPanel.css.ts
var balance = '_1a4gomd0'
var figure = '_1a4gomd1'
var longFigure = '_1a4gomd2'
// design-system/account/WalletPanel/WalletPanel.tsx
/** The wallet's balance, the button to top it up, and its history. */
function WalletPanel({ balance: balance$1, transactions, texts, transactionTexts, onTopUp, onCancelTopUp, ...rest }) {
  const [asked, setAsked] = useState()
  const [isAsking, setIsAsking] = useState(false)
  return /* @__PURE__ */ jsxs(Stack, {
    'data-component': 'WalletPanel',
    space: 'lg',
    ...rest,
    children: [
      /* @__PURE__ */ jsxs('section', {
        'aria-label': texts.balance,
        className: balance,
        children: [
          /* @__PURE__ */ jsxs(Stack, {
            space: '2xs',
            children: [
              /* @__PURE__ */ jsx(Text, {
                size: 'small',
                weight: 'medium',
                tone: 'secondary',
                children: texts.balance,
              }),
              /* @__PURE__ */ jsx('div', {
                className: figure,
                children: /* @__PURE__ */ jsx(Balance, {
                  balance: balance$1,
                  unknown: texts.balanceUnknown,
                }),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(Button, {
            emphasis: 'soft',
            icon: Plus,
            onClick: () => onTopUp(),
            children: texts.topUp,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Stack, {
        space: 'md',
        children: [
          /* @__PURE__ */ jsx(PanelHeader, { title: texts.history }),
          /* @__PURE__ */ jsx(TransactionList, {
            transactions,
            texts: transactionTexts,
            onCancel: (transaction) => {
              setAsked(transaction)
              setIsAsking(true)
            },
          }),
        ],
      }),
      asked &&
        /* @__PURE__ */ jsx(
          CancelTopUpDialog,
          {
            open: isAsking,
            amount: asked.amount,
            texts: texts.cancelTopUp,
            onOpenChange: setIsAsking,
            onConfirm: () => onCancelTopUp(asked.id),
          },
          asked.id,
        ),
    ],
  })
}
/** Longest amount that fits a phone at full size. */
var FULL_SIZE_CHARACTERS = 15
function Balance({ balance, unknown }) {
  const { currency } = useFormats()
  if (balance.status === 'loading') return /* @__PURE__ */ jsx(Skeleton, { length: 'full' })
  if (balance.status === 'error') return unknown
  const amount = currency(balance.data)
  return /* @__PURE__ */ jsx('span', {
    className: amount.length > FULL_SIZE_CHARACTERS ? longFigure : void 0,
    children: amount,
  })
}
// design-system/screens/DashboardScreen/DashboardPanel.tsx
/** What is in a tab that is not open at first. */
function DashboardPanel({ tab, texts, onTabChange, onOrder, onTopUp, ...data }) {
  switch (tab) {
    case 'overview':
      return /* @__PURE__ */ jsx(OverviewPanel, {
        user: data.user,
        vps: data.vps,
        transactions: data.transactions,
        texts: texts.overview,
        vpsTexts: texts.vps,
        transactionTexts: texts.transactions,
        onShowVps: () => onTabChange('vps'),
        onShowWallet: () => onTabChange('wallet'),
      })
    case 'offers':
      return /* @__PURE__ */ jsx(OffersPanel, {
        texts: texts.offers,
        onOrder,
        onTopUp,
      })
    case 'wallet':
      return /* @__PURE__ */ jsx(WalletPanel, {
        balance: data.balance,
        transactions: data.transactions,
        texts: texts.wallet,
        transactionTexts: texts.transactions,
        onTopUp,
        onCancelTopUp: data.onCancelTopUp,
      })
    case 'support':
      return /* @__PURE__ */ jsx(TicketList, {
        tickets: data.tickets,
        texts: texts.support,
      })
  }
}

export { DashboardPanel }
