import { expect, test } from 'vitest'

import { archivos } from '#contract/archivos.ts'
import { tamanos } from '#contract/extensiones/tamanos.ts'
import { recetas } from '#contract/recetas.ts'
import { recetasCronicas } from '#contract/recetasCronicas.ts'
import { formatFecha } from '#formato/fechas.ts'

import { dayFrom } from '../../server/src/semilla/fechas.ts'
import { mailsTo } from '../support/acceso.ts'
import { fallasDeHoja, leerHoja } from '../support/hoja.ts'
import { type Who, get, newKey } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const A_DONDE = 'farmacia@correo.example'

llamadas('recetas', ({ provider, reloj }) => {
  async function de(who: Who, integrante = 0) {
    const { token } = await provider().session(who)
    const idAfiliado = (await familiaDe(provider(), token))[integrante] ?? 0
    const lista = await respuesta(provider(), recetas.buscar, { idAfiliado }, { token })
    const conEstado = (estado: string) =>
      lista.find(({ estado: { codigo } }) => codigo === estado)?.recetaElectronica
        .idRecetaElectronica ?? 0
    return { token, idAfiliado, lista, conEstado }
  }

  test('[REC-04, REC-06] a member’s prescriptions come newest first, each with its state', async () => {
    const { lista } = await de('norma')

    expect(lista.map(({ estado }) => estado.descripcion)).toEqual([
      'Activa',
      'Anulada',
      'Dispensada',
      'Activa',
      'Vencida',
      'Dispensada',
    ])
    expect(lista[0]).toMatchObject({
      recetaElectronica: { fechaPrescripcion: dayFrom(reloj.ahora, -3) },
      afiliado: { correo: 'norma.quiroga@correo.example' },
      personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma' },
      registro1: { drogas: ['Losartán'] },
      registro2: { drogas: ['Atorvastatina'] },
      farmacia: null,
    })
    expect(lista[2]?.farmacia?.nombre).toMatch(/^Farmacia/)
    expect((await de('norma', 2)).lista).toEqual([])
  })

  test('[REC-03, FORM-03][SEC-05] a search by days covers the family, needs criteria, and gives 100 at most', async () => {
    const { token } = await de('norma')
    const ask = (request: object) => pedir(provider(), recetas.buscar, request, { token })
    const dias = { fechaDesde: dayFrom(reloj.ahora, -3), fechaHasta: dayFrom(reloj.ahora, 0) }

    expect(await (await ask(dias)).json()).toHaveLength(3)
    expect(await negativa(ask({}))).toEqual([
      422,
      'Debes ingresar por lo menos un criterio para realizar la búsqueda',
    ])
    expect(
      await negativa(ask({ fechaDesde: dias.fechaHasta, fechaHasta: dias.fechaDesde })),
    ).toEqual([422, 'La fecha desde debe ser menor o igual a la fecha hasta.'])
    expect((await de('recetas')).lista).toHaveLength(100)
  })

  test('[REC-05, REC-09, FILE-01][SEC-38] an active prescription is printed as a named PDF with the same bytes each time', async () => {
    const { token, conEstado } = await de('norma')
    const imprimir = (idsRecetas: number[]) =>
      pedir(provider(), recetas.imprimir, { idsRecetas }, { token })
    const { url } = (await (await imprimir([conEstado('1')])).json()) as { url: string }

    const first = await archivoEn(provider(), url, token)
    const again = (await (await imprimir([conEstado('1')])).json()) as { url: string }

    expect(first).toMatchObject({
      status: 200,
      type: 'application/pdf',
      sniffed: false,
      attached: true,
      name: 'Receta Electrónica Quiroga Norma.pdf',
    })
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const path = url.slice('/v1/files'.length)
    expect(await respuesta(provider(), tamanos.tamano, { path }, { token })).toEqual({
      bytes: first.bytes.length,
    })
    expect(again.url).toBe(url)
    expect((await archivoEn(provider(), again.url, token)).bytes.equals(first.bytes)).toBe(true)
    expect(await negativa(imprimir([conEstado('2')]))).toEqual([
      422,
      'La receta ya no está activa.',
    ])
  })

  test('[REC-05] the PDF of a prescription is valid and names patient, medicines, professional and last day', async () => {
    const { token, lista, conEstado } = await de('norma')
    const id = conEstado('1')
    const receta = lista.find((una) => una.recetaElectronica.idRecetaElectronica === id)
    const { url } = await respuesta(provider(), recetas.imprimir, { idsRecetas: [id] }, { token })
    const { bytes } = await archivoEn(provider(), url, token)

    expect(await fallasDeHoja(bytes)).toBe('')
    for (const texto of await leerHoja(bytes)) {
      expect(texto).toContain('Quiroga, Norma')
      expect(texto).toContain('28.456.789')
      expect(texto).toContain(receta?.recetaElectronica.numero)
      expect(texto).toContain(receta?.registro1?.presentacion)
      expect(texto).toContain(receta?.personaFisicaProfesional?.apellido)
      expect(texto).toContain(`Vence el ${formatFecha(receta?.recetaElectronica.vencimiento)}`)
      expect(texto).toContain('La firma electrónica reemplaza legalmente a la manuscrita.')
    }
  })

  test('[SEC-38] a printed prescription cannot be fetched by another family under any spelling of its path', async () => {
    const { token, conEstado } = await de('norma')
    const { token: other } = await provider().session('sola')
    const printed = { idsRecetas: [conEstado('1')] }
    const { url } = await respuesta(provider(), recetas.imprimir, printed, { token })
    const clave = url.slice('/v1/files/'.length)
    const odd = [
      '',
      '/',
      '/..',
      `/../${clave}`,
      `/%2e%2e/${clave}`,
      `//${clave}`,
      `/${clave}%00`,
      `/${clave}/`,
      `/${'x'.repeat(8_000)}`,
    ]

    const foreign = await archivoEn(provider(), url, other)
    const missing = await archivoEn(provider(), `/v1/files/${'a'.repeat(22)}`, token)

    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.bytes.equals(missing.bytes)).toBe(true)
    for (const path of odd)
      expect((await get(provider().url, `/v1/files${path}`, token)).status).toBe(404)
    expect(archivos.descargar.answer).toBe('file')
  })

  test('[SEC-02] a list with one prescription of another family is refused as not found', async () => {
    const { token, conEstado } = await de('norma')
    const foreign = (await de('voluntaria')).conEstado('1')
    const own = conEstado('1')
    const imprimir = async (idsRecetas: number[]) => {
      const answer = await pedir(provider(), recetas.imprimir, { idsRecetas }, { token })
      return { status: answer.status, body: await answer.text() }
    }

    expect((await imprimir([own])).status).toBe(200)
    expect((await imprimir([own, foreign])).status).toBe(404)
    expect(await imprimir([own, foreign])).toEqual(await imprimir([own, 2_000_000_000]))
  })

  test('[FORM-04, FORM-05][SEC-45] a prescription is mailed as a PDF to a valid address, once for each key', async () => {
    const { token, conEstado } = await de('norma')
    const clave = newKey()
    const send = (correo: string, key = newKey(), ids = [conEstado('1')]) =>
      pedir(provider(), recetas.enviar, { idsRecetas: ids, correo }, { token, clave: key })

    expect([(await send(A_DONDE, clave)).status, (await send(A_DONDE, clave)).status]).toEqual([
      200, 200,
    ])
    const mails = await mailsTo(provider(), A_DONDE)
    expect(mails).toMatchObject([{ asunto: 'Te enviaron una receta electrónica' }])
    expect(mails[0]?.adjuntos).toHaveLength(1)
    // Names the sender, the insurer and a contact.
    expect(mails[0]?.texto).toContain('Norma Quiroga te envía una receta electrónica')
    expect(mails[0]?.texto).toContain('llamá a Mi Cobertura: 02954-4312100.')
    expect(await negativa(send(' '))).toEqual([422, 'El campo es requerido'])
    expect(await negativa(send('nadie'))).toEqual([422, 'El formato no es correcto (nadie)'])
    expect((await send(A_DONDE, newKey(), [conEstado('1'), 2_000_000])).status).toBe(404)
  })

  test('[SEC-05] the twenty-first mail of a day has to wait', async () => {
    const { token, conEstado } = await de('voluntaria')
    const request = { idsRecetas: [conEstado('1')], correo: 'muchos@correo.example' }
    const statuses = []
    for (let sent = 1; sent <= 21; sent++)
      statuses.push(
        (await pedir(provider(), recetas.enviar, request, { token, clave: newKey() })).status,
      )

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  test('[CRON-03, CRON-05, CRON-06, CRON-07] the newest hundred chronic prescriptions are listed, and each is found by its number', async () => {
    const { token, idAfiliado } = await de('norma')
    const buscar = (id: number, by = token) =>
      respuesta(provider(), recetasCronicas.buscar, { idAfiliado: id }, { token: by })
    const detalle = (numeroReceta: string) =>
      pedir(provider(), recetasCronicas.detalle, { numeroReceta }, { token })
    const many = await de('recetas')

    expect((await buscar(idAfiliado)).map(({ numeroRecetario }) => numeroRecetario)).toEqual([
      '88120',
      '87944',
    ])
    expect(await buscar(many.idAfiliado, many.token)).toHaveLength(100)
    expect(await (await detalle('88120')).json()).toMatchObject({
      codigoEstado: '305',
      nombreFarmacia: 'Farmacia del Centro',
      afiliado: 'Quiroga, Norma',
      documento: '28.456.789',
    })
    for (const none of ['88205', 'x', '', "1' or '1'='1"])
      expect((await detalle(none)).status).toBe(404)
  })
})
