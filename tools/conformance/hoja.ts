// The report as one page for the API's developers: it runs no script and loads no file.
import { createHash } from 'node:crypto'

import { escape } from '../../server/src/base/html.ts'
import type { Informe, Resultado } from './corrida.ts'
import { VEREDICTOS, cuentas } from './informe.ts'

// The system's own colours also work in dark mode and forced colours.
const STYLE = `
:root { color-scheme: light dark; --borde: color-mix(in srgb, CanvasText 30%, Canvas) }
body { margin: 0 auto; max-width: 860px; padding: 16px; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
h1 { font-size: 1.5rem } h2 { font-size: 1.25rem; margin-top: 32px } h3 { font-size: 1rem; margin: 0 }
section > div { border-top: 1px solid var(--borde); padding: 12px 0 }
p { margin: 4px 0 } ul { margin: 8px 0; padding-left: 20px }
code { font: .875rem/1.4 ui-monospace, monospace }
`
const hash = createHash('sha256').update(STYLE).digest('base64')

const TITULOS = {
  difiere: 'Difieren: la aplicación no puede usar la respuesta',
  falta: 'Faltan',
  'se tolera': 'Se toleran: la aplicación sigue',
  'sin probar': 'Sin probar',
  'no se ofrece': 'No se ofrecen',
  cumple: 'Cumplen',
} as const
const PESOS = { impide: 'Hay que arreglarlo', tolera: 'Conviene', aviso: 'Para saber' } as const

export function enHtml(informe: Informe): string {
  const { base, hechaAt, conEscrituras, resultados, capacidades } = informe
  const sections = VEREDICTOS.flatMap((veredicto) => {
    const of = resultados.filter((one) => one.veredicto === veredicto)
    return of.length === 0
      ? []
      : [
          `<section><h2>${TITULOS[veredicto]} (${of.length})</h2>${of.map(filaDe).join('')}</section>`,
        ]
  })
  const rows = capacidades.map(
    ({ nombre, anunciada, es, sin }) =>
      `<div><h3><code>${escape(nombre)}</code>: ${anunciada ? 'se anuncia' : 'no se anuncia'}</h3><p>${escape(es)}</p>${anunciada ? '' : `<p>Sin ella: ${escape(sin)}</p>`}</div>`,
  )
  const counted = cuentas(informe).map(([veredicto, many]) => `<li>${many} ${veredicto}</li>`)
  return `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'"><title>Conformidad de ${escape(base)}</title><style>${STYLE}</style><main><h1>Conformidad de ${escape(base)}</h1><p>Hecha el ${escape(hechaAt)}, ${conEscrituras ? 'con escrituras' : 'solo con lecturas'}. De lo que vino se muestra la forma: ni letras ni números de una persona.</p><ul>${counted.join('')}</ul>${sections.join('')}<section><h2>Capacidades</h2>${rows.join('')}</section></main></html>\n`
}

function filaDe({ nombre, llamada, resumen, motivo, diferencias, efecto }: Resultado): string {
  const items = diferencias.map(
    ({ que, peso, donde, vino, seEspera }) =>
      `<li>${PESOS[peso]} (${escape(que)}): en <code>${escape(donde)}</code> vino ${escape(vino)}; se espera ${escape(seEspera)}.</li>`,
  )
  return `<div><h3>${escape(resumen)}</h3><p><code>${escape(nombre)}</code> · <code>${escape(llamada)}</code></p>${motivo === undefined ? '' : `<p>${escape(motivo)}</p>`}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}${efecto === undefined ? '' : `<p>La aplicación: ${escape(efecto)}</p>`}</div>`
}
