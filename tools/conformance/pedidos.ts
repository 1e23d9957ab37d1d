// Longer requests of the examples: made from the account's own data, or with invented proofs that open nothing.
import { createECDH, randomBytes, randomUUID } from 'node:crypto'

import { tabla as t } from '#contract/tabla.ts'
import { pathOf } from '#local/documento/traer.ts'

import {
  type Mundo,
  SinDatos,
  dato,
  fichaDe,
  idAfiliadoDe,
  ordenDe,
  persona,
  primero,
  recetaDe,
} from './mundo.ts'

export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
export const CUIL = '20000000001'
export const respuesta = {
  preguntaVO: { idPregunta: 1, descripcion: '', codigoTipoPregunta: '' },
  opciones: [],
}
export const datos = {
  cuil: CUIL,
  nombres: 'Prueba',
  apellido: 'Prueba',
  fechaNacimiento: '1980-01-01',
  sexo: 'Otro',
  aceptaCondiciones: true as const,
}
export const cuenta = {
  ...datos,
  correo: 'prueba@correo.example',
  confirmarCorreo: 'prueba@correo.example',
  contrasena: 'prueba1234',
  confirmarContrasena: 'prueba1234',
  preguntas: [respuesta],
}
export const suscripcion = () => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: 'https://push.example/conformance',
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
export const deLaPersona = async (mundo: Mundo) => ({ idAfiliado: await idAfiliadoDe(mundo) })
export const vacio = () => ({})

export async function documentoDe(mundo: Mundo) {
  const { personaFisica, tipoAfiliado, tipoDocumento } = await persona(mundo)
  dato(tipoAfiliado?.fechaVencimientoCapita, 'cápita voluntaria para pagar')
  return {
    numeroDocumento: Number(dato(personaFisica.numeroDocumentoString, 'documento')),
    tipoDocumento: dato(tipoDocumento?.descripcion, 'tipo de documento'),
  }
}

export async function archivoDe(mundo: Mundo) {
  const { url } = await mundo.ask(t.recetas.imprimir, { idsRecetas: [await recetaDe(mundo)] })
  const path = pathOf(url)
  if (path === undefined)
    throw new SinDatos('La dirección de una receta no empieza con /v1/files/.')
  return { path }
}

export async function transaccionDe(mundo: Mundo) {
  const { codigoTransaccion } = await mundo.ask(t.ordenes.validar, await ordenDe(mundo))
  return { codigoTransaccion }
}

export async function contactosDe(mundo: Mundo) {
  const { afiliado, contactoPersonaFisica } = await fichaDe(mundo)
  const contactos = dato(contactoPersonaFisica, 'contactos').map((one) => ({
    idHistorialContactoPersonaFisica: one.idHistorialContactoPersonaFisica,
    idTipoContacto: dato(one.idTipoContacto, 'el tipo de un contacto'),
    descripcion: one.descripcion,
  }))
  return { idAfiliado: afiliado.idAfiliado, contactos }
}

export async function domicilioDe(mundo: Mundo) {
  const ficha = await fichaDe(mundo)
  return {
    domicilio: {
      afiliado: { idAfiliado: ficha.afiliado.idAfiliado },
      calle: { idCalle: dato(ficha.calle, 'domicilio').idCalle },
      domicilioPersonaFisica: {
        idDomicilioPersonaFisica: ficha.domicilioPersonaFisica?.idDomicilioPersonaFisica,
      },
      itemsDomicilioPersonaFisica: ficha.itemsDomicilioPersonaFisica ?? [],
    },
  }
}

export async function autorizacionDe(mundo: Mundo) {
  const tipo = primero(await mundo.ask(t.busquedas.tiposDeCobertura, {}), 'tipos de cobertura')
  return {
    idAfiliado: await idAfiliadoDe(mundo),
    tipoCobertura: { codigo: tipo.codigo },
    documentacionRequerida: [
      {
        fileName: 'prueba.pdf',
        extension: 'pdf',
        dimension: PDF.length,
        contentBase64: PDF.toString('base64'),
        requerido: true,
        id: '1',
        moduleContainerPathName: '',
      },
    ],
    documentacionOpcional: [],
    documentacionHistoriaClinica: [],
    uidContext: randomUUID(),
  }
}
export const guardada = async (mundo: Mundo) =>
  (await mundo.ask(t.autorizaciones.guardar, await autorizacionDe(mundo))).idSolicitudCobertura

export async function viajeDe({ ask }: Mundo) {
  const viaje = primero(await ask(t.derivaciones.lista, {}), 'derivaciones por viaje')
  return {
    idObraSocial: viaje.idObraSocial,
    fechaDesde: viaje.fechaDesde,
    fechaHasta: viaje.fechaHasta,
    afiliados: Object.fromEntries(
      viaje.afiliados.map((one) => [
        String(one.idAfiliado),
        {
          activo: one.activo ?? true,
          idHistorialDerivacionAfiliado: one.idHistorialDerivacionAfiliado,
        },
      ]),
    ),
  }
}

export const provinciaDe = async ({ ask }: Mundo) =>
  primero(await ask(t.busquedas.provincias, {}), 'provincias').idProvincia
export const departamentoDe = async (mundo: Mundo) => {
  const { provincia, departamento } = await fichaDe(mundo)
  if (departamento) return departamento.idDepartamento
  const idProvincia = provincia?.idProvincia ?? (await provinciaDe(mundo))
  return primero(await mundo.ask(t.busquedas.departamentos, { idProvincia }), 'departamentos')
    .idDepartamento
}
export const localidadDe = async (mundo: Mundo) => {
  const { localidad } = await fichaDe(mundo)
  if (localidad) return localidad.idLocalidad
  const idDepartamento = await departamentoDe(mundo)
  return primero(
    await mundo.ask(t.busquedas.localidadesDeDepartamento, { idDepartamento }),
    'localidades',
  ).idLocalidad
}
