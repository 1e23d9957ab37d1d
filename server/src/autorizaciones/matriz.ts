import { autorizaciones } from '#contract/autorizaciones.ts'

import { type Family, NOBODY, type Row, porAfiliado } from '../http/matriz.ts'
import { APROBADA, GENERADA } from './estados.ts'

const CORREO = 'alguien@correo.example'
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

const solicitudDe = (idAfiliado: number) => ({
  idAfiliado,
  tipoCobertura: { codigo: '166' },
  documentacionRequerida: [
    {
      fileName: 'orden.pdf',
      extension: 'pdf',
      dimension: PDF.length,
      contentBase64: PDF.toString('base64'),
      requerido: true,
      id: '1',
      moduleContainerPathName: '',
    },
  ],
  documentacionOpcional: [],
  documentacionHistoriaClinica: [],
  uidContext: 'matriz',
})

/** Request of this family in the given state, for a row of the authorization matrix. */
async function conEstado({ ask }: Family, estado: number): Promise<number> {
  const found = await ask(autorizaciones.lista, {})
  return (
    found.find(({ codigoEstado }) => codigoEstado === String(estado))?.idSolicitudCobertura ?? 0
  )
}

/** Row of the authorization matrix for a call that names only a request of the family. */
const deSolicitud = (request: (id: number) => object, estado = APROBADA) =>
  ({
    names: async (family) => request(await conEstado(family, estado)),
    missing: request(NOBODY),
  }) satisfies Row

const porId = (id: number) => ({ id })
const porCorreo = (id: number) => ({ numeroAutorizacion: String(id), correo: CORREO })

export const matriz = {
  'autorizaciones.lista': { own: () => ({}) },
  'autorizaciones.detalle': deSolicitud(porId),
  'autorizaciones.guardar': porAfiliado(solicitudDe),
  'autorizaciones.imprimirComprobante': deSolicitud((id) => ({ id, enviarMail: true })),
  'autorizaciones.imprimirProvidenciaDeSolicitud': deSolicitud(porId),
  'autorizaciones.anular': deSolicitud(
    (id) => ({ id, observacion: 'Ya no hace falta.' }),
    GENERADA,
  ),
  'autorizaciones.enviar': deSolicitud(porCorreo),
  'autorizaciones.enviarProvidencia': deSolicitud(porCorreo),
  'autorizaciones.generarProvidencia': deSolicitud(porId),
  'autorizaciones.imprimirProvidencia': deSolicitud(porId),
  'busquedas.tiposDeCobertura': { own: () => ({}) },
} satisfies Record<string, Row>
