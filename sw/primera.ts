// Separate script that the service worker stored and runs when a page with these data is opened (tools/engine.ts): the
// counter does not wait for it.
import { guardados } from '#local/bases/guardados.ts'
import type { Dueno } from '#local/bases/lectura.ts'
import { BASES, MOSTRADOR, NOVEDADES } from '#local/bases/names.ts'
import { operacionesDe } from '#local/bases/propias.ts'
import type { SesionAbierta } from '#local/bases/salida.ts'
import type { Senal } from '#local/provider/senal.ts'
import { isLeftAlone } from '#local/session/leftAlone.ts'
import { escribir, rama } from '#model/mostrador/arbol.ts'
import type { readMostrador } from '#model/mostrador/fila.ts'
import { deLaBarra } from '#model/primera/barra.ts'
import { type Guardado, datosDe } from '#model/primera/datosDe.ts'
import { familia } from '#model/primera/familia.ts'
import { inicio } from '#model/primera/inicio.ts'
import { MARCA, marco } from '#model/primera/marco.ts'
import { deLaFamilia } from '#model/primera/texts.ts'

import { esMovil } from './esMovil.ts'
import { headersOf } from './headersOf.ts'

const DE_LECTURA = [
  ['dueno', 'actual'],
  ['copias', 'grupo-familiar'],
  ['copias', 'afiliado'],
  ['copias', 'notificaciones'],
  ['cuadros', MOSTRADOR],
  ['cuadros', NOVEDADES],
] as const
const DEL_TELEFONO = [
  ['valores', 'reloj'],
  ['valores', 'senal'],
] as const

// The portal checked these rows by its structs before storing; a damaged one throws, which the caller catches.
type DeLectura = [
  Dueno | undefined,
  Guardado['grupo'],
  Guardado['actual'],
  Guardado['notificaciones'],
  { value: unknown } | undefined,
  { value: Guardado['novedades'] } | undefined,
]
type DelTelefono = [{ value: number } | undefined, { value: Senal } | undefined]

/** Home or the family group as a document with the data of the signed-in person; undefined if there are none. */
export async function paginaDe(
  session: SesionAbierta,
  pathname: string,
  shell: Promise<Response | undefined>,
  leerMostrador: typeof readMostrador,
): Promise<Response | undefined> {
  if (!session.correoConfirmado || isLeftAlone(session, Date.now())) return undefined
  const [template, marcado] = await Promise.all([
    shell,
    marcadoDe(session, pathname, leerMostrador),
  ])
  if (!template || marcado === undefined) return undefined
  const titulo = pathname === '/' ? deLaBarra.inicio : deLaFamilia.titulo
  const [head = '', hueco = '', end = ''] = (await template.text())
    .replace('<title>', `$&${titulo} · `)
    .split(/<!--\/?marco-->/)
  const marca = /<a class="marca"[^]*?<\/a>/.exec(hueco)?.[0] ?? ''
  const conMarca = marcado.replace(escribir(rama('a', MARCA)), () => marca)
  return new Response(head + conMarca + end, { headers: headersOf(template) })
}

async function marcadoDe(
  session: SesionAbierta,
  pathname: string,
  leerMostrador: typeof readMostrador,
): Promise<string | undefined> {
  const [lectura, telefono, operaciones] = await Promise.all([
    guardados(BASES.lectura, DE_LECTURA),
    guardados(BASES.publica, DEL_TELEFONO),
    operacionesDe(session.uid),
  ])
  const [dueno, grupo, actual, notificaciones, cuadro, dichas] = lectura as DeLectura
  const [reloj, senal] = telefono as DelTelefono
  if (dueno?.generation !== session.generation) return undefined
  const guardado: Guardado = {
    session,
    grupo,
    actual,
    notificaciones,
    mostrador: leerMostrador(cuadro?.value),
    novedades: dichas?.value ?? [],
    senal: senal?.value,
    offset: reloj?.value ?? 0,
    operaciones,
  }
  const seEnviaCerrada = 'SyncManager' in self
  const datos = datosDe(guardado, {
    aca: pathname,
    ahora: Date.now(),
    esMovil: esMovil(),
    seEnviaCerrada,
  })
  if (!datos) return undefined
  return escribir(marco(datos, pathname === '/' ? inicio(datos) : familia(datos)))
}
