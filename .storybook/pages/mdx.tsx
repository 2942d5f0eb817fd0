import { AnchorMdx, HeaderMdx } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactNode } from 'react'
import { useGuideLanguage } from '#storybook/guides/language.ts'
import { Do, Dont } from '#storybook/guides/Rules.tsx'
import { vietnameseNames } from '#storybook/vietnamese-names.ts'
import { ComponentHeader, useSubject } from './ComponentHeader.tsx'
import { pageOf } from './component-paths.ts'
import { StoryOrPicture } from './StoryOrPicture.tsx'

/** A page's title, with what Vietnamese reviewers call it; on a component's page with the component's header below it. */
function Title({ children, ...rest }: ComponentProps<'h1'>) {
  const isVietnamese = useGuideLanguage() === 'vi'
  const name = typeof children === 'string' && isVietnamese ? vietnameseNames[children] : undefined
  return (
    <>
      <HeaderMdx as="h1" {...(rest as { id: string })}>
        {children}
        {name && <span className="sen-vietnamese-name"> {name}</span>}
      </HeaderMdx>
      <ComponentHeader />
    </>
  )
}

/** Turns a component's name in bold into a link to its page, unless there is none or it is the current page. */
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

/** Replacements for Markdown's elements and Storybook's blocks on every page. */
export const mdxElements = { h1: Title, strong: Name, Story: StoryOrPicture, Do, Dont }
