// Calls of authorizations, written with the specification's names.
import { expect, test } from 'vitest'

import { mailsTo } from '../support/acceso.ts'
import { archivoEn } from './support/archivos.ts'
import { type Objeto, aMano, expectCampos } from './support/campos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe } from './support/pedir.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n%%EOF\n')
const APROBADA = 20_377

const adjunto = (fileName: string, requerido: boolean, moduleContainerPathName: string) => ({
  fileName,
  extension: 'pdf',
  dimension: PDF.length,
  contentBase64: PDF.toString('base64'),
  requerido,
  id: fileName,
  moduleContainerPathName,
})

type Detalle = Objeto & { documentacion: (Objeto & { path: string })[] }

llamadas('the fields of authorizations', ({ provider }) => {
  const { pedir, mandar } = aMano(provider)
  async function de(who: 'norma' | 'voluntaria') {
    const { token } = await provider().session(who)
    const [idAfiliado = 0] = await familiaDe(provider(), token)
    return { token, idAfiliado }
  }
  const detalleDe = (id: number, token: string) =>
    pedir<Detalle>(`/v1/autorizaciones/ambulatorias/${id}`, token)

  /** Request of a person with a confirmed e-mail, as the wizard of code 262 sends it. */
  async function guardada(uidContext: string) {
    const { token, idAfiliado } = await de('voluntaria')
    const answer = await mandar<{ idSolicitudCobertura: number }>(
      '/v1/autorizaciones/save-autorizacion',
      {
        idAfiliado,
        tipoCobertura: { codigo: '262' },
        documentacionRequerida: [adjunto('orden.pdf', true, 'documentacionRequerida')],
        documentacionOpcional: [adjunto('estudio.pdf', true, 'documentacionOpcional')],
        documentacionHistoriaClinica: [adjunto('historia.pdf', true, 'historia')],
        uidContext,
      },
      token,
    )
    return { token, answer, id: answer.idSolicitudCobertura }
  }

  test("[API-70, API-90] the list has the specification's fields of a row", async () => {
    const { token } = await de('norma')

    const filas = await pedir<{ idSolicitudCobertura: number }[]>(
      '/v1/autorizaciones/ambulatorias',
      token,
    )

    for (const fila of filas)
      expectCampos(fila, [
        'idSolicitudCobertura',
        'idSolicitudCoberturaFormateado',
        'correo',
        'afiliado',
        'numerodocumento',
        'tipoCobertura',
        'estado',
        'fechaestado',
        'observacion',
        'practicas',
        'idGrupoTipoCobertura',
        'codigoEstado',
      ])
    expect(filas.find(({ idSolicitudCobertura: id }) => id === APROBADA)).toMatchObject({
      idSolicitudCoberturaFormateado: '00020377',
      afiliado: 'Quiroga, Norma',
      codigoEstado: '4',
      practicas: [{ cantidad: 1, nombre: 'Resonancia magnética de rodilla' }],
    })
  })

  test("[API-71, API-90] a request's detail has the specification's fields, and an id of its state", async () => {
    const { token } = await de('norma')

    const una = await detalleDe(APROBADA, token)

    expect(una).toMatchObject({
      solicitudCobertura: {
        idSolicitudCobertura: APROBADA,
        idSolicitudCoberturaFormateado: '00020377',
        fechaGenerada: expect.any(String),
        fechaIniciada: expect.any(String),
        vencimiento: expect.any(String),
      },
      afiliado: {
        apellido: 'Quiroga',
        nombre: 'Norma',
        apellidoNombreFormateado: 'Quiroga, Norma',
        numeroDocumentoFormateado: '28.456.789',
      },
      estado: {
        codigoEstado: '4',
        descripcionEstadoSolicitudCobertura: 'Aprobada',
        fechaDesde: expect.any(String),
        idHistorialEstadoSolicitudCobertura: expect.any(Number),
      },
      practicas: [{ cantidad: 1, nombre: 'Resonancia magnética de rodilla' }],
      providenciaUrl: expect.any(String),
    })
    expectCampos(una['estado'] as object, ['observacion'])
    expectCampos(una, ['tipoCobertura', 'documentacion'])
    expect(await detalleDe(APROBADA, token)).toEqual(una)
  })

  test("[API-72] save-autorizacion takes three lists of attachments and returns the request's id", async () => {
    const { token, answer, id } = await guardada('campos-72')

    expect(answer).toMatchObject({
      idSolicitudCobertura: expect.any(Number),
      idSolicitudCoberturaFormateado: String(id).padStart(8, '0'),
    })
    const { documentacion } = await detalleDe(id, token)
    expect(documentacion.map((papel) => papel['documentacion'])).toEqual([
      'orden.pdf',
      'estudio.pdf',
      'historia.pdf',
    ])
    for (const papel of documentacion)
      expectCampos(papel, [
        'documentacion',
        'fojas',
        'codigoDocumentacion',
        'path',
        'idHistorialDocumentacionSolicitudCobertura',
      ])
  })

  test('[API-79] an attachment of a request is a file that only its own person can fetch', async () => {
    const { token, id } = await guardada('campos-79')
    const { documentacion } = await detalleDe(id, token)
    const address = `/v1/files${documentacion[0]?.path}`

    const file = await archivoEn(provider(), address, token)

    expect(file).toMatchObject({ status: 200, type: 'application/pdf', name: 'orden.pdf' })
    expect(file.bytes.equals(PDF)).toBe(true)
    const otra = await de('norma')
    expect((await archivoEn(provider(), address, otra.token)).status).toBe(404)
  })

  test('[API-73] the receipt is printed by id, and also mailed if enviarMail is set', async () => {
    const { token, id } = await guardada('campos-73')
    const imprimir = (enviarMail: boolean) =>
      mandar<{ url: string }>(
        '/v1/autorizaciones/imprimir-comprobante-solicitud',
        { id, enviarMail },
        token,
      )
    const before = (await provider().correos()).length
    const { url } = await imprimir(false)
    expect(await provider().correos()).toHaveLength(before)
    await imprimir(true)

    expect(await provider().correos()).toHaveLength(before + 1)
    expect((await archivoEn(provider(), url, token)).type).toBe('application/pdf')
  })

  test('[API-74, API-78] the ruling is printed by id, at each of its three addresses', async () => {
    const { token } = await de('norma')

    for (const path of [
      'imprimir-providencia-solicitud',
      'generar-providencia',
      'imprimir-providencia',
    ]) {
      const { url } = await mandar<{ url: string }>(
        `/v1/autorizaciones/${path}`,
        { id: APROBADA },
        token,
      )
      expect(await archivoEn(provider(), url, token)).toMatchObject({
        status: 200,
        name: 'Providencia 00020377.pdf',
      })
    }
  })

  test('[API-75] a cancellation takes id and observacion, and the request then shows both', async () => {
    const { token, id } = await guardada('campos-75')
    const antes = await detalleDe(id, token)

    await mandar('/v1/autorizaciones/anular', { id, observacion: 'Ya no hace falta.' }, token)

    const despues = await detalleDe(id, token)
    expect(despues['estado']).toMatchObject({ codigoEstado: '5', observacion: 'Ya no hace falta.' })
    const historia = ({ estado }: Objeto) =>
      (estado as { idHistorialEstadoSolicitudCobertura: number })
        .idHistorialEstadoSolicitudCobertura
    expect(historia(despues)).not.toBe(historia(antes))
  })

  test('[API-76, API-77] enviar and providencia take numeroAutorizacion and correo', async () => {
    const { token } = await de('norma')
    const numeroAutorizacion = '00020377'

    for (const path of ['enviar', 'providencia']) {
      const correo = `${path}@campos.example`
      await mandar(`/v1/autorizaciones/${path}`, { numeroAutorizacion, correo }, token)
      expect(await mailsTo(provider(), correo)).toHaveLength(1)
    }
  })
})
