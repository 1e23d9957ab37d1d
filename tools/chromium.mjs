// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { installPackages } from './packages.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium: named, on the PATH, Playwright's own, else installed now. Throws in words when none can be had. */
export async function findChromium() {
  const found =
    named() ?? onThePath() ?? (await playwrights()) ?? installDebian() ?? (await download())
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed.\n' +
      'Install one (on Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (path === undefined || path === '') return undefined
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM_PATH names ${path}, where there is nothing.`)
}

function onThePath() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

async function playwrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installDebian() {
  return installPackages(['chromium', 'fonts-roboto-unhinted']) ? onThePath() : undefined
}

async function download() {
  console.log('Downloading Playwright’s Chromium (20 s at most)…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 20_000 })
  return playwrights()
}
