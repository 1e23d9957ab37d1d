// Finds the Chromium of the browser tests, or installs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { installPackages } from './packages.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const LIGHT = 'chromium-headless-shell'
const PACKAGES = ['chromium', 'fonts-roboto-unhinted']

/** System packages of the browsers that are missing here. */
export function missingBrowsers() {
  if (named() !== undefined) return []
  return [
    ...(onThePath(NAMES) === undefined ? PACKAGES : []),
    ...(onThePath([LIGHT]) === undefined ? [LIGHT] : []),
  ]
}

/**
 * Sets the browser paths for all processes started from here: the full browser, and its light build if there is one.
 */
export async function nameBrowsers() {
  const isChosen = named() !== undefined
  process.env.CHROMIUM_PATH = await findChromium()
  const light = isChosen ? process.env.CHROMIUM_LIGHT_PATH : await findLight()
  if (light) process.env.CHROMIUM_LIGHT_PATH = light
  return [process.env.CHROMIUM_PATH, light].filter(Boolean).join(', ')
}

/**
 * Path of a Chromium: from the environment, from PATH, Playwright's own, or installed now. Throws a readable sentence
 * if there is none.
 */
export async function findChromium() {
  const found =
    named() ?? onThePath(NAMES) ?? (await playwrights()) ?? installDebian() ?? (await download())
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

/** The light build without windows does the same work with a fifth less processor time. */
async function findLight() {
  return onThePath([LIGHT]) ?? (installPackages([LIGHT]) ? onThePath([LIGHT]) : undefined)
}

/** Path of the first of these commands that exists; undefined if none does. */
export function onThePath(names) {
  for (const name of names) {
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
  return installPackages(PACKAGES) ? onThePath(NAMES) : undefined
}

async function download() {
  console.log('Downloading Playwright’s Chromium (20 s at most)…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 20_000 })
  return playwrights()
}
