import { AnchorMdx, HeaderMdx } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { ComponentHeader, useSubject } from './ComponentHeader.tsx'
import { pageOf } from './places.ts'

/** A page's title; on a component's page with what everybody wants to know first below it. */
const Title = ({ children, ...rest }: ComponentProps<'h1'>) => (
  <>
    <HeaderMdx as="h1" {...(rest as { id: string })}>
      {children}
    </HeaderMdx>
    <ComponentHeader />
  </>
)

/** A component's name in bold leads to its page, unless it has none or this is it. */
function Name({ children }: { children?: ReactNode }) {
  const subject = useSubject()
  const isItself = subject?.title.endsWith(`/${children}`)
  const page = typeof children === 'string' && !isItself ? pageOf(children) : undefined
  if (!page) return <strong>{children}</strong>
  return (
    <AnchorMdx href={page} target="_self">
      <strong>{children}</strong>
    </AnchorMdx>
  )
}

/** What stands for Markdown's elements on every page. */
export const mdxElements = { h1: Title, strong: Name }
