import { useState } from 'react'
import { useLocation } from 'wouter'

import { useOperation } from '#live/pendientes/useOperation.ts'
import { guardarSolicitud } from '#model/nuevaSolicitud.ts'
import { envioDe } from '#model/papeles/envio.ts'

import { formularioDe, papelesQueVan } from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import { usePapelesGuardados } from './papeles.ts'
import type { EnCurso } from './useNueva.ts'
import { direccionDeGuardada } from './usePaso.ts'

/** Saves a request with its files on this phone, which sends it when there is signal. */
export function useGuardar(
  id: string,
  { nueva, clave, terminar }: EnCurso,
  { quien, tipo }: { quien: string; tipo: string },
) {
  const [, navigate] = useLocation()
  const [ocupado, setOcupado] = useState(false)
  const [rechazo, setRechazo] = useState<string>()
  const { leer } = usePapelesGuardados(formularioDe(id))
  const enviar = useOperation(guardarSolicitud)

  async function guardar(): Promise<void> {
    if (ocupado) return
    setOcupado(true)
    setRechazo(await intentar().finally(() => setOcupado(false)))
  }

  /** Returns the reason if it fails. */
  async function intentar(): Promise<string | undefined> {
    const envio = envioDe(papelesQueVan(nueva), await leer())
    if (envio.state === 'falta') return texts.faltaUno(envio.nombre)
    const { papeles, files, bytes } = envio
    const outcome = await enviar(
      {
        idAfiliado: nueva.idAfiliado,
        quien,
        tipoCobertura: { codigo: nueva.tipo, descripcion: tipo },
        uidContext: clave,
        papeles,
        bytes,
      },
      { files, clave },
    )
    if (!outcome.kept) return outcome.message
    // Leave the wizard first: once its draft is deleted, it would show an empty step 1.
    navigate(direccionDeGuardada(outcome.value), { replace: true })
    scrollTo(0, 0) // The path stays the same, so the frame does not scroll by itself.
    await terminar()
    return undefined
  }

  return { guardar, ocupado, rechazo }
}
