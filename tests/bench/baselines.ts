import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { compress } from '../../tools/compress.mjs'

export type Baseline = 'empty' | 'react' | 'fluent' | 'screen'

/** Builds one baseline with the product's own tools and gives its folder: it cannot drift from them. */
export async function buildBaseline(name: Baseline): Promise<string> {
  const outDir = resolve('dist/bench', name)
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'baselines', name),
    plugins: [
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: '..',
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
