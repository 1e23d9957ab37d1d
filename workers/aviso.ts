import { is } from 'superstruct'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { Empuje } from '#contract/extensiones/empuje.ts'
import type { SesionAbierta } from '#local/bases/salida.ts'
import { presupuesto } from '#local/provider/ahorro.ts'
import type { AnyResource } from '#local/resource.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'
import { currentSession } from '#local/session/session.ts'
import { solicitud, solicitudes } from '#model/autorizaciones.ts'
import type { AvisoAlTelefono } from '#model/avisoAlTelefono.ts'
import { pdfDeProvidencia } from '#model/documentosDeSolicitud.ts'
import { CAMPANA, marcarIcono } from '#model/icono.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { cronica } from '#model/recetasCronicas.ts'
import { pull } from '#sync/pull.ts'
import type { World } from '#sync/world.ts'

const PATIENCE = 8000

/**
 * Text of a push notice, shown when its data are on the phone, or after a while without them. It never contains the
 * decision, the practice or the person, because anyone can read a locked screen. Undefined if its person is not signed
 * in here.
 */
export async function avisoDe(
  world: World,
  text: string,
  patience = PATIENCE,
): Promise<AvisoAlTelefono | undefined> {
  const empuje: unknown = JSON.parse(text)
  const session = await currentSession(world.device)
  if (!is(empuje, Empuje) || session?.uid !== empuje.uid) return undefined
  if (!seVe(session, world.now())) return undefined
  const { tipo, id } = empuje
  const tag = tipo + id
  if (tipo === 'prueba')
    return {
      titulo: 'Los avisos andan',
      body: 'Llegan bien acá.',
      tag,
      data: '/avisos',
    }
  const esReceta = tipo === 'recetas'
  if (!esReceta && tipo !== 'solicitudes') return undefined
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false))
  const here = await Promise.race([traer(world, id, esReceta), late])
  // Meanwhile the person may have signed out, or lent the phone.
  const after = await currentSession(world.device)
  if (after?.generation !== session.generation || !seVe(after, world.now())) return undefined
  const body = here
    ? 'Ya está guardada. Tocá para verla, con o sin señal.'
    : 'Tocá para verla cuando tengas señal.'
  return esReceta
    ? { titulo: 'Tenés una receta para retirar', body, tag, data: `/ver-receta-cronica/${id}` }
    : { titulo: `Tu solicitud ${id} cambió`, body, tag, data: `/ver-autorizacion?id=${id}` }
}

/** True if this phone may show a notice of its person: it is neither lent nor left alone. */
const seVe = (session: SesionAbierta, now: number) =>
  session.prestado === undefined && !isLeftAlone(session, now)

/**
 * Fetches the notice's data and the lists that show them; then the ruling on a request, if there is one and data saving
 * is off.
 */
async function traer(world: World, id: number, esReceta: boolean): Promise<boolean> {
  const { copias } = world.device.lectura
  const bring = (resource: AnyResource, params: unknown = {}) => pull(world, resource, params)
  const [came] = await Promise.all([
    esReceta ? bring(cronica, { numeroReceta: `${id}` }) : bring(solicitud, { id }),
    bring(notificacionesPendientes),
    esReceta || bring(solicitudes),
  ])
  const bell = (await copias.get(CAMPANA))?.value
  await marcarIcono(await world.device.salida.operaciones.toArray(), bell)
  if (came !== 'stored' || esReceta) return came === 'stored'
  // The value was checked when it was stored.
  const stored = (await copias.get(solicitud.key({ id })))?.value as Autorizacion | undefined
  if (!stored?.providenciaUrl || (await presupuesto(world.device)) === 0) return true
  // A shared phone stores no documents, so the notice waits for none.
  const { codigoEstado: codigo, fechaDesde: desde } = stored.estado
  return /stored|not-here/.test(await bring(pdfDeProvidencia, { id, codigo, desde }))
}
