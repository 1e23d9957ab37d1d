import type { tabla } from '#contract/tabla.ts'
import { diaDe } from '#formato/instantes.ts'

import { cuentaDe, enviarDocumentos } from '../archivos/puerta.ts'
import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { cuposDe } from './cupo.ts'
import { claveDeOrden, documentoDeOrden, ordenPropia } from './documento.ts'
import { emitidas, reimprimible } from './emitidas.ts'
import { comoSeMuestra, evaluar } from './evaluar.ts'
import { idDeNumero } from './numero.ts'
import { abrir, generar } from './transaccion.ts'

async function enBase64(
  context: Pick<Context, 'db' | 'portal' | 'persona' | 'ahora'>,
  { idOrden }: { idOrden: number },
): Promise<{ pdf: string }> {
  const { db, portal } = context
  const pdf = await portal.hechos.bytes(await documentoDeOrden(db, idOrden), cuentaDe(context))
  return { pdf: Buffer.from(pdf).toString('base64') }
}

export const ordenesHandlers: AreaHandlers<(typeof tabla)['ordenes']> = {
  consultarCupo: async ({ db, persona, request, ahora }) => {
    if (!persona.grupo.includes(request.idAfiliado)) throw notFound(request.idAfiliado)
    return { consumoCupoOrdenMedicaVO: await cuposDe(db, request, diaDe(ahora)) }
  },
  validar: async ({ db, persona, request, ahora }) => {
    const evaluada = await evaluar(db, persona, request, ahora)
    const orden = await abrir(db, { uid: persona.uid, origen: 'impresa', evaluada }, ahora)
    return {
      codigoTransaccion: orden.codigoTransaccion,
      ...(await comoSeMuestra(db, evaluada)),
    }
  },
  verificarCosto: async ({ db, persona, request, ahora }) =>
    comoSeMuestra(db, await evaluar(db, persona, request, ahora)),
  generar: ({ db, persona, request, ahora }) =>
    generar(db, persona, request.codigoTransaccion, ahora),
  imprimir: async (context) => {
    const { db, persona, request } = context
    const { numeroOrden, codigoTransaccion } = request
    const idOrden = idDeNumero(numeroOrden)
    return enBase64(context, await ordenPropia(db, persona, { idOrden, codigoTransaccion }))
  },
  enviar: async (context) => {
    const { db, persona, request, ahora } = context
    const orden = await ordenPropia(db, persona, { idOrden: idDeNumero(request.numeroOrden) })
    const adjuntos = [await claveDeOrden(db, orden, ahora)]
    await enviarDocumentos(context, { correo: request.correo, adjuntos, que: 'una orden' })
    return {}
  },
  validarReimpresion: ({ db, persona, request, ahora }) =>
    reimprimible(db, persona, request.idAfiliado, ahora),
  reimprimir: async (context) =>
    enBase64(context, await ordenPropia(context.db, context.persona, context.request)),
  emitidas: ({ db, persona, request }) => emitidas(db, persona, request),
}
