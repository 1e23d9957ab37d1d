import { cors } from 'hono/cors'

import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'

/** A portal on another host may call if its exact origin is listed (SEC-18). */
export const corsFor = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      CABECERAS.clave,
      CABECERAS.pedido,
      CABECERAS.version,
      CABECERAS.comprobante,
      CABECERAS.conocida,
      cabeceraDeConocida('POST'),
    ],
    exposeHeaders: [
      'Date',
      'Retry-After',
      'Content-Disposition',
      CABECERAS.token,
      CABECERAS.pedido,
      CABECERAS.marca,
      CABECERAS.epoca,
    ],
    maxAge: 600,
  })
