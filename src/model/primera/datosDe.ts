import type { Afiliado } from '#contract/afiliados.ts'
import type { Notificacion } from '#contract/notificaciones.ts'
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

import type { Datos } from './datos.ts'

type De<Value> = { value: Value; savedAt: number; askedAt: number }

/** Stored data of this phone that such a page shows. */
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
}

type En = { aca: string; ahora: number; esMovil: boolean; seEnviaCerrada: boolean }

/** Data of the first picture; undefined if there is no family to show. */
export function datosDe(guardado: Guardado, en: En): Datos | undefined {
  const { session, grupo, actual, mostrador, senal, offset, operaciones } = guardado
  const { ahora, esMovil, seEnviaCerrada } = en
  if (!grupo || grupo.value.length === 0) return undefined
  const cuantas = (...states: Operacion['state'][]) =>
    operaciones.filter(({ state }) => states.includes(state)).length
  const hoy = diaDe(ahora + offset)
  const pendientes = enLaCampana(guardado)
  const abiertas = operaciones.filter(({ state }) => state === 'pending' || state === 'sending')
  return {
    ...en,
    aparato: esMovil ? 'teléfono' : 'equipo',
    yo: actual?.value,
    grupo: grupo.value,
    savedAt: grupo.savedAt,
    recordatorios: mostrador ? recordatoriosDe(mostrador, hoy) : [],
    capita: capitaPronto(actual?.value, hoy),
    notificaciones: pendientes.length,
    novedades: enElInicio(pendientes, guardado.novedades),
    pendientes: operaciones.length - cuantas('done'),
    situacion: {
      vencida: session.vencida === true || session.expiresAt <= ahora + offset,
      senal: senal ?? 'con-senal',
      esperan: abiertas.length,
      demorados: abiertas.filter(({ tries, soloWifi }) => tries > 0 && !soloWifi).length,
      rechazados: cuantas('rejected'),
      paraDecidir: cuantas('conflict', 'dudosa'),
      seEnviaCerrada,
      // The service worker is running and has read the phone's data; the portal examines the rest.
      guarda: true,
      abreSinSenal: true,
      enviando: false,
      lugar: 'hay',
      puedeBorrarse: false,
    },
  }
}

/** Notifications of the copy, without those that the person has dismissed since. */
function enLaCampana({ notificaciones, operaciones }: Guardado): Notificacion[] {
  if (!notificaciones) return []
  const { value, askedAt } = notificaciones
  const descartes = operaciones.filter((row) => row.type === DESCARTE && stillApplies(row, askedAt))
  // Checked when the change was made.
  return sinDescartadas(
    value,
    descartes.map(({ payload }) => payload as { notificacion: Notificacion }),
  )
}
