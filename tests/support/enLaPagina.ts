// Each function runs alone in its page: Playwright sends it without its surroundings.

/** The drawn page, without parts that change at each drawing: generated names, numbers, times. */
export function drawn(): { main: string; frame: string } {
  const plain = (html: string) =>
    html.replaceAll(/>[^<]*\d[^<]*</g, '>0<').replaceAll(/\b_?[\w-]*r[\w-]*\d[\w-]*_?\b/g, '0')
  const body = document.body.outerHTML
  const main = document.querySelector('main')?.outerHTML ?? ''
  return { main: plain(main), frame: plain(main === '' ? body : body.replace(main, '')) }
}

/** Words of another language and unfilled places of texts, with their surroundings. */
export function foreignWords(ajenas: string): string[] {
  const texts = [document.title, document.body.innerText]
  for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '')
  const strange = new RegExp(`.{0,20}(?:${ajenas}).{0,20}`, 'giu')
  return texts.flatMap((text) => text.match(strange) ?? [])
}

/** Pixels by which the page scrolls sideways, and targets smaller than a finger. */
export function room(): { sideways: number; tiny: string[] } {
  const tiny = [...document.querySelectorAll('a, button, input, summary, [role=button]')].filter(
    (element) => {
      const { width, height } = element.getBoundingClientRect()
      const label = element.closest('label')?.getBoundingClientRect()
      const inText = element.matches('p a, li p a')
      return width > 1 && !inText && Math.max(height, label?.height ?? 0) < 43.5
    },
  )
  return {
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    tiny: tiny.map((element) => element.outerHTML.slice(0, 120)),
  }
}
