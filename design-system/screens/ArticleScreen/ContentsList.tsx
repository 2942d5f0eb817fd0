import { useEffect, useState } from 'react'
import * as css from './ArticleScreen.css.ts'

export interface ArticleHeading {
  /** Id of the section's heading. */
  id: string
  text: string
}

/** The sections of the page as links. Marks the section in view once the script has loaded. */
export function ContentsList({ headings }: { headings: readonly ArticleHeading[] }) {
  const current = useSectionInView(headings)
  return (
    <ul className={css.contents}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={css.contentsLink}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns the id of the last heading above the middle of the window, if one is. */
function useSectionInView(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const update = () => {
      const passed = headings.filter(({ id }) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top < window.innerHeight / 2
      })
      setCurrent(passed.at(-1)?.id)
    }
    // Each heading that enters or leaves the upper half of the window can change the section.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -50% 0px' })
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return current
}
