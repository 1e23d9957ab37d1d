import { useEffect, useRef, useState } from 'react'

import type { CostoDeOrden, OrdenValidada } from '#contract/emision.ts'
import { documentoGuardado, traerDocumento } from '#live/archivos/documento.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { useLatest } from '#ui/useLatest.ts'

import { type OrdenEnCurso, documentoDe } from './enCurso.ts'
import type { Paso } from './paso.ts'
import { type Desenlace, useAveriguarSolas, useConfirmacion } from './useConfirmacion.ts'

type De = {
  origen: OrdenEnCurso['origen']
  onRechazada: (words: string) => void
  onTerminada: () => void
}

/**
 * One dialog leads an order from the confirmation to its number. An order that an earlier page left without a result
 * opens it again. A second press, here or in another window, has no effect.
 */
export function useEmision({ origen, onRechazada, onTerminada }: De) {
  const confirmacion = useConfirmacion()
  const { filas, confirmar, averiguar, poner, quitar } = confirmacion
  const [dicho, setPaso] = useState<Paso>()
  const paso = dicho && alDia(dicho, filas)
  const sinSenal = useSinSenal()
  const latest = useLatest({ onRechazada, onTerminada, paso })
  const yendo = useRef(false)
  useAveriguarSolas(confirmacion, sinSenal)
  useSucio(paso !== undefined)

  function tras(desenlace: Desenlace) {
    // The person has closed the dialog: the result must not open it over another task.
    if (latest.current.paso?.paso !== 'preguntando') return
    const { orden } = desenlace
    if (desenlace.state === 'generada') setPaso({ paso: 'si', orden })
    else if (desenlace.state === 'no') setPaso({ paso: 'no', orden, failure: desenlace.failure })
    else setPaso({ paso: 'sin-saber', orden, failure: desenlace.failure })
  }

  async function preguntar(orden: OrdenEnCurso) {
    setPaso({ paso: 'preguntando', orden })
    tras(await averiguar(orden))
  }

  useDejada(filas, origen, (orden) => {
    if (orden.generada) setPaso({ paso: 'generada', orden })
    else void preguntar(orden)
  })

  async function alConfirmar() {
    if (paso?.paso !== 'confirmar' || yendo.current) return
    yendo.current = true
    const { validada, orden } = paso
    setPaso({ paso: 'confirmando', validada, orden, lista: false })
    const desenlace = await confirmar(orden)
    yendo.current = false
    if (desenlace.state === 'no') {
      setPaso(undefined)
      return latest.current.onRechazada(desenlace.failure.message)
    }
    if (desenlace.state === 'sin-saber') return preguntar(desenlace.orden)
    setPaso({ paso: 'confirmando', validada, orden: desenlace.orden, lista: true })
    await documentoOUnRato(desenlace.orden)
    setPaso({ paso: 'generada', orden: desenlace.orden })
  }

  /**
   * The person has seen the order, and it joins the issued ones: stored first, so that the next page does not open it
   * again.
   */
  async function terminar(orden: OrdenEnCurso) {
    await poner(orden.codigoTransaccion, { ...orden, vista: true })
    setPaso(undefined)
    latest.current.onTerminada()
    const cual = documentoDe(orden)
    const esta = cual && (await documentoGuardado(documentoDeOrden.key(cual)))
    if (esta) await quitar(orden.codigoTransaccion)
  }

  function cerrar() {
    if (paso?.paso === 'generada') void terminar(paso.orden)
    else setPaso(undefined)
  }

  return {
    filas,
    quitar,
    paso,
    verCosto: (costo: CostoDeOrden) => setPaso({ paso: 'costo', costo }),
    pedirConfirmacion: (validada: OrdenValidada, orden: OrdenEnCurso) =>
      setPaso({ paso: 'confirmar', validada, orden }),
    alConfirmar: () => void alConfirmar(),
    ver: () => paso?.paso === 'si' && setPaso({ paso: 'generada', orden: paso.orden }),
    dejar: () => {
      setPaso(undefined)
      if (paso?.paso !== 'no' && paso?.paso !== 'sin-saber') return
      const fila = filaDe(paso.orden, filas)
      if (!fila) return
      if (fila.final) void quitar(fila.codigoTransaccion)
      // An order left for later must not open the dialog after a reload.
      else void poner(fila.codigoTransaccion, { ...fila, vista: true })
    },
    cerrar,
  }
}

const filaDe = ({ codigoTransaccion }: OrdenEnCurso, filas: readonly OrdenEnCurso[] = []) =>
  filas.find((fila) => fila.codigoTransaccion === codigoTransaccion)

/** The open question, or its answer if that was found meanwhile, here or in another window. */
function alDia(paso: Paso, filas: readonly OrdenEnCurso[] | undefined): Paso {
  if (paso.paso !== 'sin-saber' || paso.failure) return paso
  const orden = filaDe(paso.orden, filas)
  if (orden?.generada) return { paso: 'si', orden }
  if (!orden?.final) return paso
  const { hecha, porQue } = orden.final
  const failure = { kind: 'rechazo', message: porQue } as const
  return { paso: hecha === 'no' ? 'no' : 'sin-saber', orden, failure }
}

/** Done once for each page, from the stored orders: after a reload the dialog opens again at the same question. */
function useDejada(
  filas: readonly OrdenEnCurso[] | undefined,
  origen: OrdenEnCurso['origen'],
  onDejada: (orden: OrdenEnCurso) => void,
) {
  const vista = useRef(false)
  const seguir = useLatest(onDejada)
  useEffect(() => {
    if (!filas || vista.current) return
    vista.current = true
    const suya = filas.find((orden) => orden.origen === origen && !orden.vista)
    if (suya) seguir.current(suya)
  }, [filas, origen, seguir])
}

const UN_RATO = 4_000

/** Waits for the document, but only for a moment: the number is more urgent (ORD-15). */
async function documentoOUnRato(orden: OrdenEnCurso): Promise<void> {
  const cual = documentoDe(orden)
  if (!cual) return
  const rato = new Promise((resolve) => setTimeout(resolve, UN_RATO))
  await Promise.race([traerDocumento(documentoDeOrden, cual), rato])
}
