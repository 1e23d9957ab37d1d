import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { type Rolldown, build } from 'vite'

const HERE = new URL('../src/app/mostrador/', import.meta.url)
const ENTRY = new URL('alInstante.ts', HERE).pathname

/** The counter's small script as one file that needs no other: of the portal's own chunks it would load too much. */
async function smallScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput]
  return output[0].code
}

/**
 * The counter's document without anybody's data, and its script under a name that changes with it. The service worker puts
 * the row of the read model into it.
 */
export async function mostrador(style: string, portal: string) {
  const code = await smallScript()
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const fileName = `assets/mostrador-${hash}.js`
  const html = readFileSync(new URL('mostrador.html', HERE), 'utf8')
    .replaceAll(/\n\s*/g, '')
    .replace('<!--estilo-->', () => `<style>${style}</style>`)
    .replace('<!--guion-->', `<script src="/${fileName}" defer></script>`)
    .replace('data-portal=""', `data-portal="${portal}"`)
  return { html, fileName, code }
}
