import { type RefObject, useEffect, useRef } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { type EnCamino, deLaCamara, guardadosDe } from '#model/papeles/camino.ts'
import { type PasoConPapeles, estaEntre } from '#model/papeles/papel.ts'
import { useLatest } from '#ui/useLatest.ts'

import {
  type Elegible,
  type EnMano,
  type Taller,
  alBorrador,
  llevar,
  soltar,
} from './alBorrador.ts'
import { enLaLista } from './enLaLista.ts'
import { enPalabras } from './noEntra.ts'
import {
  type Destino,
  type Recibido,
  useConRecibidos,
  usePapelesGuardados,
  useRecibidos,
} from './papeles.ts'
import type { Preparador } from './preparador.ts'
import { useCamino } from './useCamino.ts'
import type { EnCurso } from './useNueva.ts'

type De = {
  formulario: string
  cuales: PasoConPapeles
  enCurso: EnCurso
  preparador: Preparador
  /** New photos are pages of one PDF: the limits of single files do not apply to them. */
  juntando: boolean
}

/** The papers of a step. Picked files are stored at once and prepared one after another. */
export function usePapeles({ formulario, cuales, enCurso, preparador, juntando }: De) {
  const { guardados, guardar, olvidar } = usePapelesGuardados(formulario)
  const { camino, ahora, hacer, escribir } = useCamino(cuales, enCurso)
  const enEspera = useConRecibidos()
  const recibidos = useRecibidos()
  const seVa = useSeVa(() => {
    for (const { uno } of ahora().enCamino) preparador.cancelar(uno.id)
  })
  const destino = { formulario, parte: cuales }
  const delBorrador = { ahora, hacer, escribir, guardar, olvidar }
  const taller: Taller = { destino, preparador, enEspera, seVa, ...delBorrador }
  const lista = enLaLista(delBorrador)
  const vistos = useRef(new Set<string>())

  /** The file if it can be accepted. Otherwise empty, and a message was shown. */
  function admitir(file: Elegible, deAntes?: Recibido): EnMano[] {
    // The file was added just before the page died: the draft has it already.
    if (deAntes && estaEntre(deLaCamara(ahora()), deAntes.id)) {
      void enEspera.borrar([deAntes.id])
      return []
    }
    const uno = {
      id: crypto.randomUUID(),
      nombre: file.name,
      antes: file.size,
      ...(deAntes && { de: deAntes.id }),
      ...(deAntes && !deAntes.elegido && { compartido: true as const }),
    }
    const { enCamino } = hacer({ que: 'elegido', uno, sinContar: juntando })
    if (enCamino.some((este) => este.uno === uno)) {
      elegidosAca.add(uno.id)
      vistos.current.add(uno.id)
      return [{ uno, file }]
    }
    if (deAntes) soltar(taller, uno)
    return []
  }

  useDeAntes(recibidos, destino, vistos, (rows) => {
    const leer = (id: string) => async () => {
      const bytes = await enEspera.leer(id)
      if (!bytes) throw new Error('The bytes of a received file are gone.')
      return bytes
    }
    const enMano = rows.flatMap(({ archivo, ...row }) =>
      admitir({ name: row.name, ...archivo, arrayBuffer: leer(row.id) }, row),
    )
    void alBorrador(taller, enMano)
  })

  /** Tries again to prepare the papers that wait for the worker's script. */
  function reintentar(): void {
    for (const este of ahora().enCamino) {
      if (este.state !== 'espera') continue
      hacer({ que: 'avance', id: este.uno.id, parte: 0 })
      void llevar(taller, este.uno, este.file)
    }
  }
  useConSenal(reintentar)

  return {
    papeles: guardadosDe(camino),
    enCamino: camino.enCamino.map((este) => ({ ...este, guardado: estaGuardado(este, recibidos) })),
    noEntraron: camino.noEntraron.map(enPalabras),
    quitado: camino.quitado?.papel,
    guardados,
    ahora,
    reintentar,
    agregar: (files: readonly File[]): void => {
      hacer({ que: 'avisoCerrado' })
      void alBorrador(
        taller,
        files.flatMap((file) => admitir(file)),
      )
    },
    cancelar: (id: string): void => {
      const { papeles, enCamino } = ahora()
      const este = enCamino.find(({ uno }) => uno.id === id)
      preparador.cancelar(id)
      hacer({ que: 'salido', id })
      if (este?.state === 'espera') soltar(taller, este.uno)
      // The draft that names it is just being written.
      const papel = papeles.find((uno) => uno.id === id)
      if (papel) lista.quitar(papel)
    },
    cerrarAviso: (id: string) => void hacer({ que: 'avisoCerrado', id }),
    ...lista,
  }
}

export type Papeles = ReturnType<typeof usePapeles>

/** False if a full phone did not store the file, or deleted it later. True while the list is unread. */
const estaGuardado = ({ uno }: EnCamino, recibidos: readonly Recibido[] | undefined): boolean =>
  recibidos === undefined || recibidos.some(({ id }) => id === (uno.de ?? uno.id))

/** True once the step was left: its papers wait for the person to come back. */
function useSeVa(alIrse: () => void): RefObject<boolean> {
  const seVa = useRef(false)
  const latest = useLatest(alIrse)
  useEffect(() => {
    seVa.current = false
    return () => {
      seVa.current = true
      // The latest callback, not the first one: it must see the papers of the moment when the step is left.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      latest.current()
    }
  }, [latest])
  return seVa
}

type DeAntes = Recibido & Required<Pick<Recibido, 'archivo'>>

/** Ids of the files that were picked in this page. A step that was left may still be storing some of them. */
const elegidosAca = new Set<string>()

/**
 * Passes on the received files meant for this step, in order of arrival: those that are there when they are first read,
 * and those that this step was still storing when it was left. Each once: `vistos` has the ids so far.
 */
function useDeAntes(
  recibidos: readonly Recibido[] | undefined,
  { formulario, parte }: Destino,
  vistos: RefObject<Set<string>>,
  alLeerlos: (rows: DeAntes[]) => void,
): void {
  const leidos = useRef(false)
  useEffect(() => {
    if (!recibidos) return
    const nuevos = recibidos.filter(
      ({ id }) => !vistos.current.has(id) && (!leidos.current || elegidosAca.has(id)),
    )
    leidos.current = true
    for (const { id } of nuevos) vistos.current.add(id)
    const suyos = nuevos.flatMap(({ archivo, ...row }) =>
      archivo && row.destino?.formulario === formulario && row.destino.parte === parte
        ? [{ ...row, archivo }]
        : [],
    )
    if (suyos.length > 0) alLeerlos(suyos.toSorted((a, b) => a.at - b.at))
  })
}

/** Calls `hacer` when the signal comes back; at once if there is signal. */
function useConSenal(hacer: () => void): void {
  const sinSenal = useSinSenal()
  const latest = useLatest(hacer)
  useEffect(() => {
    if (!sinSenal) latest.current()
  }, [sinSenal, latest])
}
