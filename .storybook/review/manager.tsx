import React from 'react'
import { Button } from 'storybook/internal/components'
import { Route } from 'storybook/internal/router'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { pagePath } from './address.ts'
import { ChangesPage } from './ChangesPage.tsx'
import { PicturesPanel, useTexts } from './PicturesPanel.tsx'

/**
 * The panel "Pictures", the page "What changed", and the button of the toolbar that opens it. Storybook compiles its manager for a React of its
 * own, so every file here that has JSX imports React, and uses it by name: otherwise the import would be of types only.
 */

const PanelTitle = () => <React.Fragment>{useTexts().texts.pictures}</React.Fragment>
const PageTitle = () => <React.Fragment>{useTexts().texts.whatChanged}</React.Fragment>

function OpenChanges() {
  const { texts } = useTexts()
  const api = useStorybookApi()
  return (
    <Button variant="ghost" size="small" padding="small" ariaLabel={false} onClick={() => api.navigate(pagePath)}>
      {texts.whatChanged}
    </Button>
  )
}

addons.register('sen/review', () => {
  addons.add('sen/review/panel', {
    type: types.PANEL,
    title: PanelTitle,
    render: ({ active }) => (active ? <PicturesPanel /> : null),
  })
  addons.add('sen/review/page', {
    type: types.experimental_PAGE,
    url: pagePath,
    title: PageTitle,
    render: () => (
      <Route path={pagePath} startsWith>
        <ChangesPage />
      </Route>
    ),
  })
  addons.add('sen/review/tool', {
    type: types.TOOLEXTRA,
    title: 'What changed',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <OpenChanges />,
  })
})
