import type { ComponentType } from 'react'

import { rutas } from '../rutas/rutas.ts'
import type { FilaDelMenu } from './fila.ts'
import { afiliacion, atencion, ayuda, inicio } from './generado/menu.ts'
import { texts } from './texts.ts'

export type Entrada = {
  href: string
  titulo: string
  Icono: ComponentType
  adentro?: Entrada[]
}
export type Grupo = { titulo?: string; entradas: Entrada[] }

const GRUPOS: [filas: readonly FilaDelMenu[], titulo?: string][] = [
  [inicio],
  [atencion, texts.atencion],
  [afiliacion, texts.miAfiliacion],
  [ayuda, texts.ayuda],
]

export const entradaDe = ({ href, nombre, Icono }: FilaDelMenu): Entrada => ({
  href,
  Icono,
  titulo: nombre ?? rutas.find(({ path }) => path === href)?.titulo ?? '',
})

/** The menu entries of these rows; all rows of a fold make one entry. */
function plegadas(filas: readonly FilaDelMenu[]): Entrada[] {
  return filas.flatMap((fila) => {
    const { pliegue } = fila
    const una = entradaDe(fila)
    if (pliegue === undefined) return [una]
    const juntas = filas.filter((otra) => otra.pliegue === pliegue)
    return juntas[0] === fila ? [{ ...una, titulo: pliegue, adentro: juntas.map(entradaDe) }] : []
  })
}

/**
 * SHELL-05 to SHELL-07: the drawer. Voluntary members have the entry for their monthly fee, all others the one for
 * referrals.
 */
export const menuDe = ({ pagaCapita }: { pagaCapita: boolean }): Grupo[] =>
  GRUPOS.map(([filas, titulo]) => ({
    ...(titulo !== undefined && { titulo }),
    entradas: plegadas(
      filas.filter(({ para }) => para === undefined || (para === 'capita') === pagaCapita),
    ),
  }))
