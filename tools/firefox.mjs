// Finds the Firefox of the browser tests, or installs it.
import { existsSync } from 'node:fs'

import { onThePath } from './chromium.mjs'
import { installPackages } from './packages.mjs'

const NAMES = ['firefox-esr', 'firefox']
const PACKAGES = ['firefox-esr']

/** Sets the path for all processes started from here. Throws a readable sentence if there is none. */
export function nameFirefox() {
  const chosen = process.env.FIREFOX_PATH
  if (chosen && !existsSync(chosen))
    throw new Error(`FIREFOX_PATH names ${chosen}, where there is nothing.`)
  const found = chosen || (onThePath(NAMES) ?? installed())
  if (!found)
    throw new Error(
      'Some browser tests need a Firefox and none could be found or installed.\n' +
        'Install one (on Debian: apt-get install firefox-esr) or name it: FIREFOX_PATH=/path/to/firefox npm test',
    )
  process.env.FIREFOX_PATH = found
  return found
}

const installed = () => (installPackages(PACKAGES) ? onThePath(NAMES) : undefined)
