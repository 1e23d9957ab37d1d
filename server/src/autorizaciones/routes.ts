import type { autorizaciones } from '#contract/autorizaciones.ts'

import { direccionDe, enviarDocumentos } from '../archivos/puerta.ts'
import type { AreaHandlers, Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { correoConfirmado } from '../contacto/puerta.ts'
import { anular } from './anular.ts'
import { SE_ENVIAN } from './estados.ts'
import { guardar } from './guardar.ts'
import {
  claveDeComprobante,
  claveDeProvidencia,
  deLaFamilia,
  detalle,
  idDeNumero,
  lista,
} from './service.ts'

type Pedida = { id: number; enviarMail?: boolean | null | undefined }

const COMPROBANTE = 'una solicitud de autorización'
const PROVIDENCIA = 'la providencia de una solicitud'

/** Mails a document to the asker's own confirmed e-mail; does nothing if there is none. */
async function alPropioCorreo(context: Context, clave: string, que: string): Promise<void> {
  const own = await correoConfirmado(context.db, context.persona.idAfiliado)
  if (own) await enviarDocumentos(context, { correo: own.descripcion, adjuntos: [clave], que })
}

async function comprobante(context: Context, { id, enviarMail }: Pedida) {
  const clave = await claveDeComprobante(context, await deLaFamilia(context, id))
  if (enviarMail === true) await alPropioCorreo(context, clave, COMPROBANTE)
  return { url: direccionDe(clave) }
}

async function providencia(context: Context, { id, enviarMail }: Pedida) {
  const clave = await claveDeProvidencia(context, await deLaFamilia(context, id))
  if (enviarMail === true) await alPropioCorreo(context, clave, PROVIDENCIA)
  return { url: direccionDe(clave) }
}

export const autorizacionesHandlers: AreaHandlers<typeof autorizaciones> = {
  lista: (context) => lista(context),
  detalle: (context) => detalle(context, context.request.id),
  guardar: (context) => guardar(context, context.request),
  imprimirComprobante: (context) => comprobante(context, context.request),
  imprimirProvidenciaDeSolicitud: (context) => providencia(context, context.request),
  anular: async (context) => {
    await anular(context, context.request)
    return {}
  },
  enviar: async (context) => {
    const { numeroAutorizacion, correo } = context.request
    const fila = await deLaFamilia(context, idDeNumero(numeroAutorizacion))
    if (!SE_ENVIAN.includes(fila.solicitud.codigoEstado))
      throw new Problem(422, 'Esta solicitud no se puede enviar.')
    const adjuntos = [await claveDeComprobante(context, fila)]
    await enviarDocumentos(context, { correo, adjuntos, que: COMPROBANTE })
    return {}
  },
  enviarProvidencia: async (context) => {
    const { numeroAutorizacion, correo } = context.request
    const fila = await deLaFamilia(context, idDeNumero(numeroAutorizacion))
    const adjuntos = [await claveDeProvidencia(context, fila)]
    await enviarDocumentos(context, { correo, adjuntos, que: PROVIDENCIA })
    return {}
  },
  generarProvidencia: (context) => providencia(context, context.request),
  imprimirProvidencia: (context) => providencia(context, context.request),
}
