import { eq } from 'drizzle-orm'

import type { Passwords } from '../acceso/passwords.ts'
import { derivaciones } from '../afiliados/tables.ts'
import type { Db } from '../base/database.ts'
import { hechos } from '../base/tables.ts'
import { enviarCorreo } from '../correo/service.ts'
import { textos } from '../correo/textos.ts'
import { notificaciones } from '../notificaciones/tables.ts'
import { createAzar } from './azar.ts'
import { sembrarContactos } from './contactos.ts'
import { type De, PERSONAS_DE_PRUEBA, type Who, familiasDePrueba } from './demo.ts'
import { sembrarDomicilios } from './domicilios.ts'
import { guardarFamilias } from './familia.ts'
import { dayFrom } from './fechas.ts'
import { sembrarGeografia } from './geografia.ts'

const SEEDED = 'semilla'

export async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db.select().from(hechos).where(eq(hechos.nombre, SEEDED))
  return rows.length > 0
}

/** The demo's people, the same for the same number: whole or not at all. */
export async function sembrar(
  db: Db,
  { seed, ahora, passwords }: { seed: number; ahora: number; passwords: Passwords },
): Promise<void> {
  const azar = createAzar(seed)
  const who = Object.keys(PERSONAS_DE_PRUEBA) as Who[]
  const salts = who.map(() => azar.bytes(16))
  const hashes = await Promise.all(
    who.map((name, at) => passwords.hash(PERSONAS_DE_PRUEBA[name].password, salts[at])),
  )
  await db.transaction(async (tx) => {
    await sembrarGeografia(tx)
    const demo = familiasDePrueba(ahora)
    const familias = who.map((name, at) => ({ ...demo[name], contrasenia: hashes[at] ?? '' }))
    const stored = await guardarFamilias(tx, familias, ahora)
    const of: De = (name) => stored[who.indexOf(name)] ?? { uid: 0, integrantes: [] }
    await sembrarDerivaciones(tx, of, ahora)
    await sembrarDomicilios(tx, of)
    await sembrarContactos(tx, of, ahora)
    const para = 'norma.quiroga@correo.example'
    await enviarCorreo(tx, { para, ...textos.correoConfirmado() }, ahora)
    await sembrarNotificaciones(tx, of('norma').uid)
    await tx.insert(hechos).values({ nombre: SEEDED, valor: String(seed) })
  })
}

async function sembrarDerivaciones(tx: Db, of: De, ahora: number): Promise<void> {
  await tx.insert(derivaciones).values([
    {
      idAfiliado: of('norma').integrantes[2]?.idAfiliado ?? 0,
      descripcionTipoDerivacion: 'Derivación por estudios',
      obraSocialDescripcion: 'Administración Provincial del Seguro de Salud',
      sigla: 'APROSS',
      provinciaDescripcion: 'Córdoba',
      fechaDesde: dayFrom(ahora, -260),
      fechaHasta: dayFrom(ahora, 100),
    },
    {
      idAfiliado: of('derivado').integrantes[0]?.idAfiliado ?? 0,
      descripcionTipoDerivacion: 'Derivación por trabajo',
      obraSocialDescripcion: 'Instituto de Obra Médico Asistencial',
      sigla: 'IOMA',
      provinciaDescripcion: 'Buenos Aires',
      fechaDesde: dayFrom(ahora, -45),
      fechaHasta: dayFrom(ahora, 320),
    },
  ])
}

async function sembrarNotificaciones(tx: Db, uid: number): Promise<void> {
  const autorizacion = {
    uid,
    tipoNotificacion: 'Solicitud de autorización',
    codigoTipoNotificacion: 'SolicitudCobertura',
  }
  await tx.insert(notificaciones).values([
    { ...autorizacion, idSolicitud: 20377, numeroNotificacion: '20377' },
    {
      uid,
      idSolicitud: 88120,
      tipoNotificacion: 'Receta médica crónica',
      numeroNotificacion: '88120',
      codigoTipoNotificacion: 'RecetaMedicaIfx',
    },
    { ...autorizacion, idSolicitud: 20290, numeroNotificacion: '20290' },
  ])
}
