import type { Prescripcion } from '#contract/prescripciones.ts'
import type { Receta } from '#contract/recetas.ts'
import type { DetalleDeRecetaCronica, RecetaCronica } from '#contract/recetasCronicas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { ACTIVA, LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { remedioDe } from '#model/recetas/vigentes.ts'

import { texts } from './texts.ts'

// Sentences to be read aloud: the most useful facts first, no bare codes.

const frase = (...partes: (string | false | null | undefined)[]) =>
  partes.filter(Boolean).join(', ')

export function dichoDeReceta(receta: Receta): string[] {
  const { recetaElectronica, estado, personaFisicaAfiliado: quien, registro1, registro2 } = receta
  const { apellido, nombre } = receta.personaFisicaProfesional ?? {}
  const remedios = [registro1, registro2].flatMap((registro) => {
    const que = remedioDe(registro)
    const cuanto = registro?.cantidad
    return que === undefined
      ? []
      : [frase(que, registro?.presentacion, cuanto != null && texts.cantidad(cuanto))]
  })
  const vence = estado.codigo === ACTIVA && recetaElectronica.vencimiento
  return [
    frase(texts.dichoDe(quien.nombre, quien.apellido), estado.descripcion),
    ...remedios,
    vence ? `${texts.vence} el ${formatFecha(vence)}` : '',
    nombre || apellido ? `${texts.receto} ${[nombre, apellido].filter(Boolean).join(' ')}` : '',
  ].filter((dicho) => dicho !== '')
}

export function dichoDeCronica(receta: RecetaCronica & Partial<DetalleDeRecetaCronica>): string[] {
  const lista = receta.codigoEstado === LISTA_PARA_RETIRAR
  return [
    frase(receta.afiliado, receta.nombrePlan ?? receta.plan),
    ...receta.medicamentos.map(({ descripcion }) => descripcion),
    lista ? frase(texts.podesRetirar, receta.nombreFarmacia) : '',
  ].filter((dicho) => dicho !== '')
}

export function dichoDePrescripcion(prescripcion: Prescripcion): string[] {
  const { prescripcionElectronica, estado, afiliado, practicas, profesional } = prescripcion
  const { fechaVencimiento } = prescripcionElectronica
  const quien = [afiliado?.nombre, afiliado?.apellido].filter(Boolean).join(' ')
  const prescribio = [profesional?.nombre, profesional?.apellido].filter(Boolean).join(' ')
  return [
    frase(quien, estado.descripcion),
    ...practicas.map(({ descripcionPractica, cantidad }) =>
      frase(descripcionPractica, cantidad != null && texts.dichoCantidad(cantidad)),
    ),
    fechaVencimiento ? `${texts.vence} el ${formatFecha(fechaVencimiento)}` : '',
    prescribio && `${texts.dichoPrescribio} ${prescribio}`,
  ].filter((dicho) => dicho !== '')
}
