/**
 * Calls that a built page makes before its script is there, from a few lines in its HTML: what they answer is waited for
 * while the script comes, and not after it.
 */

declare global {
  interface Window {
    /** Answers under way, by path. */
    earlyAnswers?: Map<string, Promise<Response>> | undefined
  }
}

/** Where the user's id goes in a path. */
export const USER_ID = '{user}'

/** Text of the script that asks for `paths`, as `request` would, when somebody is signed in, and leads to `login` when nobody is. */
export const earlyCalls = (paths: readonly string[], login: string) =>
  `(${askEarly})(${JSON.stringify(paths)}, ${JSON.stringify(USER_ID)}, ${JSON.stringify(login)})`

/** Runs in the page, from its own text: it may use nothing from outside itself. */
function askEarly(paths: string[], placeholder: string, login: string) {
  let userId: string | null
  try {
    userId = localStorage.getItem('authToken')
    const { isPhoneVerified } = JSON.parse(localStorage.getItem('userData') ?? '{}')
    // The built page asks everybody to verify their phone, so that nothing moves for those who have to.
    const banner = document.querySelector<HTMLElement>('[data-component="PhoneVerificationBanner"]')
    if (banner && isPhoneVerified !== false) banner.style.display = 'none'
  } catch {
    // Storage is closed to the page, or holds what the script will clear: it decides.
    return
  }
  if (!userId) {
    location.replace(login + encodeURIComponent(location.pathname + location.search))
    return
  }
  const headers = { 'Accept-Language': document.documentElement.lang }
  const answers = new Map<string, Promise<Response>>()
  for (const path of paths) {
    const address = path.replace(placeholder, userId)
    const answer = fetch(address, { credentials: 'include', headers })
    // Whoever takes it deals with its failure.
    answer.catch(() => undefined)
    answers.set(address, answer)
  }
  window.earlyAnswers = answers
}

/** The answer to a call that was made early, once: the next one is made anew. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(path)
  window.earlyAnswers?.delete(path)
  return answer
}
