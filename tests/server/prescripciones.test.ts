import { expect, test } from 'vitest'

import { prescripciones } from '#contract/prescripciones.ts'

import { fallasDeHoja, leerHoja } from '../support/hoja.ts'
import { type Who, newKey } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

llamadas('prescripciones', ({ provider }) => {
  async function de(who: Who, integrante = 0) {
    const { token } = await provider().session(who)
    const idAfiliado = (await familiaDe(provider(), token))[integrante] ?? 0
    const lista = (request: object) =>
      respuesta(provider(), prescripciones.lista, request, { token })
    return { token, lista, own: await lista({ idAfiliado }) }
  }
  const idsCon = (list: Awaited<ReturnType<typeof de>>['own'], codigo: string) =>
    list
      .filter(({ estado }) => estado.codigo === codigo)
      .map(({ prescripcionElectronica }) => prescripcionElectronica.idPrescripcionElectronica)

  test("[PRES-01, PRES-03, PRES-07, PRES-08] a member's prescriptions of practices are found by id or by document", async () => {
    const { own, lista } = await de('norma')

    expect(own.map(({ estado }) => estado.descripcion)).toEqual([
      'Activa',
      'Validada',
      'Validada',
      'Utilizada',
    ])
    expect(await lista({ documento: '28.456.789' })).toEqual(own)
    expect(await lista({ documento: '28456789', limit: 1 })).toEqual(own.slice(0, 1))
    expect(await lista({ documento: '24680135' })).toEqual([])
    expect(own[2]).toMatchObject({
      practicas: [{ tieneConvenio: true }, { tieneConvenio: true }, { tieneConvenio: false }],
      cie10Secundario: { codigo: 'I10' },
      profesional: { matricula: '1987' },
    })
    expect((await de('recetas')).own).toHaveLength(100)
  })

  test("[PRES-10, PRES-11, PRES-12, PRES-13] a prescription that belongs to a request has the request's state code", async () => {
    const { lista } = await de('norma')

    const all = await lista({ fechaDesde: '2000-01-01' })

    const codes = all.flatMap(
      ({ solicitudCobertura }) => solicitudCobertura?.codigoEstadoSolicitudCobertura ?? [],
    )
    expect(codes.toSorted()).toEqual(['1', '2', '3', '4', '7'])
  })

  test('[PRES-02] a search without criteria is refused', async () => {
    const { token } = await de('norma')

    expect(await negativa(pedir(provider(), prescripciones.lista, {}, { token }))).toEqual([
      422,
      'Debes ingresar por lo menos un criterio para realizar la búsqueda',
    ])
  })

  test('[PRES-04, PRES-06] prescriptions in the states 1 and 3 can be printed and mailed, others only read', async () => {
    const { token, own } = await de('norma')
    const id = idsCon(own, '3')[0] ?? 0
    const used = { idPrescripcionElectronica: idsCon(own, '2')[0] ?? 0 }
    const printed = { idPrescripcionElectronica: id }

    const { url } = await respuesta(provider(), prescripciones.reporte, printed, { token })
    const sent = await pedir(
      provider(),
      prescripciones.enviar,
      { ...printed, correo: 'centro@correo.example' },
      { token, clave: newKey() },
    )

    expect(await archivoEn(provider(), url, token)).toMatchObject({
      status: 200,
      name: 'Prescripción Electrónica Quiroga Norma.pdf',
    })
    expect(sent.status).toBe(200)
    expect(await negativa(pedir(provider(), prescripciones.reporte, used, { token }))).toEqual([
      422,
      'Esta prescripción solo se puede ver.',
    ])
  })

  test('[PRES-04, PRES-08] the PDF of a prescription is valid and names patient, practices and professional', async () => {
    const { token, own } = await de('norma')
    const una = own.find(
      ({ estado, practicas }) =>
        estado.codigo === '3' && practicas.some(({ tieneConvenio }) => tieneConvenio === false),
    )
    const id = una?.prescripcionElectronica.idPrescripcionElectronica ?? 0
    const printed = { idPrescripcionElectronica: id }
    const { url } = await respuesta(provider(), prescripciones.reporte, printed, { token })
    const { bytes } = await archivoEn(provider(), url, token)

    expect(await fallasDeHoja(bytes)).toBe('')
    for (const texto of await leerHoja(bytes)) {
      expect(texto).toContain('Quiroga, Norma')
      for (const { descripcionPractica } of una?.practicas ?? [])
        expect(texto).toContain(descripcionPractica)
      expect(texto).toContain('(sin convenio)')
      expect(texto).toContain(una?.cie10?.descripcion)
      expect(texto).toContain(una?.profesional?.matricula)
      expect(texto).toContain('La firma electrónica reemplaza legalmente a la manuscrita.')
    }
  })
})
