import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'

/** Copies the address of what is shown: the story or page with its theme, width, text size, language and changed properties. */
function CopyLink() {
  const [label, setLabel] = useState('Copy link')
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setLabel('Link copied'),
      () => setLabel('Copy it from the address bar'),
    )
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', padding: 'small', ariaLabel: false, onClick: () => void copy() },
    createElement('span', { 'aria-live': 'polite' }, label),
  )
}

/** A button in the bar above stories and pages. It says what happened until something else is shown. */
addons.register('sen/copy-link', (api) => {
  const Tool = () => createElement(CopyLink, { key: api.getUrlState().storyId })
  addons.add('sen/copy-link', { type: types.TOOLEXTRA, title: 'Copy link', render: () => createElement(Tool) })
})
