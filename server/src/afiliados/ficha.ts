import { eq } from 'drizzle-orm'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { diaDe } from '#formato/instantes.ts'
import { formatCuil, formatDocumento, formatNumeroAfiliado } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { contactosDe, versionDeContactos } from '../contacto/puerta.ts'
import { domicilioDe, versionDeDomicilio } from '../domicilio/puerta.ts'
import { afiliados, capitaDelMes, personasFisicas, suPersona } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'

const DAY_MS = 24 * 3_600_000
const CARENCIA = 120
/** Sorted by id, from 1. */
const TIPOS_DE_DOCUMENTO = ['DNI', 'LE', 'LC', 'CI', 'Pasaporte']

type Member = typeof afiliados.$inferSelect
type PersonaFisica = typeof personasFisicas.$inferSelect

/** All data of a member; only for the member's own family. */
export async function ficha(
  db: Db,
  { grupo }: Persona,
  idAfiliado: number,
  ahora: number,
): Promise<FichaDeAfiliado> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const [row] = await db
    .select({ member: afiliados, persona: personasFisicas })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  if (!row) throw notFound(idAfiliado)
  const { member, persona } = row
  const domicilio = await domicilioDe(db, persona.idPersonaFisica)
  const contactos = await contactosDe(db, persona.idPersonaFisica)
  return {
    afiliado: { ...numeros(row), ...fondo(member, diaDe(ahora)) },
    ...datos(persona),
    tipoAfiliado: {
      fechaVencimientoCapita: capitaDelMes(member.fechaVencimientoCapita, diaDe(ahora)),
    },
    afiliacionAfiliado: { fechaAlta: member.fechaAlta },
    restriccionServicios: member.restriccion
      ? { descripcion: member.restriccion, codigo: member.codigoRestriccion, servIfx: null }
      : null,
    inhibicion: member.inhibicion ? { descripcionTipoInhibicion: member.inhibicion } : null,
    ...domicilio,
    contactoPersonaFisica: contactos,
    tieneCuenta: (await db.$count(usuarios, eq(usuarios.idAfiliado, idAfiliado))) > 0,
    versiones: {
      domicilio: versionDeDomicilio(domicilio),
      contactos: versionDeContactos(contactos),
    },
  }
}

const numeros = ({ member, persona }: { member: Member; persona: PersonaFisica }) => ({
  idAfiliado: member.idAfiliado,
  idPersonaFisica: persona.idPersonaFisica,
  numeroDocumentoFormateado: formatDocumento(persona.numeroDocumento),
  numeroAfiliadoFormateado: formatNumeroAfiliado(member.numeroAfiliado, member.orden),
  apellidoNombreFormateado: `${persona.apellido}, ${persona.nombre}`,
})

function fondo({ fechaFondoVoluntario: desde }: Member, hoy: string) {
  if (desde === null) return { tieneFondoVoluntario: false }
  const days = Math.round((Date.parse(hoy) - Date.parse(desde)) / DAY_MS)
  return {
    tieneFondoVoluntario: true,
    fechaAltaFondoVoluntario: desde,
    carenciaFondoVoluntario: Math.min(CARENCIA, Math.max(0, days)),
  }
}

function datos(persona: PersonaFisica) {
  const { idPersonaFisica, nombre, apellido, numeroDocumento, fechaNacimiento } = persona
  const verifiedAt = persona.identidadVerificadaAt
  return {
    personaFisica: {
      idPersonaFisica,
      nombre,
      apellido,
      numeroDocumento,
      idTipoDocumento: TIPOS_DE_DOCUMENTO.indexOf(persona.tipoDocumento) + 1 || null,
      numeroDocumentoString: String(numeroDocumento),
      descripcionTipoDocumento: persona.tipoDocumento,
      fechaNacimiento,
      descripcionSexo: persona.sexo,
    },
    persona: { cuilCuitFormateado: formatCuil(persona.cuil) },
    identidadVerificada: verifiedAt !== null,
    fechaIdentidadVerificada: verifiedAt === null ? null : diaDe(verifiedAt),
  }
}
