import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { PALETA } from '../src/colores/rampas.ts'
import { variables } from '../src/colores/variables.ts'
import { porDefecto } from '../src/contract/producto.ts'
import { mostrador } from './mostrador.ts'

const MARK = '<!--estilo-->'
const PRELOAD_MARK = '<!--precarga-->'

/** Texts and colour of the default insurer in a document; the server replaces them with its own (docs/decisions/054). */
const conNombre = (html: string) =>
  html
    .replaceAll('<!--nombre-->', porDefecto.nombre)
    .replaceAll('<!--lema-->', porDefecto.lema)
    .replaceAll('<!--color-->', PALETA.marca)

/** The lazy chunk that each document requests first. */
const FIRST_CHUNK: Record<string, string> = {
  'index.html': 'src/app/Publico.tsx',
  'shell.html': 'src/app/Portal.tsx',
}

/** The style text of every document: tokens of both themes, then base.css. The CSP allows its hash. */
function styleText(): string {
  return variables(PALETA) + small('../src/ui/base.css')
}

/** A style sheet without comments and spaces. */
function small(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(/([{;][-\w]+): /g, '$1:')
    .replaceAll(';}', '}')
    .trim()
}

/** Import of a script that is no chunk (tools/engine.ts). */
const BY_ADDRESS = /import\s*"\/([^"]+)"/g

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function preloads(bundle: Rolldown.OutputBundle, facade: string, html: string): string {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(facade))
  if (!first)
    throw new Error(`${facade} is no chunk of its own any more: the document cannot preload it`)
  const files = new Set<string>()
  // The links that Vite's loader would add: the loader finds them before it runs the chunk.
  const styles = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style))
    for (const [, other = ''] of chunk.code.matchAll(BY_ADDRESS)) files.add(other)
    chunk.imports.forEach(visit)
  }
  visit(first.fileName)
  return [
    // Only preloads that help: every tag delays the first paint, and the document's own script needs none.
    ...[...files]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('')
}

/** Address of the script that every document runs. */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find(
    (item) =>
      item.type === 'chunk' && item.moduleIds.some((id) => id.endsWith('/src/app/main.tsx')),
  )
  if (!entry) throw new Error('src/app/main.tsx is in no chunk: the counter cannot start it')
  return `/${entry.fileName}`
}

/**
 * Inserts the style text and the preloads of its first screen into each document, and writes the hashes of its inline
 * parts for the server's CSP.
 */
export function primeraImagen({ outDir }: { outDir: string }): Plugin {
  return {
    name: 'primera-imagen',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        conNombre(server ? html.replace(MARK, `<style>${styleText()}</style>`) : html),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const style = styleText()
        const shell = bundle['src/app/shell.html']
        if (shell) shell.fileName = 'shell.html'
        for (const [document, facade] of Object.entries(FIRST_CHUNK)) {
          const asset = Object.values(bundle).find((item) => item.fileName === document)
          if (asset?.type !== 'asset') throw new Error(`The build made no ${document}`)
          const html = String(asset.source)
          asset.source = html
            .replace(MARK, () => `<style>${style}</style>`)
            .replace(PRELOAD_MARK, preloads(bundle, facade, html))
        }
        // Styles that only the counter uses are not in the other documents: the portal loads them with the counter's
        // screen.
        const counterStyle = style + small('../src/features/mostrador/hoja.css')
        const counter = await mostrador(counterStyle, entryOf(bundle))
        this.emitFile({
          type: 'asset',
          fileName: 'mostrador.html',
          source: conNombre(counter.html),
        })
        this.emitFile({ type: 'asset', fileName: counter.fileName, source: counter.code })
        mkdirSync(outDir, { recursive: true })
        const hashes = {
          styleHash: hashOf(style),
          counterStyleHash: hashOf(counterStyle),
          scriptHash: hashOf(counter.first),
        }
        writeFileSync(join(outDir, 'csp.json'), JSON.stringify(hashes))
      },
    },
  }
}
