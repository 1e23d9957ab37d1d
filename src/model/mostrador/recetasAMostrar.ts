import type { RecetaConFirma } from '#contract/extensiones/recetasFirmadas.ts'
import type { Receta } from '#contract/recetas.ts'
import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { barrasDe } from '#formato/barras.ts'
import { enCuatros } from '#formato/numeros.ts'
import { presente } from '#formato/presente.ts'
import type { Copied } from '#local/cuadro.ts'
import { papelDeReceta, pdfDeReceta } from '#model/papeles.ts'
import { recetasDe } from '#model/recetas.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { recetasVigentes, remediosDe } from '#model/recetas/vigentes.ts'
import { cronica, cronicasDe, lasRecientes } from '#model/recetasCronicas.ts'
import { recetasFirmadas } from '#model/recetasFirmadas.ts'

import type { RecetasAMostrar } from './fila.ts'

/** Before any day: all prescriptions valid at storing time are kept, and filtered when shown. */
const DESDE_SIEMPRE = ''

/** A member's prescriptions for a counter, from the copies on this phone; undefined if it is unknown whether there are any. */
export async function recetasAMostrar(
  copied: Copied,
  idAfiliado: number,
  offset: number,
): Promise<RecetasAMostrar | undefined> {
  const recetas = await copied(recetasDe, { idAfiliado })
  const cronicas = await copied(cronicasDe, { idAfiliado })
  const detalles = await Promise.all(
    cronicas
      ? lasRecientes(cronicas.value, cronicas.savedAt + offset).map((params) =>
          copied(cronica, params),
        )
      : [],
  )
  const listas = detalles.filter((detalle) => detalle?.value.codigoEstado === LISTA_PARA_RETIRAR)
  const firmadas = (await copied(recetasFirmadas, {}))?.value ?? []
  const vigentes = recetasVigentes(recetas?.value ?? [], DESDE_SIEMPRE)
  const seSabe = recetas && cronicas && detalles.every(Boolean)
  if (!seSabe && vigentes.length === 0 && listas.length === 0) return undefined
  return {
    savedAt: Math.min(...[recetas, cronicas, ...listas].flatMap((copia) => copia?.savedAt ?? [])),
    activas: await Promise.all(vigentes.map((receta) => activa(copied, receta, firmadas))),
    listas: listas.flatMap((detalle) => (detalle ? [lista(detalle.value)] : [])),
  }
}

async function activa(copied: Copied, receta: Receta, firmadas: readonly RecetaConFirma[]) {
  const { idRecetaElectronica, numero, vencimiento, cuir } = receta.recetaElectronica
  const firmada = firmadas.find((una) => una.idRecetaElectronica === idRecetaElectronica)
  const papel = papelDeReceta(receta)
  const guardado = await copied(pdfDeReceta, papel)
  return {
    numero,
    remedios: remediosDe(receta).join(', '),
    vence: vencimiento ?? null,
    barras: barrasDe(cuir || numero) ?? null,
    ...(cuir && { cuir: enCuatros(cuir) }),
    ...(firmada && { firma: { kid: firmada.kid, bytes: firmada.bytes } }),
    pdf: guardado ? pdfDeReceta.key(papel) : null,
  }
}

function lista(detalle: DetalleDeRecetaCronica) {
  const { nombrePlan, plan, periodo, nombreFarmacia, direccionFarmacia, localidadFarmacia } =
    detalle
  const juntos = (partes: (string | null | undefined)[], entre: string) =>
    partes.flatMap((parte) => presente(parte) ?? []).join(entre)
  return {
    numero: detalle.numeroRecetario,
    remedios: juntos(
      detalle.medicamentos.map(({ descripcion }) => descripcion),
      ', ',
    ),
    plan: juntos([nombrePlan ?? plan, presente(periodo) && `período ${periodo}`], ' · '),
    farmacia: juntos([nombreFarmacia], ''),
    direccion: juntos([direccionFarmacia, localidadFarmacia], ', '),
  }
}
