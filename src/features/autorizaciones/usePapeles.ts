import { useEffect, useRef, useState } from 'react'

import { useAdjuntos } from '#live/useAdjuntos.ts'
import { type Recibido, useConRecibidos, useRecibidos } from '#live/useRecibidos.ts'
import { useSinSenal } from '#live/useSignal.ts'
import { conSusFotos } from '#model/papeles/hojas.ts'
import {
  type NoEntra,
  type Papel,
  type PasoConPapeles,
  estaEntre,
  quedanDe,
  sePuedeElegir,
} from '#model/papeles/papel.ts'

import { megas } from './megas.ts'
import { texts } from './nuevaTexts.ts'
import type { Preparador } from './preparador.ts'
import { useLista } from './useLista.ts'
import type { EnCurso } from './useNueva.ts'

/** A file that is being made ready. `parte`: how far, 0 to 1; undefined while the script for it is not on this phone. */
export type Achicandose = Pick<Papel, 'id' | 'nombre' | 'antes' | 'de'> & {
  parte: number | undefined
  /** False where the phone had no room for the file: it ends with this page. */
  guardado: boolean
}

/** Why a file was not taken: the specification's sentence first, and ours after it. */
export type NoEntro = { id: string; nombre: string; porQue: string }

/** What is asked of a file: one that was received has no bytes until they are read. */
type Elegible = Pick<File, 'name' | 'size' | 'type' | 'arrayBuffer'>

/** A picked file; `deAntes`: its row among the received files, where it has one since before this step was opened. */
type EnCamino = {
  uno: Omit<Achicandose, 'parte' | 'guardado'>
  file: Elegible
  deAntes: Recibido | undefined
}

/** The id under which it lies among the received files. */
const enBandeja = ({ id, de }: EnCamino['uno']) => de ?? id

/** What became of a file; undefined: it was not taken. */
type Fin = 'tomado' | 'espera' | undefined

type De = {
  formulario: string
  cuales: PasoConPapeles
  enCurso: EnCurso
  preparador: Preparador
  /** Pages are added: they become one file. */
  juntando: boolean
}

/** The files of a step: picked, made ready one after another, kept as bytes at once. */
export function usePapeles({ formulario, cuales, enCurso, preparador, juntando }: De) {
  const { adjuntos, guardar, quitar: olvidar } = useAdjuntos(formulario)
  const lista = useLista({ cuales, enCurso, olvidar })
  const { papeles } = lista
  const [enMarcha, setEnMarcha] = useState<Omit<Achicandose, 'guardado'>[]>([])
  const [noEntraron, setNoEntraron] = useState<NoEntro[]>([])
  const recibidos = useRecibidos()
  const bandeja = useConRecibidos()
  const ocupados = useRef<EnCamino['uno'][]>([])
  const esperan = useRef<{ one: EnCamino; file: Blob }[]>([])

  // What is being made ready when the step is left waits for whoever comes back to it.
  const seVa = useRef(false)
  useEffect(() => {
    seVa.current = false
    return () => {
      seVa.current = true
      for (const { id } of ocupados.current) preparador.cancelar(id)
    }
  }, [preparador])

  const noEntra = (nombre: string, porQue: string) =>
    setNoEntraron((antes) => [...antes, { id: crypto.randomUUID(), nombre, porQue }])

  /** What can be taken of these, and is being made ready from here on; the others are told. */
  function admitir(file: Elegible, deAntes?: Recibido): EnCamino[] {
    const listos = lista.ahora()
    const yaEstan = new Set(listos.map(({ id }) => id))
    const enCamino = ocupados.current.filter(({ id }) => !yaEstan.has(id))
    const todos = [...conSusFotos(listos), ...enCamino]
    const cuantos = juntando ? 0 : listos.length + enCamino.length
    // What was taken just before the page died is there already.
    if (deAntes && estaEntre(todos, deAntes.id)) {
      void bandeja.borrar([deAntes.id])
      return []
    }
    const no = sePuedeElegir(file, todos, cuantos)
    if (no !== undefined) {
      noEntra(file.name, NO_ENTRA[no])
      if (deAntes) soltar(deAntes.id, deAntes)
      return []
    }
    const uno = {
      id: crypto.randomUUID(),
      nombre: file.name,
      antes: file.size,
      ...(deAntes && { de: deAntes.id }),
    }
    ocupados.current = [...ocupados.current, uno]
    setEnMarcha((antes) => [...antes, { ...uno, parte: 0 }])
    return [{ uno, file, deAntes }]
  }

  /** It was not taken: what another application sent stays among the received files, what was picked here does not. */
  function soltar(id: string, deAntes: Recibido | undefined): void {
    if (deAntes && !deAntes.elegido) void bandeja.destinar([id])
    else void bandeja.borrar([id])
  }

  const agregar = (files: readonly File[]): Promise<void> => {
    setNoEntraron([])
    return seguirCon(files.flatMap((file) => admitir(file)))
  }

  async function seguirCon(enCamino: readonly EnCamino[]): Promise<void> {
    const leidos: { one: EnCamino; bytes: Blob | undefined }[] = []
    for (const one of enCamino) {
      // As bytes, and at once: whatever becomes of the file or of this page, it can be made ready.
      const bytes = await one.file.arrayBuffer().catch(() => undefined)
      if (bytes && !one.deAntes) await guardarElegido(one, bytes)
      leidos.push({ one, bytes: bytes && new Blob([bytes]) })
    }
    const work = leidos.map(({ one, bytes }) =>
      hasta(one, bytes ? preparar(one, bytes) : ilegible(one)),
    )
    await Promise.all(work)
  }

  async function leido(id: string): Promise<ArrayBuffer> {
    const bytes = await bandeja.leer(id)
    if (!bytes) throw new Error('The bytes of a received file are gone.')
    return bytes
  }

  /** A phone without room for it may still have some for what it becomes. */
  const guardarElegido = ({ uno, file: { type } }: EnCamino, bytes: ArrayBuffer) =>
    bandeja.guardar({
      id: uno.id,
      name: uno.nombre,
      archivo: { bytes, type },
      destino: { formulario, parte: cuales },
    })

  async function ilegible(one: EnCamino): Promise<undefined> {
    noEntra(one.uno.nombre, `${texts.noValido}. ${texts.estaRota}`)
  }

  async function hasta({ uno, deAntes }: EnCamino, work: Promise<Fin>) {
    let fin: Fin
    try {
      fin = await work
    } finally {
      if (fin !== 'espera') sacar(uno.id)
    }
    if (fin === 'tomado') await bandeja.borrar([enBandeja(uno)])
    else if (fin !== 'espera' && !seVa.current) soltar(enBandeja(uno), deAntes)
  }

  function sacar(id: string): void {
    ocupados.current = ocupados.current.filter((otro) => otro.id !== id)
    setEnMarcha((antes) => antes.filter((otro) => otro.id !== id))
  }

  const avanza = (id: string, parte: number | undefined) =>
    setEnMarcha((antes) => antes.map((otro) => (otro.id === id ? { ...otro, parte } : otro)))

  /** Goes on with the files that waited for the script. */
  function reintentar(): void {
    const otraVez = esperan.current
    esperan.current = []
    for (const { one, file } of otraVez) {
      avanza(one.uno.id, 0)
      void hasta(one, preparar(one, file))
    }
  }

  const sinSenal = useSinSenal()
  useEffect(() => {
    if (!sinSenal) reintentar()
    // Only the signal's return asks for it; the rest is as in the last drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sinSenal])

  function cancelar(id: string): void {
    const espera = esperan.current.find(({ one }) => one.uno.id === id)
    if (!espera) return preparador.cancelar(id)
    esperan.current = esperan.current.filter((otra) => otra !== espera)
    sacar(id)
    soltar(enBandeja(espera.one.uno), espera.one.deAntes)
  }

  async function preparar(one: EnCamino, file: Blob): Promise<Fin> {
    const { uno } = one
    const preparado = await preparador.preparar(uno.id, file, (parte) => avanza(uno.id, parte))
    if (preparado.state === 'cancelada') return undefined
    if (preparado.state === 'no') {
      const { porQue } = preparado
      if (porQue === 'sin-taller') {
        esperan.current = [...esperan.current, { one, file }]
        avanza(uno.id, undefined)
        return 'espera'
      }
      noEntra(uno.nombre, `${texts.noValido}. ${porQueNo(porQue, uno.nombre)}`)
      return undefined
    }
    const { bytes, type, hojas, consejos, miniatura } = preparado
    const quedan = quedanDe(lista.ahora())
    if (bytes.byteLength > quedan) {
      noEntra(
        `${uno.nombre}, ${texts.mb(megas(bytes.byteLength))}`,
        `${texts.tamano}. ${texts.teQuedan(megas(quedan))}`,
      )
      return undefined
    }
    const papel = { ...uno, tipo: type, bytes: bytes.byteLength, hojas, consejos }
    const outcome = await lista.contando(papel, () =>
      guardar({ id: uno.id, archivo: { bytes, type, name: uno.nombre }, miniatura }),
    )
    if (!outcome.kept) {
      noEntra(uno.nombre, outcome.message)
      return undefined
    }
    lista.poner((antes) => [...antes, papel])
    // It counts as taken once the draft that names it is kept, too.
    await lista.escribir()
    return 'tomado'
  }

  const vistos = useRef(false)
  useEffect(() => {
    if (!recibidos || vistos.current) return
    vistos.current = true
    const enOrden = recibidos.toSorted((a, b) => a.at - b.at)
    const mios = enOrden.flatMap((row) => {
      const { archivo, destino, name } = row
      if (!archivo || destino?.formulario !== formulario || destino.parte !== cuales) return []
      return admitir({ name, ...archivo, arrayBuffer: () => leido(row.id) }, row)
    })
    void seguirCon(mios)
  })

  // A full phone may not have taken it, or may have given it up since. Before the list is read nothing is known against it.
  const estaGuardado = (id: string) =>
    recibidos === undefined || recibidos.some((recibido) => recibido.id === id)

  return {
    papeles: papeles.filter(({ id }) => !enMarcha.some((uno) => uno.id === id)),
    adjuntos,
    achicandose: enMarcha.map((uno) => ({ ...uno, guardado: estaGuardado(enBandeja(uno)) })),
    noEntraron,
    cerrarAviso: (id: string) => setNoEntraron((antes) => antes.filter((una) => una.id !== id)),
    agregar,
    cancelar,
    reintentar,
    guardar,
    lista,
  }
}

export type Papeles = ReturnType<typeof usePapeles>

const NO_ENTRA: Record<NoEntra['porQue'], string> = {
  repetido: `${texts.repetido}.`,
  cantidad: `${texts.cantidad}. ${texts.quitaUno}`,
  tamano: `${texts.tamano}. ${texts.enorme}`,
}

const POR_QUE = {
  vacio: texts.estaVacio,
  heic: texts.esHeic,
  enorme: texts.enorme,
  'otra-cosa': texts.esOtraCosa,
  rota: texts.estaRota,
  inmensa: texts.esInmensa,
}

/** Why a file is not taken; one whose name already says what it is has nothing to hide. */
export function porQueNo(porQue: string, nombre: string): string {
  if (porQue === 'otra-cosa' && !/\.(?:pdf|jpe?g|png)$/i.test(nombre)) return texts.esDeOtroTipo
  return new Map<string, string>(Object.entries(POR_QUE)).get(porQue) ?? texts.estaRota
}
