/** Looks again from time to time, as long as somebody can see it. */

const AGAIN = 15_000

/** For an effect: what it returns ends it. */
export function lookAgain(look: () => Promise<void>): () => void {
  const seen = () => void (document.hidden || look())
  seen()
  const timer = setInterval(seen, AGAIN)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
