import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { claves } from '#contract/extensiones/claves.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'

import { partes as guardadas } from '../../server/src/claves/tables.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { HUNDREDS } from '../support/databases.ts'
import { newKey, post, uidOf } from '../support/server.ts'
import { pdf } from '../support/solicitud.ts'
import { archivoEn } from './support/archivos.ts'
import { llamadas } from './support/llamadas.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const DIA = 24 * 3_600_000
const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let nextContext = 0

llamadas('partes', ({ provider, reloj }) => {
  async function de(who: 'norma' | 'sola') {
    const { token } = await provider().session(who)
    const [idAfiliado = 0] = await familiaDe(provider(), token)
    const { db } = provider().base
    await db.delete(limites)
    const parte = (clave: string, todo: Buffer, desde: number, over: object = {}) => {
      const bytes = new Uint8Array(todo.subarray(desde, desde + PARTE))
      const asked = { clave, desde, total: todo.length, huella: huellaDe(bytes) }
      return { ...asked, bytes: bytes.buffer, ...over }
    }
    return {
      token,
      idAfiliado,
      parte,
      guardar: (asked: ReturnType<typeof parte>) =>
        pedir(provider(), partes.guardar, asked, { token }),
      recibidas: async (clave: string, total: number) =>
        (await respuesta(provider(), partes.recibidas, { clave, total }, { token })).desde,
      /** Uploads all parts from there on, each once. */
      subir: async (clave: string, todo: Buffer, desde = 0) => {
        for (let at = desde; at < todo.length; at += PARTE)
          await respuesta(provider(), partes.guardar, parte(clave, todo, at), { token })
      },
      pedido: (documentacionRequerida: Adjunto[], clave: string, over: object = {}) =>
        pedir(
          provider(),
          autorizaciones.guardar,
          {
            idAfiliado,
            tipoCobertura: { codigo: '166' },
            documentacionRequerida,
            documentacionOpcional: [],
            documentacionHistoriaClinica: [],
            uidContext: `partes-${++nextContext}`,
            ...over,
          },
          { token, clave },
        ),
      enEspera: () =>
        db
          .select()
          .from(guardadas)
          .where(eq(guardadas.uid, uidOf(who))),
    }
  }
  const adjunto = (
    { name, buffer }: ReturnType<typeof pdf>,
    subido: Adjunto['subido'],
  ): Adjunto => ({
    fileName: name,
    extension: 'pdf',
    dimension: buffer.length,
    contentBase64: '',
    requerido: true,
    id: name,
    moduleContainerPathName: 'documentacionRequerida',
    subido,
  })
  const dos = [pdf('orden.pdf', 200_000), pdf('estudio.pdf', 250_001)] as const
  const junto = Buffer.concat(dos.map(({ buffer }) => buffer))
  const conDos = (clave: string) => [
    adjunto(dos[0], { clave, desde: 0, huella: huellaDe(dos[0].buffer) }),
    adjunto(dos[1], { clave, desde: dos[0].buffer.length, huella: huellaDe(dos[1].buffer) }),
  ]

  test('[FILE-01, FLT-16] a file sent in parts is complete and stored once, even if parts are repeated', async () => {
    const { token, guardar, parte, recibidas, subir, pedido, enEspera } = await de('norma')
    const clave = newKey()
    await guardar(parte(clave, junto, 0))
    expect(await recibidas(clave, junto.length)).toBe(PARTE)
    // Sends the same part again, a later part, and the next part twice at once.
    expect(await (await guardar(parte(clave, junto, 0))).json()).toEqual({ desde: PARTE })
    expect(await (await guardar(parte(clave, junto, 2 * PARTE))).json()).toEqual({ desde: PARTE })
    await Promise.all([1, 2].map(() => guardar(parte(clave, junto, PARTE))))
    expect(await recibidas(clave, junto.length)).toBe(2 * PARTE)
    const uidContext = `partes-repetida-${clave}`
    expect((await pedido(conDos(clave), clave, { uidContext })).status).toBe(409)
    await subir(clave, junto, 2 * PARTE)

    const answers = []
    for (let n = 0; n < 2; n += 1) {
      const answer = await pedido(conDos(clave), clave, { uidContext })
      expect(answer.status).toBe(200)
      answers.push(await answer.json())
    }

    expect(answers[0]).toEqual(answers[1])
    expect(await provider().effects(clave)).toBe(1)
    expect(await recibidas(clave, junto.length)).toBe(junto.length)
    expect(await enEspera()).toEqual([])
    const { idSolicitudCobertura: id } = answers[0] as { idSolicitudCobertura: number }
    const { documentacion } = await respuesta(provider(), autorizaciones.detalle, { id }, { token })
    for (const [n, { name, buffer }] of dos.entries()) {
      const stored = await archivoEn(provider(), `/v1/files${documentacion?.[n]?.path}`, token)
      expect(stored).toMatchObject({ status: 200, name })
      expect(stored.bytes.equals(buffer)).toBe(true)
    }
  })

  test('[SEC-01, SEC-36] parts of another person, of the wrong size or place, or above the limit are refused', async () => {
    const { guardar, parte, subir, pedido, token } = await de('norma')
    const other = await de('sola')
    const clave = newKey()
    await subir(clave, junto)

    expect(await other.recibidas(clave, junto.length)).toBe(0)
    expect((await other.pedido(conDos(clave), clave)).status).toBe(409)
    const otra = huellaDe(Buffer.from('otra cosa'))
    const refused: [object, number][] = [
      [{ huella: otra }, 409],
      [{ desde: 1 }, 422],
      [{ desde: -PARTE }, 422],
      [{ total: PARTE + 1 }, 422],
      [{ total: 13 * 1024 * 1024 }, 413],
      [{ clave: 'ninguna' }, 422],
      [{ bytes: new ArrayBuffer(PARTE + 1) }, 413],
    ]
    for (const [over, status] of refused)
      expect([over, (await guardar(parte(newKey(), junto, PARTE, over))).status]).toEqual([
        over,
        status,
      ])
    // A wrong upload key, and bytes that do not match their hash.
    expect((await pedido(conDos(newKey()), clave)).status).toBe(409)
    const [orden] = conDos(clave)
    if (!orden?.subido) throw new Error('there is one')
    const conOtra = { ...orden, subido: { ...orden.subido, huella: otra } }
    // Negative sizes and offsets count from the end: the total of a step would not match the stored bytes.
    const menosUno = { ...orden.subido, huella: huellaDe(junto.subarray(0, -1)) }
    const sinElUltimo = { ...orden, dimension: -1, subido: menosUno }
    const largo = dos[1].buffer.length
    const alFinal = { clave, desde: -largo, huella: huellaDe(dos[1].buffer.subarray(0, -1)) }
    const desdeElFinal = { ...orden, dimension: largo - 1, subido: alFinal }
    for (const mal of [conOtra, sinElUltimo, desdeElFinal])
      expect(await negativa(pedido([mal], clave))).toEqual([
        422,
        'Por favor seleccioná un archivo (pdf, jpg, png) válido',
      ])
    const enTexto = await post(provider().url, `/v1/portal/partes/${clave}?desde=0`, {}, { token })
    expect(enTexto.status).toBe(415)
  })

  test('[SEC-36] an upload of another file under the same key replaces the earlier parts', async () => {
    const { guardar, parte, recibidas, subir, enEspera } = await de('norma')
    await provider().base.db.delete(guardadas)
    const clave = newKey()
    const corto = junto.subarray(0, PARTE + 5)
    await subir(clave, corto)
    expect(await recibidas(clave, corto.length)).toBe(corto.length)

    expect(await recibidas(clave, junto.length)).toBe(0)
    expect(await (await guardar(parte(clave, junto, PARTE))).json()).toEqual({ desde: 0 })
    await subir(clave, junto)

    expect(await recibidas(clave, junto.length)).toBe(junto.length)
    expect(Buffer.concat((await enEspera()).map(({ bytes }) => bytes)).equals(junto)).toBe(true)
    await subir(clave, corto)
    expect(await recibidas(clave, corto.length)).toBe(corto.length)
    await provider().base.db.delete(guardadas)
  })

  test('[FLT-49] annulling a key deletes its uploaded parts, and later parts are refused', async () => {
    const { token, guardar, parte, subir, enEspera } = await de('norma')
    const clave = newKey()
    const antes = (await enEspera()).length
    await subir(clave, junto)
    await respuesta(provider(), claves.anular, { claves: [clave] }, { token })

    expect(await enEspera()).toHaveLength(antes)
    expect(await negativa(guardar(parte(clave, junto, 0)))).toEqual([
      422,
      'Este cambio se descartó antes de llegar: no se guardó.',
    ])
  })

  test(
    '[SEC-05, FLT-75] a person has 40 MB of unfinished uploads at most; idle uploads are deleted after 15 days',
    { tags: ['largo'], ...HUNDREDS },
    async () => {
      const { guardar, parte, recibidas } = await de('sola')
      const { db } = provider().base
      await db.delete(guardadas)
      const uid = uidOf('sola')
      const quedan = async () => {
        const rows = await db
          .select({ clave: guardadas.clave })
          .from(guardadas)
          .where(eq(guardadas.uid, uid))
        return new Set(rows.map(({ clave }) => clave))
      }
      // The database makes the bytes: sent as a parameter, 12 MB take the embedded database a minute on a slow machine.
      const grande = (clave: string, megas: number, tras: number) =>
        db.insert(guardadas).values({
          uid,
          clave,
          n: 0,
          bytes: sql`convert_to(repeat('7', ${megas * 1024 * 1024}), 'UTF8')`,
          llegoAt: reloj.ahora + tras,
        })
      // An older upload that is active now gets space.
      const [antes, una, dosMas, tres] = [newKey(), newKey(), newKey(), newKey()]
      await guardar(parte(antes, junto, 0))
      for (const [n, clave] of [una, dosMas, tres].entries()) await grande(clave, 12, n + 1)
      await guardar(parte(antes, junto, PARTE))
      expect(await quedan()).toEqual(new Set([antes, dosMas, tres]))
      // A new upload gets space too.
      const [cuarta, nueva] = [newKey(), newKey()]
      await grande(cuarta, 5, 9)
      await guardar(parte(nueva, junto, 0))
      expect(await quedan()).toEqual(new Set([tres, cuarta, nueva]))

      await db.delete(guardadas)
      const [vieja, seguida] = [newKey(), newKey()]
      await guardar(parte(vieja, junto, 0))
      await guardar(parte(seguida, junto, 0))
      reloj.ahora += 10 * DIA
      await guardar(parte(seguida, junto, PARTE))
      reloj.ahora += 10 * DIA
      await cleanUp(db, reloj.ahora)
      expect(await quedan()).toEqual(new Set([seguida]))
      expect(await recibidas(seguida, junto.length)).toBe(2 * PARTE)
      reloj.ahora = Date.now()
    },
  )
})
