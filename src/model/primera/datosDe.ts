import type { Afiliado } from '#contract/afiliados.ts'
import type { Notificacion } from '#contract/notificaciones.ts'
import type { Receta } from '#contract/recetas.ts'
import { diaDe } from '#formato/instantes.ts'
import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'
import { stillApplies } from '#local/outbox/stillApplies.ts'
import type { Senal } from '#local/provider/senal.ts'
import { DESCARTE, sinDescartadas } from '#model/claveDeNotificacion.ts'
import type { Mostrador } from '#model/mostrador/fila.ts'
import { enElInicio } from '#model/novedades/enElInicio.ts'
import type { Novedad } from '#model/novedades/fila.ts'
import { recordatoriosDe } from '#model/recetas/recordatorios.ts'
import { capitaPronto } from '#model/vencimientoDeCapita.ts'

import { cuantosDe } from './alAbrir.ts'
import type { Datos } from './datos.ts'

type De<Value> = { value: Value; savedAt: number; askedAt: number }

/** Stored data of this phone that the first picture of a page shows. */
export type Guardado = {
  session: Pick<SesionAbierta, 'vencida' | 'expiresAt'>
  grupo: De<Afiliado[]> | undefined
  actual: De<Afiliado> | undefined
  notificaciones: De<Notificacion[]> | undefined
  mostrador: Mostrador | undefined
  novedades: Novedad[]
  senal: Senal | undefined
  /** Difference between the server's clock and this phone's. */
  offset: number
  /** The person's own changes. */
  operaciones: Operacion[]
  /** Each member's prescriptions, in the order of the family group; undefined for pages that do not show them. */
  recetas?: readonly (De<Receta[]> | undefined)[]
}

type En = { aca: string; ahora: number; seEnviaCerrada: boolean }

/** Data of the first picture; undefined if there is no family to show. */
export function datosDe(guardado: Guardado, en: En): Datos | undefined {
  const { session, grupo, actual, mostrador, senal, offset, operaciones } = guardado
  const { aca, ahora, seEnviaCerrada } = en
  if (!grupo || grupo.value.length === 0) return undefined
  const hoy = diaDe(ahora + offset)
  const pendientes = enLaCampana(guardado)
  const recetas = (guardado.recetas ?? []).flatMap((copia, at) => {
    const idAfiliado = grupo.value[at]?.afiliado.idAfiliado
    return copia && idAfiliado !== undefined
      ? [{ idAfiliado, filas: copia.value, savedAt: copia.savedAt }]
      : []
  })
  // The portal shows its first list with all members' copies, or none; without rows it says why.
  if (guardado.recetas && !(recetas.length === grupo.value.length && recetas.some(conFilas)))
    return undefined
  return {
    aca,
    ahora,
    hoy,
    yo: actual?.value,
    grupo: grupo.value,
    savedAt: grupo.savedAt,
    recetas,
    recordatorios: mostrador ? recordatoriosDe(mostrador, hoy) : [],
    capita: capitaPronto(actual?.value, hoy),
    notificaciones: pendientes.length,
    novedades: enElInicio(pendientes, guardado.novedades),
    pendientes: operaciones.filter(({ state }) => state !== 'done').length,
    situacion: {
      vencida: session.vencida === true || session.expiresAt <= ahora + offset,
      senal: senal ?? 'con-senal',
      ...cuantosDe(operaciones),
      seEnviaCerrada,
    },
  }
}

const conFilas = ({ filas }: { filas: readonly unknown[] }) => filas.length > 0

/** Notifications of the copy, without those that the person has dismissed since. */
function enLaCampana({ notificaciones, operaciones }: Guardado): Notificacion[] {
  if (!notificaciones) return []
  const { value, askedAt } = notificaciones
  const descartes = operaciones.filter((row) => row.type === DESCARTE && stillApplies(row, askedAt))
  // The payload was checked when the change was made.
  return sinDescartadas(
    value,
    descartes.map(({ payload }) => payload as { notificacion: Notificacion }),
  )
}
