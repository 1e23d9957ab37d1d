import { type RefObject, useEffect, useRef } from 'react'

import {
  type Destino,
  type Recibido,
  useConRecibidos,
  usePapelesGuardados,
  useRecibidos,
} from '#live/papeles.ts'
import { useSinSenal } from '#live/useSignal.ts'
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
import type { Preparador } from './preparador.ts'
import { useCamino } from './useCamino.ts'
import type { EnCurso } from './useNueva.ts'

type De = {
  formulario: string
  cuales: PasoConPapeles
  enCurso: EnCurso
  preparador: Preparador
  /** Pages are added: they become one file. */
  juntando: boolean
}

/** The papers of a step: picked, made ready one after another, kept as bytes at once. */
export function usePapeles({ formulario, cuales, enCurso, preparador, juntando }: De) {
  const { guardados, guardar, olvidar } = usePapelesGuardados(formulario)
  const { camino, ahora, hacer, escribir } = useCamino(cuales, enCurso)
  const enEspera = useConRecibidos()
  const recibidos = useRecibidos()
  const seVa = useSeVa(() => {
    for (const { uno } of ahora().enCamino) preparador.cancelar(uno.id)
  })
  const destino = { formulario, parte: cuales }
  const taller: Taller = { destino, preparador, enEspera, guardar, hacer, escribir, seVa }

  /** The file, if it can be taken; if it cannot, the person is told. */
  function admitir(file: Elegible, deAntes?: Recibido): EnMano[] {
    // A file that was taken just before the page died is in the draft already.
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
    if (enCamino.some((este) => este.uno === uno)) return [{ uno, file }]
    if (deAntes) soltar(taller, uno)
    return []
  }

  useDeAntes(recibidos, destino, (rows) => {
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

  /** Goes on with the papers that wait for the script. */
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
      const este = ahora().enCamino.find(({ uno }) => uno.id === id)
      if (este?.state !== 'espera') return preparador.cancelar(id)
      hacer({ que: 'salido', id })
      soltar(taller, este.uno)
    },
    cerrarAviso: (id: string) => void hacer({ que: 'avisoCerrado', id }),
    ...enLaLista({ ahora, hacer, escribir, guardar, olvidar }),
  }
}

export type Papeles = ReturnType<typeof usePapeles>

/** False where a full phone did not take it, or gave it up since. Before the list is read nothing is known against it. */
const estaGuardado = ({ uno }: EnCamino, recibidos: readonly Recibido[] | undefined): boolean =>
  recibidos === undefined || recibidos.some(({ id }) => id === (uno.de ?? uno.id))

/** True once the step is left: its papers wait for the person to come back. */
function useSeVa(alIrse: () => void): RefObject<boolean> {
  const seVa = useRef(false)
  const latest = useLatest(alIrse)
  useEffect(() => {
    seVa.current = false
    return () => {
      seVa.current = true
      // As it is when the step is left, not as it was when it was opened.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      latest.current()
    }
  }, [latest])
  return seVa
}

type DeAntes = Recibido & Required<Pick<Recibido, 'archivo'>>

/** The received files that are to go into this step, in the order of their arrival; once, as soon as they are read. */
function useDeAntes(
  recibidos: readonly Recibido[] | undefined,
  { formulario, parte }: Destino,
  alLeerlos: (rows: DeAntes[]) => void,
): void {
  const vistos = useRef(false)
  useEffect(() => {
    if (!recibidos || vistos.current) return
    vistos.current = true
    const enOrden = recibidos.toSorted((a, b) => a.at - b.at)
    alLeerlos(
      enOrden.flatMap(({ archivo, ...row }) =>
        archivo && row.destino?.formulario === formulario && row.destino.parte === parte
          ? [{ ...row, archivo }]
          : [],
      ),
    )
  })
}

/** When the signal comes back, and at once where there is one. */
function useConSenal(hacer: () => void): void {
  const sinSenal = useSinSenal()
  const latest = useLatest(hacer)
  useEffect(() => {
    if (!sinSenal) latest.current()
  }, [sinSenal, latest])
}
