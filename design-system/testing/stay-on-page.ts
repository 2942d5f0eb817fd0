/**
 * Links act like links, and the test stays where it is.
 * @param onFollow told where a followed link would have led.
 * @returns ends it.
 */
export function stayOnPage(onFollow: (href: string) => void = () => undefined): () => void {
  const stay = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    event.preventDefault()
    onFollow(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', stay)
  return () => document.removeEventListener('click', stay)
}
