import type { ReactNode } from 'react'

import type { Receta } from '#contract/recetas.ts'
import { masNuevaPrimero } from '#model/recetas/guardadas.ts'
import { diaDeReceta, recetasVigentes } from '#model/recetas/vigentes.ts'

import * as texts from './vistaTexts.ts'

type Props = {
  todas: readonly Receta[]
  hoy: string
  /** `paraUsar`: the list of prescriptions that can be used now. */
  lista: (titulo: string, filas: readonly Receta[], paraUsar: boolean) => ReactNode
}

/** Prescriptions that can be used now, and below them the others, newest first. */
export function SeccionesDeRecetas({ todas, hoy, lista }: Props) {
  const vigentes = recetasVigentes(todas, hoy)
  const demas = masNuevaPrimero(
    todas.filter((receta) => !vigentes.includes(receta)),
    diaDeReceta,
  )
  return (
    <>
      {vigentes.length > 0 && (
        <section>
          <h2 className="seccion">
            {texts.paraUsar} <span className="tenue">· {vigentes.length}</span>
          </h2>
          {lista(texts.paraUsar, vigentes, true)}
        </section>
      )}
      {demas.length > 0 && (
        <section>
          <h2 className="seccion">{texts.anteriores}</h2>
          {lista(texts.anteriores, demas, false)}
        </section>
      )}
    </>
  )
}
