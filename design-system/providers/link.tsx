import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'

/** What the design system needs of a router: a component that takes what `<a>` takes. */
export type LinkComponent = ComponentType<ComponentPropsWithRef<'a'> & { href: string }>

const PlainLink: LinkComponent = (props) => <a {...props} />

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Gives every link of the design system the router's way to navigate. Without it, links are plain `<a>`. */
export const LinkProvider = LinkContext.Provider

/** The link component in force. */
export const useLinkComponent = () => use(LinkContext)
