import { folded } from '#contracts/rules/folded.ts'

export interface SearchedArticle {
  href: string
  title: string
  description: string
  /** All of its words. */
  text: string
}

const MAX_RESULTS = 8

/**
 * Returns the articles that contain all of the words, best first: words of the title count more than those of the description, and
 * those more than words of the text.
 */
export function searchArticles(articles: readonly SearchedArticle[], words: string): SearchedArticle[] {
  const queried = folded(words).split(/\s+/).filter(Boolean)
  if (queried.length === 0) return []
  const scoreOf = ({ title, description, text }: SearchedArticle) => {
    const places = [folded(title), folded(description), folded(text)]
    const scores = queried.map((word) => [9, 3, 1][places.findIndex((place) => place.includes(word))] ?? 0)
    return scores.includes(0) ? 0 : scores.reduce((total, score) => total + score, 0)
  }
  return articles
    .map((article) => ({ article, score: scoreOf(article) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RESULTS)
    .map(({ article }) => article)
}
