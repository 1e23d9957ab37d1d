import { useMemo } from 'react'

import { useValoresDe } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useLoQueOfrece } from '#live/proveedor/useOfrece.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { solicitudes } from '#model/autorizaciones.ts'
import { oficinas } from '#model/delegaciones.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { prescripcionesDe } from '#model/prescripciones.ts'
import { recetasDe } from '#model/recetas.ts'
import { cronicasDe } from '#model/recetasCronicas.ts'

import { cosasDe } from './cosas.ts'
import type { Cosa } from './hallar.ts'

/**
 * All things that can be found on this phone, kept up to date. Screens and help are there at once, the rest as soon as
 * it is read.
 */
export function useCosas(): Cosa[] {
  const ofrece = useLoQueOfrece()
  const actual = useResource(afiliadoActual, {})
  const familia = useValoresDe(grupoFamiliar)
  const recetas = useValoresDe(recetasDe)
  const prescripciones = useValoresDe(prescripcionesDe)
  const cronicas = useValoresDe(cronicasDe)
  const filas = useValoresDe(solicitudes)
  const lugares = useValoresDe(oficinas)
  const farmacias = useValoresDe(farmaciasHalladas)
  const tipo = actual.state === 'ready' ? actual.value.tipoAfiliado : undefined
  const pagaCapita = Boolean(tipo?.fechaVencimientoCapita)
  return useMemo(
    () =>
      cosasDe({
        ofrece,
        pagaCapita,
        familia: familia?.flat() ?? [],
        recetas: recetas?.flat() ?? [],
        prescripciones: prescripciones?.flat() ?? [],
        cronicas: cronicas?.flat() ?? [],
        solicitudes: filas?.flat() ?? [],
        oficinas: lugares?.flat() ?? [],
        farmacias: farmacias?.flat() ?? [],
      }),
    [ofrece, pagaCapita, familia, recetas, prescripciones, cronicas, filas, lugares, farmacias],
  )
}
