import { count, max } from 'drizzle-orm'

import datos from '../data/personas.json' with { type: 'json' }
import type { Db } from './base/database.ts'
import type { Passwords } from './base/passwords.ts'
import { afiliados } from './padron/puerta.ts'
import { type Azar, createAzar } from './semilla/azar.ts'
import { cuilOf } from './semilla/cuil.ts'
import { deMuestra } from './semilla/demo.ts'
import { type Familia, type Integrante } from './semilla/familia.ts'
import { yearsBefore } from './semilla/fechas.ts'
import { guardarFamilias } from './sesiones/semilla.ts'

const FIRST_NUMBER = 200_000
export const PASSWORD_DE_GENERADOS = 'demo0000'

/** Adds invented families until the database has this many more members. All sign in with one demo password. */
export async function agregarAfiliados(
  db: Db,
  {
    cuantos,
    seed,
    ahora,
    passwords,
  }: { cuantos: number; seed: number; ahora: number; passwords: Passwords },
): Promise<void> {
  const [already] = await db
    .select({ total: count(), last: max(afiliados.numeroAfiliado) })
    .from(afiliados)
  const azar = createAzar(seed + (already?.total ?? 0))
  const contrasenia = await passwords.hash(PASSWORD_DE_GENERADOS, azar.bytes(16))
  const familias: Familia[] = []
  // Document numbers go on from the last one, so that two people never share one, even after several runs.
  let documento = 20_000_000 + (already?.total ?? 0) * 3
  let numeroAfiliado = Math.max(deMuestra(FIRST_NUMBER), (already?.last ?? 0) + 1)
  for (let missing = cuantos; missing > 0;) {
    const integrantes = familia(
      azar,
      Math.min(missing, azar.entre(1, 5)),
      ahora,
      () => (documento += azar.entre(1, 3)),
    )
    familias.push({
      numeroAfiliado: numeroAfiliado++,
      tipoAfiliado: azar.uno(['Afiliado directo', 'Afiliado directo', 'Jubilado']),
      fechaAlta: yearsBefore(ahora, azar.entre(1, 25), azar.entre(0, 360)),
      integrantes,
      contrasenia,
    })
    missing -= integrantes.length
  }
  await guardarFamilias(db, familias, ahora)
}

function familia(azar: Azar, size: number, ahora: number, documento: () => number): Integrante[] {
  const apellido = azar.uno(datos.apellidos)
  const one = (
    relacion: [femenino: string, masculino: string],
    apellidoPropio: string,
    age: number,
  ): Integrante => {
    const sexo = azar.uno(['Femenino', 'Masculino'] as const)
    return {
      nombre: azar.uno(sexo === 'Femenino' ? datos.femeninos : datos.masculinos),
      apellido: apellidoPropio,
      sexo,
      cuil: cuilOf(documento(), sexo),
      fechaNacimiento: yearsBefore(ahora, age, azar.entre(0, 364)),
      relacion: sexo === 'Femenino' ? relacion[0] : relacion[1],
    }
  }
  const age = azar.entre(24, 79)
  return Array.from({ length: size }, (_, index) => {
    if (index === 0) return one(['Titular', 'Titular'], apellido, age)
    if (index === 1)
      return one(
        ['Cónyuge', 'Cónyuge'],
        azar.uno(datos.apellidos),
        Math.max(21, age - azar.entre(0, 6)),
      )
    return one(['Hija', 'Hijo'], apellido, azar.entre(0, 17))
  })
}
