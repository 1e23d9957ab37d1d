import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect } from 'vitest'

import { freePort } from '../../support/listening.ts'
import { people } from '../../support/people.ts'

const ENTER = '\uE007'

export type Visitante = Awaited<ReturnType<typeof openWebkit>>

/**
 * A person with Safari's engine and a profile that survives closing; acts by the texts that a
 * person reads.
 */
export async function openWebkit(origin: string) {
  const profile = await mkdtemp(join(tmpdir(), 'portal-webkit-'))
  const display = await startDisplay()
  const driver = await startDriver(display.name)
  let session = await begin()

  async function begin(): Promise<string> {
    const browser = { binary: resolve('tests/webkit/support/navegador.py'), args: [profile] }
    const alwaysMatch = { 'webkitgtk:browserOptions': browser }
    const made = await driver.ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    })
    return `/session/${made.sessionId}`
  }
  const end = () => driver.ask('DELETE', session)

  /** Runs this code in the page, as the body of a function. */
  const run = <T>(script: string): Promise<T> =>
    driver.ask<T>('POST', `${session}/execute/sync`, { script, args: [] })

  const visitor = {
    open: (path: string) => driver.ask('POST', `${session}/url`, { url: origin + path }),
    back: () => driver.ask('POST', `${session}/back`, {}),
    run,
    /** The page's heading, and all its text. */
    titulo: () =>
      run<string | null>(`return document.querySelector('main h1')?.textContent ?? null`),
    texto: () => run<string>('return document.body.innerText'),
    /** Runs in the page until it returns true. */
    sees: (script: string, why = script) =>
      expect.poll(() => run<unknown>(script), { message: why }).toBe(true),

    async write(selector: string, text: string) {
      const found = await driver.ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await driver.ask('POST', `${session}/element/${Object.values(found)[0]}/value`, { text })
    },

    /** Writes into the field with this label. */
    async fill(label: string, text: string) {
      const control = `[...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}))?.control`
      await visitor.sees(`return ${control} != null`, `a field called ${label}`)
      const id = await run<string>(`return ${control}.id`)
      await visitor.write(`[id="${id}"]`, text)
    },

    /** Presses the first button or link with this name. */
    async press(name: string) {
      const all = `[...document.querySelectorAll('button, a')].find((one) => one.checkVisibility() && (one.getAttribute('aria-label') ?? one.innerText).trim().startsWith(${JSON.stringify(name)}))`
      await visitor.sees(`return ${all} !== undefined`, `a way called ${name}`)
      await run(`${all}.click()`)
    },

    async signIn({ cuil, password } = people.norma) {
      await visitor.open('/signin')
      await visitor.sees(`return document.querySelector('.fui-FluentProvider') !== null`)
      await visitor.write('input[type=text]', cuil)
      await visitor.write('input[type=password]', password + ENTER)
      await visitor.sees(`return /^Hola, /.test(document.querySelector('h1')?.textContent)`)
      await visitor.sees('return navigator.serviceWorker.controller !== null')
    },

    /** Closes the browser and opens it again. */
    async restart(meanwhile: () => unknown = () => undefined) {
      await end()
      await meanwhile()
      session = await begin()
    },
    async close() {
      await end()
      driver.stop()
      display.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
  return visitor
}

async function startDisplay(): Promise<{ name: string; stop: () => void }> {
  // Xvfb finds a free number and writes it to the given channel.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, stop: () => void server.kill() }
}

async function startDriver(display: string) {
  const port = await freePort()
  const child: ChildProcess = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const ask = async <T = unknown>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const isUp = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    )
  await expect.poll(isUp).toBe(true)
  return { ask, stop: () => void child.kill() }
}
