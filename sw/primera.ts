// Separate script that the service worker stores, and runs when a page with a first picture is opened (tools/engine.ts):
// the counter does not wait for it.
import { archivos } from 'virtual:archivos'
import { dibujar } from 'virtual:dibujo'

import type * as deGuardados from '#local/bases/guardados.ts'
import type { Dueno } from '#local/bases/lectura.ts'
import { BASES, MOSTRADOR, NOVEDADES } from '#local/bases/names.ts'
import type { Operacion, SesionAbierta } from '#local/bases/salida.ts'
import type { Senal } from '#local/provider/senal.ts'
import type { readMostrador } from '#model/mostrador/fila.ts'
import { type Guardado, datosDe } from '#model/primera/datosDe.ts'
import { claveDeRecetas } from '#model/recetas/guardadas.ts'

import type { headersOf } from './headersOf.ts'

const MARCA = /<a [^>]*marca[^]*?<\/a>/

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

// The portal checked these rows with its structs before storing them; a damaged row throws, and the caller catches it.
type DeLectura = [
  Dueno | undefined,
  Guardado['grupo'],
  Guardado['actual'],
  Guardado['notificaciones'],
  { value: unknown } | undefined,
  { value: Guardado['novedades'] } | undefined,
]
type DelTelefono = [{ value: number } | undefined, { value: Senal } | undefined]

/** Functions that the service worker already has for the counter, so that this script need not contain them again. */
export type DelTrabajador = Pick<typeof deGuardados, 'answer' | 'guardados' | 'open'> & {
  headersOf: typeof headersOf
  readMostrador: typeof readMostrador
}

/** A page as a document with the data of the signed-in person; undefined if there are none. */
export async function paginaDe(
  session: SesionAbierta,
  pathname: string,
  shell: Promise<Response | undefined>,
  de: DelTrabajador,
): Promise<Response | undefined> {
  const [template, dibujada, enlaces] = await Promise.all([
    shell,
    dibujadaDe(session, pathname, de),
    enlacesDe(pathname),
  ])
  if (!template || !dibujada || enlaces === undefined) return undefined
  const { titulo, marcado } = dibujada
  const [head = '', hueco = '', end = ''] = (await template.text())
    .replace('<title>', `$&${titulo} · `)
    .replace('</head>', `${enlaces}$&`)
    .split(/<!--\/?marco-->/)
  // Name and logo are those of this installation, as the server wrote them into its documents.
  const marca = MARCA.exec(hueco)?.[0] ?? ''
  const conMarca = marcado.replace(MARCA, () => marca)
  return new Response(head + conMarca + end, { headers: de.headersOf(template) })
}

/**
 * Links to the files that a page needs beside those of every page: its scripts are fetched while the portal's run.
 * Undefined if one of its style sheets is not on this phone: a picture without it would be out of shape.
 */
async function enlacesDe(pathname: string): Promise<string | undefined> {
  const { hojas = [], guiones = [] } = archivos[pathname] ?? {}
  const found = await Promise.all(hojas.map((hoja) => caches.match(hoja)))
  if (found.includes(undefined)) return undefined
  return [
    ...hojas.map((hoja) => `<link rel="stylesheet" crossorigin href="${hoja}">`),
    ...guiones.map((guion) => `<link rel="modulepreload" crossorigin href="${guion}">`),
  ].join('')
}

async function dibujadaDe(
  session: SesionAbierta,
  pathname: string,
  de: DelTrabajador,
): Promise<ReturnType<typeof dibujar> | undefined> {
  const [lectura, telefono, [candado], operaciones] = await Promise.all([
    de.guardados(BASES.lectura, DE_LECTURA),
    de.guardados(BASES.publica, DEL_TELEFONO),
    de.guardados(BASES.salida, [['candado', session.uid]]),
    operacionesDe(session.uid, de),
  ])
  const [dueno, grupo, actual, notificaciones, cuadro, dichas] = lectura as DeLectura
  const [reloj, senal] = telefono as DelTelefono
  // Rows that a person left outside the lock belong to the counter alone.
  if (candado || dueno?.generation !== session.generation) return undefined
  const recetas = archivos[pathname] && (await recetasDe(grupo, session, de))
  if (archivos[pathname] && !recetas) return undefined
  const guardado: Guardado = {
    session,
    grupo,
    actual,
    notificaciones,
    mostrador: de.readMostrador(cuadro?.value),
    novedades: dichas?.value ?? [],
    senal: senal?.value,
    offset: reloj?.value ?? 0,
    operaciones,
    ...(recetas && { recetas }),
  }
  const seEnviaCerrada = 'SyncManager' in self
  const datos = datosDe(guardado, {
    aca: pathname,
    ahora: Date.now(),
    seEnviaCerrada,
  })
  return datos && dibujar(datos)
}

/** Stored prescriptions of each member; undefined if another session's data came in between. */
async function recetasDe(
  grupo: Guardado['grupo'],
  { generation }: SesionAbierta,
  de: DelTrabajador,
): Promise<Guardado['recetas']> {
  const keys = (grupo?.value ?? []).map(
    ({ afiliado }) => ['copias', claveDeRecetas(afiliado.idAfiliado)] as const,
  )
  const [dueno, ...recetas] = await de.guardados(BASES.lectura, [['dueno', 'actual'], ...keys])
  return (dueno as Dueno | undefined)?.generation === generation
    ? (recetas as NonNullable<Guardado['recetas']>)
    : undefined
}

/** The person's own changes as they are stored, oldest first, read without Dexie. */
async function operacionesDe(uid: string, { answer, open }: DelTrabajador): Promise<Operacion[]> {
  const db = await open(BASES.salida)
  if (!db) return []
  try {
    if (!db.objectStoreNames.contains('operaciones')) return []
    const rows = db.transaction('operaciones').objectStore('operaciones').index('uid').getAll(uid)
    return ((await answer(rows)) ?? []) as Operacion[] // The rows have the form in which the portal wrote them.
  } finally {
    db.close()
  }
}
