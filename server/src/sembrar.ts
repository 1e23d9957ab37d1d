import { eq } from 'drizzle-orm'

import { sembrarDerivaciones } from './afiliados/semilla.ts'
import { sembrarAportes } from './aportes/semilla.ts'
import { sembrarSolicitudes } from './autorizaciones/semilla.ts'
import type { Db } from './base/database.ts'
import type { Passwords } from './base/passwords.ts'
import { hechos } from './base/tables.ts'
import { localidadesPorNombre, sembrarGeografia } from './busquedas/semilla.ts'
import { sembrarCapitas } from './capita/semilla.ts'
import { sembrarConsumos } from './consumo/semilla.ts'
import { sembrarContactos } from './contacto/semilla.ts'
import { enviarCorreo } from './correo/service.ts'
import { textos } from './correo/textos.ts'
import { sembrarDelegaciones } from './delegaciones/semilla.ts'
import { sembrarTransitorias } from './derivaciones/semilla.ts'
import { sembrarDomicilios } from './domicilio/semilla.ts'
import { sembrarFarmacias } from './farmacias/semilla.ts'
import { sembrarNotificaciones } from './notificaciones/semilla.ts'
import { sembrarOrdenes, sembrarPracticas } from './ordenes/semilla.ts'
import { sembrarPrescripciones } from './prescripciones/semilla.ts'
import { sembrarPrestadores } from './prestadores/semilla.ts'
import { sembrarRecetas } from './recetas/semilla.ts'
import { sembrarCronicas } from './recetasCronicas/semilla.ts'
import { sembrarReintegros } from './reintegros/semilla.ts'
import { createAzar } from './semilla/azar.ts'
import { type De, PERSONAS_DE_PRUEBA, type Who, familiasDePrueba } from './semilla/demo.ts'
import { guardarFamilias } from './sesiones/semilla.ts'

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
    const localidad = await localidadesPorNombre(tx)
    await sembrarDomicilios(tx, of, localidad)
    await sembrarContactos(tx, of, ahora)
    await sembrarSolicitudes(tx, of, ahora)
    await sembrarRecetas(tx, of, ahora)
    await sembrarCronicas(tx, of, ahora)
    await sembrarPrescripciones(tx, of, ahora)
    const para = 'norma.quiroga@correo.example'
    await enviarCorreo(tx, { para, ...textos.correoConfirmado() }, ahora)
    await sembrarNotificaciones(tx, of('norma').uid)
    await sembrarDelegaciones(tx, localidad)
    await sembrarFarmacias(tx, azar, localidad)
    await sembrarPrestadores(tx, azar, localidad)
    await sembrarPracticas(tx, of)
    await sembrarOrdenes(tx, of, ahora)
    await sembrarReintegros(tx, of, ahora)
    await sembrarAportes(tx, of, ahora)
    await sembrarConsumos(tx, of, ahora)
    await sembrarTransitorias(tx, of, ahora)
    await sembrarCapitas(tx, of)
    await tx.insert(hechos).values({ nombre: SEEDED, valor: String(seed) })
  })
}
