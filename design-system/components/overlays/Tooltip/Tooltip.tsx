import { TooltipAnchor, useTooltipStore } from '@ariakit/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId } from 'react'
import { useTooltipDelays } from '#ds/providers/tooltip-delays.tsx'
import { TooltipPopup } from './TooltipPopup.tsx'

export interface TooltipProps {
  /** A few more words about the element. Without content there is no tooltip. */
  content: ReactNode
  /** One focusable element with its own accessible name: the tooltip is a description, never the name. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** Preferred position; another one is used where there is no space. Default: `top`. */
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

/**
 * A few words about an element, shown on hover after 700 ms and on keyboard focus immediately; Escape closes it. It never shows
 * on touch, so important information must also be elsewhere. For assistive technology it is always the element's description.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const delays = useTooltipDelays()
  const store = useTooltipStore({ placement, showTimeout: delays.show, skipTimeout: delays.skip })
  const descriptionId = useId()
  const hasContent = content !== undefined && content !== null && content !== false && content !== ''

  useEffect(() => {
    if (!hasContent) store.hide()
  }, [store, hasContent])

  const descriptions = [children.props['aria-describedby'], hasContent && descriptionId].filter(Boolean)
  const anchor = cloneElement(children, { 'aria-describedby': descriptions.join(' ') || undefined })

  // The anchor is the same element with and without content, so it keeps the focus when the content disappears.
  return (
    <>
      <TooltipAnchor
        store={store}
        showOnHover={hasContent}
        focusable={hasContent}
        render={anchor}
        onBlur={store.hide}
      />
      {hasContent && (
        <>
          <span hidden id={descriptionId}>
            {content}
          </span>
          <TooltipPopup data-component="Tooltip" store={store}>
            {content}
          </TooltipPopup>
        </>
      )}
    </>
  )
}
