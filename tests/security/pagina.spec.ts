import { mostradorOn } from '../support/contador.ts'
import { portalOn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test(
  '[SEC-19] every page has the exact content policy, with the hashes of its inline style and script',
  { tag: '@siempre' },
  async ({ network }) => {
    const { createHash } = await import('node:crypto')
    for (const path of ['/signin', '/shell.html', '/grupo-familiar', '/mostrador.html']) {
      const response = await fetch(network.url + path)
      const html = await response.text()
      const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '')
      expect(styles, path).toHaveLength(1)
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, text]) => text ?? '',
      )
      expect(scripts, path).toHaveLength(path === '/mostrador.html' ? 1 : 0)
      const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      const allowed = ["'self'", ...scripts.map(hashOf)].join(' ')
      expect(response.headers.get('content-security-policy'), path).toBe(
        `default-src 'none'; script-src ${allowed}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashOf(styles[0])}; style-src-attr 'none'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; media-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`,
      )
      expect(html.replaceAll(/<script>.*?<\/script>/g, ''), path).not.toMatch(
        /<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/,
      )
    }
  },
)

test(
  '[SEC-20] the default Trusted Types policy allows our own scripts only, and no HTML',
  { tag: '@siempre' },
  async ({ phone: { portal, browser } }) => {
    await portal.open('/signin')
    await expect(portal.page.locator('form')).toBeVisible()
    const tried = await portal.page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work()
          return 'let through'
        } catch {
          return 'refused'
        }
      }
      return {
        markup: attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
        elsewhere: attempt(
          () => (document.createElement('script').src = 'https://otro.example/assets/x.js'),
        ),
        otherPath: attempt(() => (document.createElement('script').src = '/v1/x.js')),
        ours: attempt(() => (document.createElement('script').src = '/assets/x.js')),
      }
    })
    expect(tried).toEqual({
      markup: 'refused',
      elsewhere: 'refused',
      otherPath: 'refused',
      ours: 'let through',
    })
    expect(browser.problems).toHaveLength(3)
    browser.problems.length = 0 // the attempts above, made on purpose
  },
)

test('[SEC-17] the token is sent to the configured server only, and never as part of an address', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  const token = await portal.page.evaluate(() => localStorage.getItem('token'))
  expect(network.log.some(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true)
  for (const { path } of network.log) expect(path).not.toContain(String(token))
})

test('[SEC-22] the counter page, which has no COOP header, removes its link to the window that opened it', async ({
  phone: { portal, browser },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
  const policy = await portal.page.evaluate(async () => {
    const { headers } = await fetch('/signin')
    return headers.get('Cross-Origin-Opener-Policy')
  })
  expect(policy).toBe('same-origin')

  const context = browser.context()
  await context.route('http://otro.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Otro sitio</h1>' }),
  )
  const otro = await context.newPage()
  await otro.goto('http://otro.test/')
  const opened = context.waitForEvent('page')
  const held = await otro.evaluateHandle(
    (address) => window.open(address),
    `${network.url}/mostrador`,
  )
  await expect.poll(() => held.evaluate((window) => window?.closed)).toBe(true)
  // The other window stays open.
  await expect(portalOn(await opened, network.url).titulo()).toHaveText('Hola, Norma')
})
