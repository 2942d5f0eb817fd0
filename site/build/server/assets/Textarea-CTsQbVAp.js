import { jsx } from 'react/jsx-runtime'
import { yt as classNames, o as control, s as frame, d as useFieldControl } from './base-JoUBlWxa.js'

// design-system/components/Textarea/Textarea.css.ts
var textarea = 'u04xg80'
// design-system/components/Textarea/Textarea.tsx
/** Several lines of text. Ref and native props reach the `<textarea>`; `className` goes to the frame around it. */
function Textarea({ rows = 4, className, ...rest }) {
  const field = useFieldControl(rest)
  return /* @__PURE__ */ jsx('span', {
    'data-component': 'Textarea',
    className: classNames(frame({ size: 'medium' }), className),
    children: /* @__PURE__ */ jsx('textarea', {
      ...rest,
      ...field,
      rows,
      className: classNames(control, textarea),
    }),
  })
}

export { Textarea as t }
