import type { Plugin } from 'vite'

import { PALETA, rampasDe } from '../src/colores/rampas.ts'
import { claroDe } from '../src/colores/tokens.ts'
import { temaClaro } from '../src/ui/tema.ts'

/** Fluent's name for a design token. */
const DE_FLUENT =
  /var\(--((?:color|font|lineHeight|spacing|stroke|borderRadius|shadow|curve|duration)[A-Z]\w*|shadow\d+)\)/g

const claro = claroDe(rampasDe(PALETA))

/**
 * Fluent's list of 460 token names is replaced by a rule: each token is a CSS variable of the same name. The build
 * fails if a script uses a variable that neither the portal's themes nor the documents set.
 */
export function tokensDeFluent(): Plugin {
  return {
    name: 'tokens-de-fluent',
    load(id) {
      if (!id.endsWith('@fluentui/tokens/lib/tokens.js')) return undefined
      return "export const tokens = /* @__PURE__ */ new Proxy({}, { get: (_, name) => 'var(--' + String(name) + ')' })"
    },
    generateBundle(_options, bundle) {
      const sinValor = new Set<string>()
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : String(file.source)
        if (!/\.(?:js|css|html)$/.test(file.fileName)) continue
        for (const [, name = ''] of text.matchAll(DE_FLUENT))
          if (!(name in temaClaro || name in claro)) sinValor.add(name)
      }
      if (sinValor.size > 0)
        this.error(`src/ui/tokensDeFluent.ts has no value for ${[...sinValor].join(', ')}`)
    },
  }
}
