import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { type Rolldown, build } from 'vite'

const HERE = new URL('../src/app/mostrador/', import.meta.url)

/** Builds one of the counter's small scripts as a single file: the portal's chunks would make it load too much. */
async function smallScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: new URL(entry, HERE).pathname, output: { format: 'iife' } },
    },
  })
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput]
  return output[0].code
}

/**
 * The counter's document without personal data, with its inline script, and the script that follows, under a name with
 * its hash. The service worker inserts the person's data.
 */
export async function mostrador(style: string, portal: string) {
  const first = (await smallScript('primero.ts')).trim()
  const code = await smallScript('alInstante.ts')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const fileName = `assets/mostrador-${hash}.js`
  const html = readFileSync(new URL('mostrador.html', HERE), 'utf8')
    .replaceAll(/\n\s*/g, '')
    .replace('<!--estilo-->', () => `<style>${style}</style>`)
    .replace('<!--guion-->', () => `<script>${first}</script>`)
    .replace('data-resto=""', `data-resto="/${fileName}"`)
    .replace('data-portal=""', `data-portal="${portal}"`)
  return { html, first, fileName, code }
}
