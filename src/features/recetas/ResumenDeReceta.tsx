import type { Receta } from '#contract/recetas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { remediosDe } from '#model/recetas/vigentes.ts'

import { EstadoDeReceta } from './EstadoDeReceta.tsx'
import * as texts from './vistaTexts.ts'

/** A closed row: medicine, member, date and state. */
export function ResumenDeReceta({ receta, hoy }: { receta: Receta; hoy: string }) {
  const [primero = texts.sinNombre, ...demas] = remediosDe(receta)
  const { nombre } = receta.personaFisicaAfiliado
  return (
    <>
      <span className="fuerte">
        {primero}
        {demas.length > 0 && <span className="apagado">{texts.yMas(demas.length)}</span>}
      </span>
      <span className="tenue">
        {nombre.split(' ')[0]} ·{' '}
        <span className="dato">{formatFecha(receta.recetaElectronica.fechaPrescripcion)}</span>
      </span>
      <EstadoDeReceta receta={receta} hoy={hoy} />
    </>
  )
}
