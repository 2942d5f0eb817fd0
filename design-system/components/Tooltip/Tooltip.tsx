import { TooltipAnchor, useTooltipStore } from '@ariakit/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId } from 'react'
import { useTooltipDelays } from '#ds/providers/tooltip-delays.tsx'
import { TooltipPopup } from './TooltipPopup.tsx'

export interface TooltipProps {
  /** A few words more about the element. While there are none, there is no tooltip. */
  content: ReactNode
  /** One element that can be focused and has a name of its own: the tooltip describes, it never names. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** Where it stands if there is room. Default: `top`. */
  placement?: 'top' | 'bottom' | 'left' | 'right'
}

/**
 * A few words about an element, on hover after 700 ms and on keyboard focus at once; Escape closes it. Touch never shows it, so
 * nothing that people need may stand here alone. For assistive technology the words are the element's description at any time.
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

  // The anchor stays the same element whether there is content or not: one that loses its tooltip keeps its focus.
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
