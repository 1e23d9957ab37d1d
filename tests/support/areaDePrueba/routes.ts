import type { ExtraArea } from '../../../server/src/app.ts'
import type { AreaHandlers } from '../../../server/src/base/endpointHandler.ts'
import { prueba } from './contract.ts'
import { abrirRecibo, avisar, guardar, guardarArchivos, notasDe } from './service.ts'
import { makeTables } from './tables.ts'

const handlers: AreaHandlers<typeof prueba> = {
  lista: ({ db, persona: { uid } }) => notasDe(db, uid),
  guardar: ({ db, persona: { uid }, request, version }) => guardar(db, uid, request, version),
  recibo: ({ db, persona: { uid }, request }) => abrirRecibo(db, uid, request),
  archivos: ({ db, persona: { uid }, request }) => guardarArchivos(db, uid, request),
  aviso: ({ db, persona: { uid }, request, ahora }) => avisar(db, uid, request, ahora),
}

/** The server's answers outside the contract, in tests. */
export const areaDePrueba: ExtraArea = {
  name: 'prueba',
  endpoints: prueba,
  handlers,
  limits: { [prueba.archivos.path]: 17 * 1024 * 1024 },
  prepare: makeTables,
}
