import type { archivos } from '#contract/archivos.ts'
import type { tamanos } from '#contract/extensiones/tamanos.ts'

import type { AreaHandlers, Context } from '../http/endpointHandler.ts'
import { type Archivo, descargar } from './service.ts'

export const archivosHandlers: AreaHandlers<typeof archivos & typeof tamanos> = {
  descargar: pedido,
  tamano: async (context) => ({ bytes: (await pedido(context)).bytes.byteLength }),
}

function pedido({
  db,
  portal: { config },
  persona,
  request,
}: Pick<Context, 'db' | 'portal' | 'persona'> & { request: { path: string } }): Promise<Archivo> {
  return descargar({ db, enlaces: config.enlaces, appDir: config.appDir }, persona, request.path)
}
