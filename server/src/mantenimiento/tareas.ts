import { writeFileSync } from 'node:fs'

import { inArray } from 'drizzle-orm'
import { type Infer, boolean, object, optional, string } from 'superstruct'

import { suscripciones } from '../avisos/puerta.ts'
import { BadEnvironment } from '../base/badEnvironment.ts'
import type { Clock } from '../base/clock.ts'
import type { Base } from '../base/database.ts'
import { deQuienEs } from '../base/deQuien.ts'
import type { Config } from '../base/environment.ts'
import {
  type Secrets,
  deriveSecrets,
  fileOfSecret,
  newSecret,
  refuseWeak,
} from '../base/secrets.ts'
import { anunciarClave, cambiarClave, clavesDeFirma } from '../firmas/puerta.ts'
import { cambiarSecreto, reconocerSecreto, secretosCon } from '../secretos/puerta.ts'
import { respaldar } from './respaldo.ts'

/** Options of a command, as typed. */
export const Pedido = object({
  filtrado: optional(boolean()),
  filtradas: optional(boolean()),
  /** Folder for the backup. */
  carpeta: optional(string()),
  /** Former and next secret, from the environment. */
  anterior: optional(string()),
  nuevo: optional(string()),
})
export type Pedido = Infer<typeof Pedido>

export type Lugar = {
  base: Base
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mode'>
  /** Secret of this process. */
  master: string
  /** The secret is a file of the demo, and not a variable. */
  conArchivo: boolean
  clock: Clock
}

/** Throws for work on secrets in a database of a gateway, which has none. */
export async function exigirTablas({ db }: Pick<Base, 'db'>, tarea: Tarea): Promise<void> {
  if (tarea !== 'respaldo' && (await deQuienEs(db)) === 'gateway')
    throw new BadEnvironment(
      'Esta base es la de un gateway, que no tiene secretos ni llaves: hacelo en la de tu proveedor.',
    )
}

/** `lineas`: for the person; `datos`: the result itself. */
export type Hecho = { lineas: string[]; datos?: string | undefined }

const USOS = ['pase', 'lista'] as const

const hora = (at: number) => new Date(at).toISOString()

async function secreto(
  { base: { db }, config, master, conArchivo, clock }: Lugar,
  { filtrado = false, anterior, nuevo = newSecret() }: Pedido,
): Promise<Hecho> {
  if (anterior !== undefined) {
    await reconocerSecreto(db, { master, anterior, ahora: clock() })
    return { lineas: ['Listo: los teléfonos que entraron con el secreto anterior siguen adentro.'] }
  }
  refuseWeak(nuevo, 'PORTAL_SECRET_NUEVO')
  const { desdeAt } = await cambiarSecreto(db, { master, nuevo, ahora: clock(), filtrado })
  if (filtrado) {
    // Their key pair is removed: each phone gets another address at its next contact.
    await db.update(suscripciones).set({ caidaAt: desdeAt })
    await reemplazarLlaves(db, deriveSecrets(nuevo), clock())
  }
  if (conArchivo) {
    writeFileSync(fileOfSecret(config), nuevo, { mode: 0o600 })
    return { lineas: [`Listo: el secreto nuevo firma desde ${hora(desdeAt)}.`] }
  }
  return {
    lineas: [
      `El secreto nuevo firma desde ${hora(desdeAt)} en todos los procesos que andan.`,
      filtrado
        ? 'Poné esta línea en el entorno de todos, y reinicialos uno por uno antes de un día:'
        : 'Poné esta línea en el entorno de todos; se reinician cuando quieras, uno por uno:',
    ],
    datos: `PORTAL_SECRET=${nuevo}`,
  }
}

/** New signing keys at once, in place of leaked ones: their signatures are not valid any more. */
async function reemplazarLlaves(db: Base['db'], secrets: Secrets, ahora: number): Promise<void> {
  const former = await db.select({ kid: clavesDeFirma.kid }).from(clavesDeFirma)
  for (const uso of USOS) await cambiarClave({ db, secrets }, uso, ahora)
  const kids = former.map(({ kid }) => kid)
  await db.delete(clavesDeFirma).where(inArray(clavesDeFirma.kid, kids))
}

async function llaves(
  { base: { db }, master, clock }: Lugar,
  { filtradas = false }: Pedido,
): Promise<Hecho> {
  const ahora = clock()
  const secrets = await secretosCon(db, master, ahora)
  if (filtradas) {
    await reemplazarLlaves(db, secrets, ahora)
    return {
      lineas: [
        'Listo: lo firmado con las llaves anteriores ya no vale. Los teléfonos piden pases nuevos en su',
        'próximo contacto; las credenciales y recetas impresas hay que imprimirlas otra vez.',
      ],
    }
  }
  const desde = await Promise.all(USOS.map((uso) => anunciarClave({ db, secrets }, uso, ahora)))
  return {
    lineas: [
      `Listo: las llaves nuevas ya se publican, y firman desde ${hora(Math.max(...desde))}: así las conoce`,
      'también quien comprueba sin señal. Lo firmado con las anteriores se sigue comprobando.',
    ],
  }
}

async function respaldo(lugar: Lugar, { carpeta }: Pedido): Promise<Hecho> {
  const file = await respaldar(lugar, carpeta)
  return { lineas: ['Listo:'], datos: file }
}

/** Work on a running installation, by the name of its command. */
export const TAREAS = { secreto, llaves, respaldo }
export type Tarea = keyof typeof TAREAS
