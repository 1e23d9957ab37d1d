import { useCallback, useEffect, useRef, useState } from 'react'

import type { Recibida } from '#contract/encargo/paquete.ts'
import { keep } from '#live/cambios/keep.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { askToPersist } from '#live/telefono/persist.ts'
import { reportBug } from '#local/bases/open.ts'
import { guardarPrestada } from '#local/encargos/prestadas.ts'
import { readConfianza, sabidoDe } from '#local/pase/confianza.ts'
import { knownOffset } from '#local/time/clock.ts'
import { type Recepcion, recepcion } from '#model/encargos/recepcion.ts'
import { useLatest } from '#ui/useLatest.ts'

import { alimentar } from './alimentar.ts'
import { prestadas } from './base.ts'
import type { Muestra } from './preparar.ts'

type Estado =
  | Exclude<Recepcion, { state: 'llego' }>
  | { state: 'guardando' }
  /** The transfer is complete, but could not be stored. */
  | { state: 'no-se-guardo'; message: string; guardar: () => void }

const EMPEZAR: Estado = { state: 'leyendo', parte: 0 }

type Recibiendo = { sirve: (text: string) => boolean; dejar: () => void }
/** Before the provider's keys are read, scanned texts are dropped: the frames come again. */
const NADIE: Recibiendo = { sirve: () => false, dejar: () => undefined }

/** A transfer from the first frame until it is stored whole. `sirve`: takes each scanned text. */
export function useRecepcion({ llaves, anuncio }: Muestra, onGuardada: (huella: string) => void) {
  const [estado, setEstado] = useState<Estado>(EMPEZAR)
  const recibiendo = useRef(NADIE)
  const latest = useLatest(onGuardada)

  const empezar = useCallback(() => {
    let left = false
    async function guardar(recibida: Recibida) {
      setEstado({ state: 'guardando' })
      const kept = await keep(() => guardarPrestada(prestadas(), recibida, Date.now()))
      if (left) return
      if (kept.kept) {
        void askToPersist('seldom')
        return latest.current(kept.value)
      }
      const deNuevo = () => void guardar(recibida).catch(reportBug)
      setEstado({ state: 'no-se-guardo', message: kept.message, guardar: deNuevo })
    }
    function tell(next: Recepcion) {
      if (left) return
      if (next.state === 'llego') void guardar(next.recibida).catch(reportBug)
      else setEstado(next)
    }
    const este: Recibiendo = { ...NADIE, dejar: () => void (left = true) }
    recibiendo.current = este
    void confianzaDeAhora()
      .then((confianza) => {
        const { sesion } = anuncio
        este.sirve = alimentar(recepcion({ llaves, sesion, confianza }), tell, reportBug)
      })
      .catch(reportBug)
  }, [llaves, anuncio, latest])

  useEffect(() => {
    empezar()
    return () => recibiendo.current.dejar()
  }, [empezar])

  const deNuevo = useCallback(() => {
    recibiendo.current.dejar()
    setEstado(EMPEZAR)
    empezar()
  }, [empezar])
  const sirve = useCallback((text: string) => recibiendo.current.sirve(text), [])
  return { estado, sirve, deNuevo }
}

/**
 * The provider's keys and list on this phone, and the present time: the person may wait long before the other phone
 * is there.
 */
async function confianzaDeAhora() {
  await openPhone()
  const offset = await knownOffset(device)
  const sabido = await sabidoDe((await readConfianza(device))?.value, Date.now() + offset)
  return {
    ...sabido,
    get ahora() {
      return Date.now() + offset
    },
  }
}
