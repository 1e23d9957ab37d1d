import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { type InlineConfig, build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { compress } from '../../tools/compress.mjs'
import { DEXIE } from '../../tools/dexie.ts'

export type Baseline = 'empty' | 'react' | 'fluent' | 'screen' | 'lista'

/** A build sets the process's own mode to that of production, in which the server makes no data of the demo. */
async function buildAside(config: InlineConfig): Promise<void> {
  const { NODE_ENV } = process.env
  try {
    await build(config)
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}

/** Builds a page with parts of the product side by side, without a service worker. */
export async function buildPage(name: string): Promise<string> {
  const outDir = resolve('dist/bench', name)
  await buildAside({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, name),
    resolve: { alias: DEXIE },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  })
  await compress(outDir)
  return outDir
}

/** One document for all baselines; the empty one has only its heading. */
const pageOf = (name: Baseline, html: string) =>
  html
    .replace('%NOMBRE%', name)
    .replace(
      '%CUERPO%',
      name === 'empty'
        ? '<h1>Mi Cobertura</h1>'
        : `<div id="root"></div><script type="module" src="./${name}.tsx"></script>`,
    )

/**
 * Builds one baseline with the product's own tools, so that it cannot drift from them; returns its
 * folder.
 */
export async function buildBaseline(name: Baseline): Promise<string> {
  const outDir = resolve('dist/bench', name)
  await buildAside({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'baselines'),
    plugins: [
      {
        name: 'which-baseline',
        transformIndexHtml: { order: 'pre', handler: (html) => pageOf(name, html) },
      },
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '.',
        filename: 'sw.ts',
        injectRegister: false,
        injectManifest: { rollupFormat: 'iife' },
        manifest: false,
      }),
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  await compress(outDir)
  return outDir
}
