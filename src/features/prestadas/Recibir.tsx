import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Receptor } from '#contract/encargo/cuerpo.ts'
import { useSucio } from '#live/telefono/busy.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { showToast } from '#ui/toasts.ts'

import { Datos } from './Datos.tsx'
import { LeerPrestamo } from './LeerPrestamo.tsx'
import { MiCodigo } from './MiCodigo.tsx'
import { type Muestra, prepararMuestra } from './preparar.ts'
import { texts } from './texts.ts'

type Props = {
  leer: Leer
  publicUrl: string
  /** Person of an earlier loan. */
  antes: Receptor | undefined
}

type Etapa =
  | { etapa: 'datos'; rechazo?: string }
  | { etapa: 'codigo' | 'leer'; muestra: Muestra; recibe: Receptor }

/** Steps of receiving: own name and document, this phone's code, and the camera. */
export function Recibir({ leer, publicUrl, antes }: Props) {
  const [, navigate] = useLocation()
  const [etapa, setEtapa] = useState<Etapa>({ etapa: 'datos' })
  // An update must not reload the page between two phones.
  useSucio(etapa.etapa !== 'datos')

  async function mostrar(recibe: Receptor) {
    const kept = await prepararMuestra(recibe, publicUrl)
    setEtapa(
      kept.kept
        ? { etapa: 'codigo', muestra: kept.value, recibe }
        : { etapa: 'datos', rechazo: kept.message },
    )
  }

  if (etapa.etapa === 'datos')
    return <Datos antes={antes} rechazo={etapa.rechazo} onSeguir={mostrar} />
  const { muestra, recibe } = etapa
  if (etapa.etapa === 'codigo')
    return (
      <MiCodigo
        muestra={muestra}
        onSeguir={() => setEtapa({ etapa: 'leer', muestra, recibe })}
        onVolver={() => setEtapa({ etapa: 'datos' })}
      />
    )
  return (
    <LeerPrestamo
      leer={leer}
      muestra={muestra}
      onVolver={() => setEtapa({ etapa: 'codigo', muestra, recibe })}
      onDeNuevo={() => void mostrar(recibe)}
      onGuardada={(huella) => {
        showToast(texts.llego)
        // Replaces this address: Back leads to the list.
        navigate(`/prestadas/${huella}`, { replace: true })
      }}
    />
  )
}
