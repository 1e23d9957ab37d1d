import { formatFecha } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'

import type { Db } from '../base/database.ts'
import type { Documento } from '../base/papel.ts'
import { ESTADOS_DE_SOLICITUD } from './estados.ts'
import { laSolicitud } from './service.ts'
import { tipoDeCobertura } from './tipos.ts'

async function comun(db: Db, id: number) {
  const { solicitud, persona } = await laSolicitud(db, id)
  const secciones: Documento['secciones'] = [
    {
      titulo: 'Afiliado',
      lineas: [
        ['Apellido y nombre', `${persona.apellido}, ${persona.nombre}`],
        ['Documento', formatDocumento(persona.numeroDocumento)],
      ],
    },
    {
      titulo: 'Solicitud',
      lineas: [
        ['Cobertura', tipoDeCobertura(solicitud.codigoTipoCobertura)?.descripcion ?? '—'],
        ['Generada', formatFecha(diaDe(solicitud.generadaAt))],
        ['Estado', ESTADOS_DE_SOLICITUD[solicitud.codigoEstado] ?? 'En revisión'],
        ...(solicitud.observacion ? [['Observación', solicitud.observacion] as const] : []),
      ],
    },
    ...(solicitud.practicas.length > 0
      ? [
          {
            titulo: 'Servicios',
            lineas: solicitud.practicas.map(
              ({ cantidad, nombre }) => [String(cantidad), nombre] as const,
            ),
          },
        ]
      : []),
  ]
  return { solicitud, secciones }
}

/** Receipt of a request in its present state. */
export async function documentoDeSolicitud(db: Db, id: number): Promise<Documento> {
  const { solicitud, secciones } = await comun(db, id)
  return {
    titulo: 'Solicitud de Autorización',
    numero: String(id),
    fecha: diaDe(solicitud.generadaAt),
    secciones,
    pie: 'La auditoría puede demorar hasta 48 horas hábiles.',
  }
}

/** Ruling on a request. */
export async function providencia(db: Db, id: number): Promise<Documento> {
  const { solicitud, secciones } = await comun(db, id)
  const { vencimiento } = solicitud
  return {
    titulo: 'Providencia',
    numero: String(id),
    fecha: diaDe(solicitud.estadoAt),
    secciones,
    pie: vencimiento ? `Vigente hasta el ${formatFecha(vencimiento)}.` : 'Auditoría médica.',
  }
}
