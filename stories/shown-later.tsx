import { type ReactNode, useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Stack } from '#ds/primitives/Stack/index.ts'
import { inMotion } from '#stories/in-motion.ts'

/** For what moves when it appears: it is rendered after a click, so that a picture can be taken from the start of its motion. */
export function ShownLater({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Stack space="md" align="start">
      <Button size="small" tone="neutral" emphasis="outline" onClick={() => setIsShown(true)}>
        Hiện
      </Button>
      {isShown && children}
    </Stack>
  )
}

/** The play function of a story that renders `ShownLater`. */
export const showLater = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  inMotion(() => userEvent.click(within(canvasElement).getByRole('button', { name: 'Hiện' })))
