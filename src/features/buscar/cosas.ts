import type { Afiliado } from '#contract/afiliados.ts'
import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import type { Delegacion } from '#contract/delegaciones.ts'
import type { Farmacia } from '#contract/farmacias.ts'
import { type Ofrece, manual } from '#contract/manual.ts'
import type { Prescripcion } from '#contract/prescripciones.ts'
import type { Receta } from '#contract/recetas.ts'
import type { RecetaCronica } from '#contract/recetasCronicas.ts'
import { formatFecha } from '#formato/fechas.ts'
import { idDe, numeroDe } from '#model/autorizaciones.ts'
import {
  documento,
  iniciales,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
} from '#model/personas.ts'
import { remediosDe } from '#model/recetas/vigentes.ts'
import { estadoEnPalabras, primerNombreDe, tituloDe } from '#model/solicitudes.ts'

import type { Cosa } from './hallar.ts'
import { PANTALLAS } from './pantallas.ts'
import { texts } from './texts.ts'

/** Stored answers of the provider, and the extensions that it announces. */
export type Guardado = {
  ofrece: Ofrece
  pagaCapita: boolean
  familia: readonly Afiliado[]
  recetas: readonly Receta[]
  prescripciones: readonly Prescripcion[]
  cronicas: readonly RecetaCronica[]
  solicitudes: readonly FilaDeAutorizacion[]
  oficinas: readonly Delegacion[]
  farmacias: readonly Farmacia[]
}

const junto = (...partes: (string | null | undefined)[]) =>
  partes.filter((parte) => parte != null && parte.trim() !== '' && parte !== '—').join(' · ')

/**
 * Everything that can be found on this phone. Papers are found by the text of their row: by surname, all papers of the
 * family would match.
 */
export function cosasDe(guardado: Guardado): Cosa[] {
  const { ofrece, pagaCapita, familia, oficinas, farmacias } = guardado
  return [
    ...PANTALLAS.filter(
      ({ para, con }) =>
        (para === undefined || (para === 'capita') === pagaCapita) &&
        (con === undefined || ofrece(con)),
    ).map(({ href, titulo, detalle, palabras }): Cosa => ({
      grupo: 'pantallas',
      clave: href,
      titulo,
      detalle,
      href,
      ...(palabras !== undefined && { palabras }),
    })),
    ...familia.map((uno): Cosa => ({
      grupo: 'familia',
      clave: `familia/${uno.afiliado.idAfiliado}`,
      titulo: nombreCompleto(uno),
      detalle: relacion(uno),
      palabras: [numeroDeAfiliado(uno), documento(uno), sinPuntos(documento(uno))].join(' '),
      href: `/ver-afiliado/${uno.afiliado.idAfiliado}`,
      iniciales: iniciales(uno),
    })),
    ...recetasDe(guardado),
    ...guardado.solicitudes.flatMap(comoSolicitud),
    ...oficinas.map(({ id, nombre, localidad, direccion, telefono }): Cosa => ({
      grupo: 'oficinas',
      clave: `oficina/${id}`,
      titulo: nombre,
      detalle: junto(localidad, direccion, telefono),
      href: '/delegaciones',
      state: { oficina: nombre },
    })),
    ...unaDeCada(farmacias, ({ idFarmacia }) => idFarmacia).map(
      ({ idFarmacia, nombre, direccion, domicilio, localidad }): Cosa => ({
        grupo: 'farmacias',
        clave: `farmacia/${idFarmacia}`,
        titulo: nombre,
        detalle: junto(direccion ?? domicilio, localidad),
        href: '/buscar-farmacias',
        state: { farmacia: nombre },
      }),
    ),
    ...manual.map(({ id, titulo, intro, palabras }): Cosa => ({
      grupo: 'ayuda',
      clave: `ayuda/${id}`,
      titulo,
      detalle: intro,
      palabras,
      href: `/ayuda/${id}`,
    })),
  ]
}

function recetasDe({ recetas, prescripciones, cronicas }: Guardado): Cosa[] {
  return [
    ...recetas.map((receta): Cosa => {
      const { idRecetaElectronica, numero, fechaPrescripcion } = receta.recetaElectronica
      const { nombre } = receta.personaFisicaAfiliado
      const idAfiliado = receta.afiliado?.idAfiliado ?? undefined
      return {
        grupo: 'recetas',
        clave: `receta/${idRecetaElectronica}`,
        titulo: remediosDe(receta).join(' y ') || `${texts.receta} ${numero}`,
        detalle: junto(nombre, formatFecha(fechaPrescripcion), receta.estado.descripcion),
        palabras: numero,
        href: '/consultar-recetas',
        // Opens the list for that day and member: it has the prescription and the others of the same visit.
        state: {
          busqueda: {
            ...(idAfiliado !== undefined && { idAfiliado }),
            desde: fechaPrescripcion,
            hasta: fechaPrescripcion,
          },
        },
      }
    }),
    ...prescripciones.map(({ prescripcionElectronica: una, estado, practicas, afiliado }): Cosa => {
      const id = una.idPrescripcionElectronica
      const [primera] = practicas
      return {
        grupo: 'recetas',
        clave: `prescripcion/${id}`,
        titulo: primera?.descripcionPractica ?? `${texts.prescripcion} ${id}`,
        detalle: junto(
          texts.prescripcion,
          afiliado?.nombre,
          formatFecha(una.fechaPrescripcion),
          estado.descripcion,
        ),
        palabras: [id, ...practicas.map(({ descripcionPractica }) => descripcionPractica)].join(
          ' ',
        ),
        href: `/ver-prescripcion?id=${id}`,
      }
    }),
    ...cronicas.map(({ numeroRecetario, medicamentos, afiliado, fechaAutorizacion }): Cosa => ({
      grupo: 'recetas',
      clave: `cronica/${numeroRecetario}`,
      titulo: medicamentos[0]?.descripcion ?? `${texts.cronica} ${numeroRecetario}`,
      detalle: junto(texts.cronica, primerNombreDe(afiliado), formatFecha(fechaAutorizacion)),
      palabras: [
        numeroRecetario,
        afiliado,
        ...medicamentos.map(({ descripcion }) => descripcion),
      ].join(' '),
      href: `/ver-receta-cronica/${encodeURIComponent(numeroRecetario)}`,
    })),
  ]
}

function comoSolicitud(fila: FilaDeAutorizacion): Cosa[] {
  const id = idDe(fila)
  if (id === undefined) return []
  return [
    {
      grupo: 'autorizaciones',
      clave: `solicitud/${id}`,
      titulo: tituloDe(fila.practicas, fila.tipoCobertura),
      detalle: junto(
        `N° ${numeroDe(fila)}`,
        fila.afiliado ? primerNombreDe(fila.afiliado) : undefined,
        estadoEnPalabras(fila.codigoEstado, fila.estado).palabra,
      ),
      palabras: junto(String(id), fila.tipoCobertura),
      href: `/ver-autorizacion?id=${id}`,
    },
  ]
}

const sinPuntos = (numero: string | null | undefined) => (numero ?? '').replaceAll('.', '')

const unaDeCada = <T>(todas: readonly T[], claveDe: (una: T) => unknown): T[] => [
  ...new Map(todas.map((una) => [claveDe(una), una])).values(),
]
