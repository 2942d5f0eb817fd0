/**
 * Keeps links from leaving the test's page.
 * @param onFollow called with the `href` of a followed link.
 * @returns a cleanup function.
 */
export function preventNavigation(onFollow: (href: string) => void = () => undefined): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    event.preventDefault()
    onFollow(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
