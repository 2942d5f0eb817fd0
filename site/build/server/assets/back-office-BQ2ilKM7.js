import { Fragment as Fragment$1 } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { yt as classNames } from './base-JoUBlWxa.js'

// design-system/admin/RecordFacts/RecordFacts.css.ts
var facts = '_16hrzez0'
var label = '_16hrzez1'
var value = '_16hrzez2'
// design-system/admin/RecordFacts/RecordFacts.tsx
/** What a dialog is about, read-only: label and value in two columns. */
function RecordFacts({ facts: facts$1, className, ...rest }) {
  return /* @__PURE__ */ jsx('dl', {
    'data-component': 'RecordFacts',
    ...rest,
    className: classNames(facts, className),
    children: facts$1.map(({ label: label$1, value: value$1 }) =>
      /* @__PURE__ */ jsxs(
        Fragment$1,
        {
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: label,
              children: label$1,
            }),
            /* @__PURE__ */ jsx('dd', {
              className: value,
              children: value$1,
            }),
          ],
        },
        label$1,
      ),
    ),
  })
}

export { RecordFacts as t }
