import { useState } from 'react'
import { useLocation } from 'wouter'

import { useAdjuntos } from '#live/useAdjuntos.ts'
import { useOperation } from '#live/useOperation.ts'
import { guardarSolicitud } from '#model/nuevaSolicitud.ts'

import { formularioDe, papelesQueVan } from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import type { EnCurso } from './useNueva.ts'
import { direccionDeGuardada } from './usePaso.ts'

/** Saves a request with its files: this phone keeps it, and sends it when there is signal. */
export function useGuardar(
  id: string,
  { nueva, clave, terminar }: EnCurso,
  { quien, tipo }: { quien: string; tipo: string },
) {
  const [, navigate] = useLocation()
  const [ocupado, setOcupado] = useState(false)
  const [rechazo, setRechazo] = useState<string>()
  const { leer } = useAdjuntos(formularioDe(id))
  const enviar = useOperation(guardarSolicitud)

  async function guardar(): Promise<void> {
    if (ocupado) return
    setOcupado(true)
    setRechazo(await intentar().finally(() => setOcupado(false)))
  }

  /** Answers why not. */
  async function intentar(): Promise<string | undefined> {
    const guardados = await leer()
    const van = papelesQueVan(nueva)
    const perdido = van.find(({ papel }) => !guardados.has(papel.id))
    if (perdido) return texts.faltaUno(perdido.papel.nombre)
    const files = van.flatMap(({ papel }) => {
      const guardado = guardados.get(papel.id)
      return guardado ? [{ bytes: guardado.bytes, type: guardado.type, name: papel.nombre }] : []
    })
    const outcome = await enviar(
      {
        idAfiliado: nueva.idAfiliado,
        quien,
        tipoCobertura: { codigo: nueva.tipo, descripcion: tipo },
        uidContext: clave,
        papeles: van.map(({ paso, papel }) => ({ id: papel.id, paso, antes: papel.antes })),
        bytes: files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      },
      { files, clave },
    )
    if (!outcome.kept) return outcome.message
    // Away from the wizard first: without its draft it would show an empty first step.
    navigate(direccionDeGuardada(outcome.value), { replace: true })
    scrollTo(0, 0) // the same path: the frame takes it for the same page
    await terminar()
    return undefined
  }

  return { guardar, ocupado, rechazo }
}
