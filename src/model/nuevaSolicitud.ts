import { type Infer, array, create, enums, is, number, object, string, type } from 'superstruct'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import type { Subido } from '#contract/extensiones/partes.ts'
import type { Archivo } from '#local/archivo.ts'
import { operation } from '#local/operation.ts'

import { solicitudes } from './autorizaciones.ts'
import { enBase64 } from './papeles/enBase64.ts'
import { PASOS_CON_PAPELES, type PasoConPapeles } from './papeles/papel.ts'

/** WIZ-01: the coverage that requires studies and a clinical history, and so one more step. */
export const CON_HISTORIA = '262'

export type NuevaSolicitud = Infer<typeof NuevaSolicitud>
const NuevaSolicitud = object({
  idAfiliado: number(),
  quien: string(),
  tipoCobertura: object({ codigo: string(), descripcion: string() }),
  /** Id of the request, the same at every repetition: that of its form. */
  uidContext: string(),
  /** Files in order, each with the step in which it was picked. */
  papeles: array(object({ id: string(), paso: enums(PASOS_CON_PAPELES), antes: number() })),
  bytes: number(),
})

const Generada = type({ idSolicitudCobertura: number() })

/** Id of the request; undefined until the provider has answered. */
export const generadaDe = (answers: readonly unknown[]): number | undefined =>
  answers.length === 0 ? undefined : create(answers[0], Generada).idSolicitudCobertura

/** The number of a request as people read it. */
export const enOchoCifras = (numero: number): string => String(numero).padStart(8, '0')

/**
 * Sends a new request with its files, then asks for its receipt by mail: if that fails, the request is not sent again.
 */
export const guardarSolicitud = operation<NuevaSolicitud>({
  type: 'autorizacion.guardar',
  name: 'Solicitud de autorización',
  payload: NuevaSolicitud,
  group: ({ uidContext }) => `solicitud/${uidContext}`,
  lane: 'archivos',
  steps: [
    async (call, { idAfiliado, tipoCobertura, uidContext, papeles }, { files, subir }) => {
      const archivos = await files()
      const subidos = await subir(archivos)
      const de = (paso: PasoConPapeles) =>
        papeles.flatMap((papel, n) => {
          const archivo = archivos[n]
          if (papel.paso !== paso || !archivo) return []
          const requerido = paso !== 'opcional' || tipoCobertura.codigo === CON_HISTORIA
          return [enPedido(archivo, papel, requerido, subidos?.[n])]
        })
      return call(autorizaciones.guardar, {
        idAfiliado,
        tipoCobertura: { codigo: tipoCobertura.codigo },
        documentacionRequerida: de('requerida'),
        documentacionOpcional: de('opcional'),
        documentacionHistoriaClinica: de('historia'),
        uidContext,
      })
    },
    (call, _nueva, { answers }) =>
      call(autorizaciones.imprimirComprobante, { id: generadaDe(answers) ?? 0, enviarMail: true }),
  ],
  describe: ({ quien, tipoCobertura }) =>
    `Solicitud de autorización de ${quien}: ${tipoCobertura.descripcion}`,
  refresh: () => [{ resource: solicitudes, params: {} }],
  hecho: ([respuesta]) =>
    is(respuesta, Generada)
      ? {
          numero: enOchoCifras(respuesta.idSolicitudCobertura),
          href: `/ver-autorizacion?id=${respuesta.idSolicitudCobertura}`,
        }
      : undefined,
})

const CONTENEDOR: Record<PasoConPapeles, string> = {
  requerida: 'documentacionRequerida',
  opcional: 'documentacionOpcional',
  historia: 'documentacionHistoriaClinica',
}

const EXTENSION: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' }

function enPedido(
  { name, type: tipo, bytes }: Archivo,
  { id, paso }: NuevaSolicitud['papeles'][number],
  requerido: boolean,
  subido: Subido | undefined,
): Adjunto {
  return {
    fileName: name,
    extension: EXTENSION[tipo] ?? 'jpg',
    dimension: bytes.byteLength,
    contentBase64: subido ? '' : enBase64(bytes),
    ...(subido && { subido }),
    requerido,
    id,
    moduleContainerPathName: CONTENEDOR[paso],
  }
}
