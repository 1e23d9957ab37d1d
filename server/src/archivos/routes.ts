import type { archivos } from '#contract/archivos.ts'
import type { tamanos } from '#contract/extensiones/tamanos.ts'

import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { cuentaDe } from './cuenta.ts'
import { descargar, pesar } from './service.ts'

export const archivosHandlers: AreaHandlers<typeof archivos & typeof tamanos> = {
  descargar: (context) => descargar(pide(context), context.request.path),
  tamano: async (context) => ({ bytes: await pesar(pide(context), context.request.path) }),
}

function pide({
  db,
  portal: { config, hechos, documentos },
  persona,
  ahora,
}: Pick<Context, 'db' | 'portal' | 'persona' | 'ahora'>) {
  const { appDir, capacidades } = config
  return {
    db,
    config,
    appDir,
    ofrece: (capacidad: string) => capacidades.includes(capacidad),
    hechos,
    documentos,
    persona,
    cuenta: cuentaDe({ db, persona, ahora }),
  }
}
