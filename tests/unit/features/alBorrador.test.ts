import { expect, test } from 'vitest'

import {
  type EnMano,
  type Taller,
  alBorrador,
  llevar,
} from '#features/autorizaciones/alBorrador.ts'
import { type Camino, type Elegido, conEvento } from '#model/papeles/camino.ts'
import type { Preparado } from '#model/papeles/papel.ts'

const lista = (bytes: ArrayBuffer): Preparado => ({
  state: 'lista',
  bytes,
  type: 'image/jpeg',
  hojas: 1,
  consejos: [],
  miniatura: undefined,
})

/** A step of a form with its files; the calls that it makes are recorded in order. */
function paso(
  preparar: (file: Blob) => Promise<Preparado>,
  guardado: { kept: true; value: undefined } | { kept: false; message: string } = {
    kept: true,
    value: undefined,
  },
) {
  let camino: Camino = { papeles: [], enCamino: [], noEntraron: [], quitado: undefined }
  const hecho: string[] = []
  let alGuardar = () => {}
  const anota = (que: string) => {
    hecho.push(que)
    return { kept: true, value: undefined } as const
  }
  const taller: Taller = {
    destino: { formulario: 'solicitud/1', parte: 'requerida' },
    preparador: {
      preparar: (_id, file) => preparar(file),
      cancelar: () => undefined,
      achicar: async () => undefined,
      pesoDeHoja: async () => undefined,
      juntar: async () => undefined,
      esquinas: async () => undefined,
      recortar: async () => ({ state: 'cancelada' }),
    },
    enEspera: {
      recibir: async () => ({ kept: true, value: 'nada' }),
      guardar: async ({ id, destino }) => void anota(`espera ${id} ${destino?.parte}`),
      leer: async () => undefined,
      destinar: async (ids) => anota(`devuelve ${ids.join()}`),
      borrar: async (ids) => anota(`borra ${ids.join()}`),
    },
    guardar: async ({ id }) => {
      anota(`guarda ${id}`)
      alGuardar()
      return guardado
    },
    olvidar: async (ids) => void anota(`olvida ${ids.join()}`),
    ahora: () => camino,
    hacer: (evento) => {
      camino = conEvento(camino, evento)
      return camino
    },
    escribir: async () => {
      anota(`escribe ${camino.papeles.map(({ id }) => id).join()}`)
    },
    seVa: { current: false },
  }
  const elegir = (uno: Elegido, file: EnMano['file'] = new File(['xyz'], uno.nombre)): EnMano => {
    taller.hacer({ que: 'elegido', uno, sinContar: false })
    return { uno, file }
  }
  return {
    taller,
    hecho,
    elegir,
    camino: () => camino,
    /** Calls this while the bytes of a prepared paper are being stored. */
    alGuardar: (does: () => void) => {
      alGuardar = does
    },
  }
}

const uno = (id: string, parts: Partial<Elegido> = {}): Elegido => ({
  id,
  nombre: `${id}.jpg`,
  antes: 3,
  ...parts,
})
const entera = async (file: Blob) => lista(await file.arrayBuffer())

test('[WIZ-13, FLT-43] the bytes of a picked file are stored until the draft that lists it is saved', async () => {
  const { taller, hecho, elegir, camino } = paso(entera)

  await alBorrador(taller, [elegir(uno('a'))])

  expect(hecho).toEqual(['espera a requerida', 'guarda a', 'escribe a', 'borra a'])
  expect(camino().papeles).toMatchObject([{ id: 'a', bytes: 3 }])
  expect(camino().enCamino).toEqual([])
})

test('[FLT-43] the bytes of all files picked together are stored before the first is prepared', async () => {
  const { taller, hecho, elegir } = paso(entera)

  await alBorrador(taller, [elegir(uno('a')), elegir(uno('b'))])

  expect(hecho.slice(0, 2)).toEqual(['espera a requerida', 'espera b requerida'])
  expect(hecho.slice(2, 4)).toEqual(['guarda a', 'guarda b'])
})

test('[FLT-57, WIZ-13] a file waits for the preparing script with its bytes, and continues once it has loaded', async () => {
  let hayTaller = false
  const { taller, hecho, elegir, camino } = paso(async (file) =>
    hayTaller ? entera(file) : { state: 'no', porQue: 'sin-taller' },
  )

  await alBorrador(taller, [elegir(uno('a'))])

  expect(hecho).toEqual(['espera a requerida'])
  const [este] = camino().enCamino
  expect(este?.state).toBe('espera')

  hayTaller = true
  if (este?.state === 'espera') await llevar(taller, este.uno, este.file)
  expect(camino().papeles).toMatchObject([{ id: 'a', bytes: 3 }])
  expect(hecho.at(-1)).toBe('borra a')
})

test('a refused file is deleted if picked here, and stays among the received ones if shared', async () => {
  for (const [de, compartido, fin] of [
    [undefined, undefined, 'borra a'],
    ['1/a.jpg', undefined, 'borra 1/a.jpg'],
    ['1/a.jpg', true, 'devuelve 1/a.jpg'],
  ] as const) {
    const { taller, hecho, elegir, camino } = paso(async () => ({ state: 'no', porQue: 'heic' }))
    const parts = { ...(de !== undefined && { de }), ...(compartido && { compartido }) }

    await alBorrador(taller, [elegir(uno('a', parts))])

    expect(hecho.at(-1)).toBe(fin)
    expect(camino().noEntraron).toEqual([{ id: 'a', nombre: 'a.jpg', no: { porQue: 'heic' } }])
  }
})

test('[FLT-43] a file whose preparation is cut off by leaving the step keeps its stored bytes', async () => {
  const { taller, hecho, elegir, camino } = paso(async () => {
    taller.seVa.current = true
    return { state: 'cancelada' }
  })

  await alBorrador(taller, [elegir(uno('a'))])

  expect(hecho).toEqual(['espera a requerida'])
  expect(camino()).toMatchObject({ papeles: [], enCamino: [], noEntraron: [] })
})

test('[FLT-43, WIZ-07] a step that was left adds no file to the draft, however far it has come', async () => {
  const antes = paso(() => Promise.reject(new Error('Nothing is prepared after the step is left.')))
  antes.taller.seVa.current = true
  await alBorrador(antes.taller, [antes.elegir(uno('a'))])
  expect(antes.hecho).toEqual(['espera a requerida'])

  for (const preparado of [
    entera,
    async (): Promise<Preparado> => ({ state: 'no', porQue: 'heic' }),
  ]) {
    const durante = paso(async (file) => {
      durante.taller.seVa.current = true
      return preparado(file)
    })
    await alBorrador(durante.taller, [durante.elegir(uno('a'))])
    expect(durante.hecho).toEqual(['espera a requerida'])
  }

  const alFinal = paso(entera)
  alFinal.alGuardar(() => {
    alFinal.taller.seVa.current = true
  })
  await alBorrador(alFinal.taller, [alFinal.elegir(uno('a'))])
  expect(alFinal.hecho).toEqual(['espera a requerida', 'guarda a', 'olvida a'])
  for (const { camino } of [antes, alFinal])
    expect(camino()).toMatchObject({ papeles: [], enCamino: [], noEntraron: [] })
})

test('[WIZ-12, FLT-43] a file that was prepared twice is in the draft once, and its received row is deleted', async () => {
  const { taller, hecho, elegir, camino } = paso(entera)

  await alBorrador(taller, [elegir(uno('a', { de: 'x' })), elegir(uno('b', { de: 'x', antes: 4 }))])

  expect(camino().papeles).toMatchObject([{ id: 'a' }])
  expect(camino().enCamino).toEqual([])
  expect(hecho.toSorted()).toEqual(
    ['guarda a', 'guarda b', 'escribe a', 'borra x', 'olvida b', 'borra x'].toSorted(),
  )
})

test('[WIZ-13] a cancelled file leaves nothing behind, whenever it was cancelled', async () => {
  const salido = { que: 'salido', id: 'a' } as const

  const antes = paso(() => Promise.reject(new Error('A cancelled file is not prepared.')))
  const leido = { name: 'a.jpg', size: 3, type: 'image/jpeg' }
  const enMano = antes.elegir(uno('a'), {
    ...leido,
    arrayBuffer: async () => {
      antes.taller.hacer(salido)
      return new ArrayBuffer(3)
    },
  })
  await alBorrador(antes.taller, [enMano])
  expect(antes.hecho).toEqual(['espera a requerida', 'borra a'])

  const sinTaller: Preparado = { state: 'no', porQue: 'sin-taller' }
  for (const preparado of [entera, async () => sinTaller]) {
    const durante = paso(async (file) => {
      durante.taller.hacer(salido)
      return preparado(file)
    })
    await alBorrador(durante.taller, [durante.elegir(uno('a'))])
    expect(durante.hecho).toEqual(['espera a requerida', 'borra a'])
  }

  const alFinal = paso(entera)
  alFinal.alGuardar(() => {
    alFinal.taller.hacer(salido)
    // The step is left, too.
    alFinal.taller.seVa.current = true
  })
  await alBorrador(alFinal.taller, [alFinal.elegir(uno('a'))])
  expect(alFinal.hecho).toEqual(['espera a requerida', 'guarda a', 'olvida a', 'borra a'])
  for (const { camino } of [antes, alFinal])
    expect(camino()).toMatchObject({ papeles: [], enCamino: [], noEntraron: [] })
})

test('[FLT-72] a file that cannot be read is refused by name, and the other files are accepted', async () => {
  const { taller, elegir, camino } = paso(entera)
  const ido = {
    name: 'ido.jpg',
    size: 3,
    type: 'image/jpeg',
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  }

  await alBorrador(taller, [elegir(uno('ido'), ido), elegir(uno('b'))])

  expect(camino().noEntraron).toEqual([{ id: 'ido', nombre: 'ido.jpg', no: { porQue: 'rota' } }])
  expect(camino().papeles).toMatchObject([{ id: 'b' }])
})

test('[FLT-35] a file without room on the phone is reported, and is not part of the draft', async () => {
  const { taller, hecho, elegir, camino } = paso(entera, { kept: false, message: 'No hay lugar.' })

  await alBorrador(taller, [elegir(uno('a'))])

  expect(hecho).toEqual(['espera a requerida', 'guarda a', 'borra a'])
  expect(camino().papeles).toEqual([])
  expect(camino().noEntraron).toMatchObject([
    { id: 'a', no: { porQue: 'no-se-guardo', message: 'No hay lugar.' } },
  ])
})

test('[WIZ-11] a file still too large after preparation is reported, and its bytes are not stored', async () => {
  const { taller, hecho, elegir, camino } = paso(async () =>
    lista(new ArrayBuffer(4 * 1024 * 1024)),
  )

  await alBorrador(taller, [elegir(uno('a'))])

  expect(hecho).toEqual(['espera a requerida', 'borra a'])
  expect(camino().noEntraron).toMatchObject([{ no: { porQue: 'no-cabe' } }])
})
