import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'

/** What the design system needs from a router: a component with the props of `<a>`. */
export type LinkComponent = ComponentType<ComponentPropsWithRef<'a'> & { href: string }>

const PlainLink: LinkComponent = (props) => <a {...props} />

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Provides the router's link component to all links of the design system. Without it, links are plain `<a>` elements. */
export const LinkProvider = LinkContext.Provider

/** The link component of the nearest LinkProvider, or a plain `<a>`. */
export const useLinkComponent = () => use(LinkContext)
