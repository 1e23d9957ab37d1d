import type { BrowserContext } from 'playwright'

const LIBRARY = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__es.js'

// Loads its library as Google's does on a page that requires Trusted Types: under its own policy.
const API = `
  const policy = trustedTypes.createPolicy('of-google', { createScriptURL: (address) => address })
  const script = document.createElement('script')
  script.src = policy.createScriptURL('${LIBRARY}')
  document.head.append(script)`

// Draws a button for each result of Google's box; a test presses it in place of a person's ticking.
const DRAWING = `
  let resets = 0
  window.grecaptcha = {
    render(where, options) {
      const frame = document.createElement('iframe')
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + options.sitekey
      frame.title = 'reCAPTCHA'
      where.append(frame)
      const press = {
        Persona: () => options.callback('human'),
        Robot: () => options.callback('robot'),
        Vence: options['expired-callback'],
      }
      for (const [name, work] of Object.entries(press)) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = name
        button.addEventListener('click', work)
        where.append(button)
      }
      where.dataset.resets = '0'
      this.where = where
      return 7
    },
    reset(widget) {
      if (widget === 7) this.where.dataset.resets = String((resets += 1))
    },
  }
  window[new URL(document.querySelector('script[src*="/api.js"]').src).searchParams.get('onload')]()`

/** Answers for Google in a browser; notes the calls. */
export async function standInForGoogle(context: BrowserContext) {
  const asked: string[] = []
  let reachable = true
  await context.route(/^https:\/\/www\.(google|gstatic)\.com\//, (route) => {
    const address = route.request().url()
    asked.push(address)
    if (!reachable) return route.abort('internetdisconnected')
    if (address === LIBRARY) return route.fulfill({ contentType: 'text/javascript', body: DRAWING })
    if (address.includes('/api2/anchor'))
      return route.fulfill({ contentType: 'text/html', body: '<p>No soy un robot, de Google</p>' })
    return route.fulfill({ contentType: 'text/javascript', body: API })
  })
  return {
    asked,
    reach: (can: boolean) => {
      reachable = can
    },
  }
}
