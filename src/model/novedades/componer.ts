import { type Infer, type Struct, array, is } from 'superstruct'

import { Autorizacion, FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { Notificacion, RECETA_CRONICA } from '#contract/notificaciones.ts'
import { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { claveDe } from '#model/claveDeNotificacion.ts'
import { LISTA_PARA_RETIRAR } from '#model/recetas/estado.ts'
import { APROBADA, estadoEnPalabras, primerNombreDe, tituloDe } from '#model/solicitudes.ts'

import type { Novedad } from './fila.ts'
import { texts } from './texts.ts'

/**
 * Copy under a key, in any shape. The keys are written out here, since importing the areas' resources would load all
 * of them.
 */
export type Leer = (key: string) => Promise<{ value: unknown; savedAt: number } | undefined>

type Dicha = Omit<Novedad, 'clave' | 'deSolicitud'> | undefined

/**
 * Sentence of each pending notice; left out if this phone does not have its data, and then the notice's own words are
 * shown. `hoy`: 'yyyy-mm-dd' by the provider's clock.
 */
export async function componerNovedades(leer: Leer, hoy: string): Promise<Novedad[]> {
  const pendientes = await sana(leer, 'notificaciones', array(Notificacion))
  const dichas = await Promise.all(
    (pendientes?.value ?? []).map(async (una) => {
      const cronica = una.codigoTipoNotificacion === RECETA_CRONICA
      const dicha = await (cronica ? deReceta(leer, una) : deSolicitud(leer, una, hoy))
      return dicha && { clave: claveDe(una), deSolicitud: !cronica, ...dicha }
    }),
  )
  return dichas.flatMap((dicha) => dicha ?? [])
}

async function sana<T>(leer: Leer, key: string, shape: Struct<T>) {
  const copia = await leer(key)
  return copia && is(copia.value, shape) ? { ...copia, value: copia.value } : undefined
}

/** Data of a request from the list or from its own copy. */
type Sabido = {
  codigo: string
  palabras: string | null | undefined
  titulo: string
  afiliado: string
  observacion: string | null | undefined
  vence?: string | null | undefined
}

async function deSolicitud(leer: Leer, notificacion: Notificacion, hoy: string): Promise<Dicha> {
  const { idSolicitud: id, tipoNotificacion } = notificacion
  const lista = await sana(leer, 'autorizaciones', array(FilaDeAutorizacion))
  const propia = await sana(leer, `autorizacion/${id}`, Autorizacion)
  const fila = lista?.value.find((una) => (una.idSolicitudCobertura ?? una.id) === id)
  const deFila = fila && deLaLista(fila)
  const dePropia = propia && deLaPropia(propia.value)
  // Only a request's own copy has its last day: used if its state is the list's.
  const vence = dePropia?.codigo === APROBADA ? dePropia.vence : undefined
  const esNuevaLaLista = (lista?.savedAt ?? 0) > (propia?.savedAt ?? 0)
  const sabido = esNuevaLaLista ? (deFila ?? dePropia) : (dePropia ?? deFila)
  if (!sabido) return undefined
  const estado = estadoEnPalabras(sabido.codigo, sabido.palabras).palabra.toLowerCase()
  // A notice with another state is newer than this phone's copies.
  const [, nombrado] = tipoNotificacion.toLowerCase().split(':')
  if (nombrado !== undefined && nombrado.trim() !== estado) return undefined
  const vale = sabido.codigo === APROBADA && vence ? hastaCuando(vence, hoy) : ''
  return {
    dicho: texts.paso(sabido.titulo, estado),
    sigue: vale || (presente(sabido.observacion) ?? ''),
    quien: primerNombreDe(sabido.afiliado),
  }
}

const deLaLista = (fila: Infer<typeof FilaDeAutorizacion>): Sabido => ({
  codigo: fila.codigoEstado,
  palabras: fila.estado,
  titulo: tituloDe(fila.practicas, fila.tipoCobertura),
  afiliado: fila.afiliado ?? '',
  observacion: fila.observacion,
})

const deLaPropia = (suya: Infer<typeof Autorizacion>): Sabido => ({
  codigo: suya.estado.codigoEstado,
  palabras: suya.estado.descripcionEstadoSolicitudCobertura,
  titulo: tituloDe(suya.practicas, suya.tipoCobertura?.descripcion),
  afiliado: suya.afiliado.nombre ?? suya.afiliado.apellidoNombreFormateado ?? '',
  observacion: suya.estado.observacion,
  vence: suya.solicitudCobertura.vencimiento,
})

async function deReceta(leer: Leer, { idSolicitud }: Notificacion): Promise<Dicha> {
  const copia = await sana(leer, `receta-cronica/${idSolicitud}`, DetalleDeRecetaCronica)
  if (!copia) return undefined
  const { medicamentos, codigoEstado, afiliado, nombreFarmacia, direccionFarmacia } = copia.value
  const [primero, ...otros] = medicamentos.flatMap(({ descripcion }) => presente(descripcion) ?? [])
  if (primero === undefined) return undefined
  const remedios = otros.length > 0 ? texts.yMas(primero, otros.length) : primero
  const lista = codigoEstado === LISTA_PARA_RETIRAR
  const donde = [nombreFarmacia, direccionFarmacia].flatMap((parte) => presente(parte) ?? [])
  return {
    dicho: lista ? texts.paso(remedios, texts.lista) : texts.recetaDe(remedios),
    sigue: lista && donde.length > 0 ? texts.enFarmacia(donde.join(', ')) : '',
    quien: primerNombreDe(afiliado),
  }
}

/** The year is left out if it is the present one: '2026-12-12' → '12/12'. */
function hastaCuando(vence: string, hoy: string): string {
  const dia = formatFecha(vence)
  if (vence < hoy) return texts.vencio(dia)
  return texts.valeHasta(vence.slice(0, 4) === hoy.slice(0, 4) ? dia.slice(0, 5) : dia)
}
