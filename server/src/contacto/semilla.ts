import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { contactos } from './tables.ts'
import { TIPOS } from './tipos.ts'

/** Contacts of the demo people; one person has none yet, and neither has a child. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const fechaDesde = dayFrom(ahora, -400)
  const persona = (who: Who, at = 0) => ({
    idPersonaFisica: of(who).integrantes[at]?.idPersonaFisica ?? 0,
    fechaDesde,
  })
  const correo = (who: Who, descripcion: string) => ({
    ...persona(who),
    idTipoContacto: TIPOS.email,
    descripcion,
    confirmadoAt: ahora - 30 * 24 * 3_600_000,
  })
  const { celular, telefono, email } = TIPOS
  await tx.insert(contactos).values([
    correo('norma', 'norma.quiroga@correo.example'),
    { ...persona('norma'), idTipoContacto: celular, descripcion: '02954-15400123' },
    { ...persona('norma'), idTipoContacto: telefono, descripcion: '02954-4300456' },
    correo('voluntaria', 'graciela.ibanez@correo.example'),
    correo('derivado', 'facundo.ledesma@correo.example'),
    correo('recetas', 'susana.molina@correo.example'),
    { ...persona('norma', 1), idTipoContacto: celular, descripcion: '02954-15400124' },
    {
      ...persona('norma', 2),
      idTipoContacto: email,
      descripcion: 'lucia.peralta@correo.example',
    },
    { ...persona('norma', 2), idTipoContacto: celular, descripcion: '02954-15400125' },
    { ...persona('voluntaria', 1), idTipoContacto: telefono, descripcion: '02952-4300789' },
  ])
}
