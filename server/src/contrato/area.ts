import type { Hono } from 'hono'

import { conColores } from '../base/conColores.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import type { WithoutCalls } from '../http/area.ts'
import type { HttpEnv } from '../http/environment.ts'
import { type Documento, openapi } from './openapi.ts'
import {
  CABECERAS_DE_PAGINA,
  ESTILO,
  RUTA_DEL_DOCUMENTO,
  RUTA_DEL_ESTILO,
  RUTA_DE_LA_PAGINA,
  paginaDeLista,
  paginaDeLlamada,
} from './pagina.ts'

/**
 * Serves the contract as a document for other programs, and as a page. Both are made at the first request, because
 * phones never ask for them.
 */
function mountContrato(app: Hono<HttpEnv>, { config }: Portal): void {
  let made: { documento: Documento; text: string } | undefined
  const contrato = () => {
    const documento = made?.documento ?? openapi(config.provider, config.proveedor.nombre)
    made ??= { documento, text: JSON.stringify(documento) }
    return made
  }
  app.get(RUTA_DEL_DOCUMENTO, (context) => {
    context.set('ruta', RUTA_DEL_DOCUMENTO)
    return context.body(contrato().text, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  app.get(RUTA_DEL_ESTILO, (context) => {
    context.set('ruta', RUTA_DEL_ESTILO)
    return context.body(conColores(ESTILO, config.proveedor), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  app.get(RUTA_DE_LA_PAGINA, (context) => {
    context.set('ruta', RUTA_DE_LA_PAGINA)
    const asked = context.req.query('q') ?? ''
    return context.html(paginaDeLista(contrato().documento, asked), 200, CABECERAS_DE_PAGINA)
  })
  app.get(`${RUTA_DE_LA_PAGINA}/:nombre`, (context) => {
    context.set('ruta', `${RUTA_DE_LA_PAGINA}/:nombre`)
    const page = paginaDeLlamada(contrato().documento, context.req.param('nombre'))
    if (page === undefined) throw new Problem(404)
    return context.html(page, 200, CABECERAS_DE_PAGINA)
  })
}

export const manifest: WithoutCalls = { pages: mountContrato }
