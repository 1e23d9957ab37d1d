#!/usr/bin/env node
// A Firefox for Playwright. It speaks WebDriver BiDi, with two differences from Playwright's expectations: some commands
// that start every context are newer than the long-term release, and no event reports that a page restored by Back has
// arrived.
import { spawn } from 'node:child_process'

import { WebSocket, WebSocketServer } from 'ws'

/** Commands that this program answers itself, because no test depends on them. */
const NOT_THERE = new Set(['emulation.setMediaFeaturesOverride'])
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/
/** The text that a page of these tests logs when it is shown again (support/test.ts). */
const SHOWN_AGAIN = 'shown again'
const ARRIVED = ['navigationCommitted', 'domContentLoaded', 'load']

const firefox = spawn(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = LISTENING.exec(text) ?? []
  if (address) listen(address)
})

/** Playwright reads the address to connect to from this process's output. */
function listen(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  )
  server.on('connection', (playwright, { url }) => connect(playwright, address + url))
}

/** A message as text. */
const textOf = (data) => Buffer.from(data).toString()

function connect(playwright, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const open = new Promise((resolve) => browser.on('open', resolve))
  const tell = (message) => playwright.send(JSON.stringify(message))
  /** The navigation under way, by context. */
  const underWay = new Map()

  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(textOf(data))
    if (NOT_THERE.has(method)) return tell({ type: 'success', id, result: {} })
    await open
    browser.send(textOf(data))
  })
  browser.on('message', (data) => {
    const { method, params } = JSON.parse(textOf(data))
    if (method === 'browsingContext.navigationStarted') underWay.set(params.context, params)
    if (method === 'log.entryAdded' && params.text === SHOWN_AGAIN)
      for (const what of ARRIVED)
        tell({
          type: 'event',
          method: `browsingContext.${what}`,
          params: underWay.get(params.source.context),
        })
    playwright.send(textOf(data))
  })
  browser.on('close', () => playwright.close())
  browser.on('error', () => playwright.close())
  playwright.on('close', () => browser.close())
}
