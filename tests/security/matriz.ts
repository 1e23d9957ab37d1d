import { createHash } from 'node:crypto'

import type { tabla } from '#contract/tabla.ts'

type Table = typeof tabla
type NameOf<A extends keyof Table> = `${A & string}.${keyof Table[A] & string}`
export type CallName = { [A in keyof Table]: NameOf<A> }[keyof Table]

/** Ids of a family, as real answers give them. */
export type Ids = {
  idAfiliado: number
  documento: number
  numeroTarjeta: string
  /** Of an order that was validated. */
  codigoTransaccion: string
  /** An order that was generated. */
  impresa: { numeroOrden: string; codigoTransaccion: string }
  /** A member in a referral for travel. */
  derivado: number
  /** What a doctor's office asked for, read by that family. */
  consulta: string
  idSolicitud: number
  tarjeta: string
  idContacto: number
  correo: string
  /** A code that was just sent to that contact. */
  codigo: string
  idSesion: number
  idReceta: number
  idPrescripcion: number
  numeroReceta: string
  /** Requests in state 4 and in state 1. */
  aprobada: number
  enAuditoria: number
  /** The key of a document. */
  archivo: string
}

export type Row =
  /** Nothing in the request names a person or a thing of one. */
  | { own: (ids: Ids) => unknown }
  /** Anybody may ask, and nobody is answered without what opens it: a bot check passed, a code, a link. */
  | { closed: () => unknown }
  /** Each of these names something of one family: asked for by anybody else it is not there. */
  | {
      own: (ids: Ids) => unknown
      foreign: (ids: Ids) => unknown
      missing: () => unknown
      open?: true
      /** Whose it is, where Norma's family has none of it. */
      de?: 'voluntaria'
    }

const NOBODY = 2_000_000_000
const UN_CORREO = 'alguien@correo.example'
const UN_PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
const UNA_CLAVE = '0d9c1a52-6f0e-4c1f-9a52-6f0e4c1f9a52'
const solicitudDe = (idAfiliado: number) => ({
  idAfiliado,
  tipoCobertura: { codigo: '166' },
  documentacionRequerida: [
    {
      fileName: 'orden.pdf',
      extension: 'pdf',
      dimension: UN_PDF.length,
      contentBase64: UN_PDF.toString('base64'),
      requerido: true,
      id: '1',
      moduleContainerPathName: '',
    },
  ],
  documentacionOpcional: [],
  documentacionHistoriaClinica: [],
  uidContext: 'matriz',
})
const notificacion = (idSolicitud: number) => ({
  notificacion: {
    idSolicitud,
    tipoNotificacion: 'Solicitud de autorización',
    numeroNotificacion: String(idSolicitud),
  },
})
const respuesta = {
  preguntaVO: { idPregunta: 1, descripcion: '', codigoTipoPregunta: '' },
  opciones: [],
}
const datos = {
  cuil: '27284567892',
  nombres: 'Norma',
  apellido: 'Quiroga',
  fechaNacimiento: '1981-03-14',
  sexo: 'Femenino',
  aceptaCondiciones: true,
}
const cuenta = {
  ...datos,
  correo: 'norma@correo.example',
  confirmarCorreo: 'norma@correo.example',
  contrasena: 'demo1234',
  confirmarContrasena: 'demo1234',
  preguntas: [respuesta],
}
const codigo = { cuil: '27284567892', code: '000000' }
const cambio = {
  rolafiliado: true,
  passwordactual: 'demo1234',
  nuevapassword: 'demo1234',
  confirmarnuevapassword: 'demo1234',
}
const enlace = {
  contrasenia: 'demo1234',
  token: 'unknown',
  codigoverificacion: '000000',
  idcontacto: 1,
}
const contactosDe = (idAfiliado: number) => ({
  idAfiliado,
  contactos: [{ idTipoContacto: 105, descripcion: '02954-15400321' }],
})
const suscripcion = {
  endpoint: 'https://push.example/unknown',
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
}
const domicilioDe = (idAfiliado: number) => ({
  domicilio: {
    afiliado: { idAfiliado },
    calle: { idCalle: 420_210_201 },
    domicilioPersonaFisica: {},
    itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: '12' }],
  },
})
const rango = { fechaDesde: '2026-01-01', fechaHasta: '2026-12-31' }
const documentoDe = (numeroDocumento: number) => ({ numeroDocumento, tipoDocumento: 'DNI' })
const enPdf = (numeroDocumento: number) => ({
  ...documentoDe(numeroDocumento),
  recibo: false,
  fechaDeImpresion: null,
})
const viaje = (idAfiliado: number) => ({
  ...rango,
  idObraSocial: 1,
  afiliados: { [String(idAfiliado)]: { activo: true } },
})
const prestador = { codigoPrestador: '4127', tipoPrestador: '1' }
const orden = (numeroTarjeta: string) => ({
  ...prestador,
  numeroTarjeta,
  codigoPrescriptor: 0,
  practicas: [{ codigo: '430201', cantidad: 1 }],
})
const ordenDe = (token: string, numeroTarjeta: string) => ({
  ...prestador,
  token,
  numeroTarjeta,
  nombreUsuario: 'emarin',
  femer: false,
})
const afiliado = (idAfiliado: number) => ({ afiliado: { idAfiliado } })

/** SEC-01: one row for each call of the contract; a call without one does not compile. */
export const matriz: Record<CallName, Row> = {
  'acceso.ingresar': { own: () => ({ nombre: '27-28456789-2', password: 'demo1234' }) },
  'acceso.nuevaContrasenia': { closed: () => enlace },
  'acceso.recuperar': {
    closed: () => ({ nombreUsuario: '27284567892', idHistorialContactoPersonaFisica: '1' }),
  },
  'acceso.verificarRecaptcha': { closed: () => ({ token: 'unknown' }) },
  'acceso.cambiarPassword': { own: () => cambio },
  'afiliados.grupoFamiliar': { own: () => ({}) },
  'afiliados.afiliado': { own: () => ({}) },
  'afiliados.seguirAfiliado': { own: () => ({}) },
  'afiliados.findAfiliado': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'afiliados.findTitularGrupo': { own: () => ({}) },
  'aplicacion.version': { own: () => ({ idAplicacion: 25 }) },
  'notificaciones.pendientes': { own: () => ({}) },
  'notificaciones.deshabilitar': {
    own: ({ idSolicitud }) => notificacion(idSolicitud),
    foreign: ({ idSolicitud }) => notificacion(idSolicitud),
    missing: () => notificacion(NOBODY),
  },
  'credencial.generarToken': {
    own: ({ idAfiliado }) => afiliado(idAfiliado),
    foreign: ({ idAfiliado }) => afiliado(idAfiliado),
    missing: () => afiliado(NOBODY),
  },
  // Whoever was shown a card may check it: the token in it is the permission (CRED-11).
  'credencial.validarToken': {
    own: ({ tarjeta }: Ids) => ({ dataBase64: tarjeta }),
    foreign: ({ tarjeta }: Ids) => ({ dataBase64: tarjeta }),
    missing: () => ({ dataBase64: 'e30' }),
    open: true,
  },
  'contacto.generarCodigo': {
    own: ({ idContacto }) => ({ id: idContacto }),
    foreign: ({ idContacto }) => ({ id: idContacto }),
    missing: () => ({ id: NOBODY }),
  },
  'contacto.confirmarCodigo': {
    own: ({ idContacto, codigo: code }) => ({ id: idContacto, code }),
    foreign: ({ idContacto, codigo: code }) => ({ id: idContacto, code }),
    missing: () => ({ id: NOBODY, code: '000000' }),
  },
  'contacto.guardarContactos': {
    own: ({ idAfiliado }) => contactosDe(idAfiliado),
    foreign: ({ idAfiliado }) => contactosDe(idAfiliado),
    missing: () => contactosDe(NOBODY),
  },
  'contacto.agregarCorreo': {
    own: ({ correo }) => ({ contacto: { idTipoContacto: 102, descripcion: correo } }),
  },
  'contacto.validarCorreoConfirmado': { own: () => ({}) },
  'contacto.correos': { own: () => ({}) },
  'contacto.correosDeUsuario': { closed: () => ({ nombreUsuario: '27284567892' }) },
  'contacto.verificarContacto': {
    own: ({ idContacto, correo }) => ({ id: idContacto, contacto: correo }),
    foreign: ({ idContacto, correo }) => ({ id: idContacto, contacto: correo }),
    missing: () => ({ id: NOBODY, contacto: 'nadie@correo.example' }),
  },
  'farmacias.buscar': { own: () => ({ nombre: 'farmacia' }) },
  'capita.generarCupon': {
    own: ({ documento }) => documentoDe(documento),
    foreign: ({ documento }) => documentoDe(documento),
    missing: () => documentoDe(NOBODY),
    de: 'voluntaria',
  },
  'capita.cuponEnPdf': {
    own: ({ documento }) => enPdf(documento),
    foreign: ({ documento }) => enPdf(documento),
    missing: () => enPdf(NOBODY),
    de: 'voluntaria',
  },
  'busquedas.provincias': { own: () => ({}) },
  'busquedas.departamentos': { own: () => ({ idProvincia: 42 }) },
  'busquedas.localidadesDeDepartamento': { own: () => ({ idDepartamento: 42_021 }) },
  'busquedas.calles': { own: () => ({ idLocalidad: 4_202_102 }) },
  'busquedas.tiposDeContacto': { own: () => ({}) },
  'busquedas.localidades': { own: () => ({}) },
  'busquedas.tiposDeCobertura': { own: () => ({}) },
  'busquedas.practicas': { own: () => ({}) },
  'busquedas.especialidades': { own: () => ({}) },
  'busquedas.tiposDeEstablecimiento': { own: () => ({}) },
  'domicilio.guardarDomicilio': {
    own: ({ idAfiliado }) => domicilioDe(idAfiliado),
    foreign: ({ idAfiliado }) => domicilioDe(idAfiliado),
    missing: () => domicilioDe(NOBODY),
  },
  'busquedas.obrasSociales': { own: () => ({}) },
  'cuenta.crearCuenta': { closed: () => codigo },
  'cuenta.agregarCorreo': { closed: () => codigo },
  'cuenta.generarCuestionario': { own: () => ({ cuil: '27284567892' }) },
  'cuenta.verificarIdentidad': { closed: () => ({ ...datos, respuestas: [respuesta] }) },
  'cuenta.recuperarPin': { closed: () => cuenta },
  'cuenta.validarCrearCuenta': { closed: () => cuenta },
  'prestadores.selector': {
    own: () => ({ nombre: 'marin', modoPrescriptor: false, soloActivos: false }),
  },
  'prestadores.ultimos': {
    own: ({ idAfiliado }) => ({ idAfiliado, limit: 10 }),
    foreign: ({ idAfiliado }) => ({ idAfiliado, limit: 10 }),
    missing: () => ({ idAfiliado: NOBODY, limit: 10 }),
  },
  'prestadores.buscarProfesionales': { own: () => ({ matricula: '4127', soloActivos: true }) },
  'prestadores.buscarEstablecimientos': { own: () => ({ nombre: 'lago' }) },
  'ordenes.consultarCupo': {
    own: ({ idAfiliado }) => ({ idAfiliado, idPractica: 525 }),
    foreign: ({ idAfiliado }) => ({ idAfiliado, idPractica: 525 }),
    missing: () => ({ idAfiliado: NOBODY, idPractica: 525 }),
  },
  'ordenes.validar': {
    own: ({ numeroTarjeta }) => orden(numeroTarjeta),
    foreign: ({ numeroTarjeta }) => orden(numeroTarjeta),
    missing: () => orden('unknown'),
  },
  'ordenes.verificarCosto': {
    own: ({ numeroTarjeta }) => orden(numeroTarjeta),
    foreign: ({ numeroTarjeta }) => orden(numeroTarjeta),
    missing: () => orden('unknown'),
  },
  'ordenes.generar': {
    own: ({ codigoTransaccion }) => ({ codigoTransaccion }),
    foreign: ({ codigoTransaccion }) => ({ codigoTransaccion }),
    missing: () => ({ codigoTransaccion: 'unknown' }),
  },
  'ordenes.imprimir': {
    own: ({ impresa }) => impresa,
    foreign: ({ impresa }) => impresa,
    missing: () => ({ numeroOrden: '0045-999999', codigoTransaccion: 'unknown' }),
  },
  'ordenes.enviar': {
    own: ({ impresa }) => ({ numeroOrden: impresa.numeroOrden, correo: UN_CORREO }),
    foreign: ({ impresa }) => ({ numeroOrden: impresa.numeroOrden, correo: UN_CORREO }),
    missing: () => ({ numeroOrden: '0045-999999', correo: UN_CORREO }),
  },
  'ordenes.validarReimpresion': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'ordenes.reimprimir': {
    own: ({ impresa }) => ({ idOrden: Number(impresa.numeroOrden.slice(5)) }),
    foreign: ({ impresa }) => ({ idOrden: Number(impresa.numeroOrden.slice(5)) }),
    missing: () => ({ idOrden: NOBODY }),
  },
  'ordenes.emitidas': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'ordenDigital.validarToken': {
    // Whoever stands in front of the office's screen may read it; from then on it is theirs.
    own: ({ consulta }) => ({ token: consulta }),
    foreign: ({ consulta }) => ({ token: consulta }),
    missing: () => ({ token: 'unknown' }),
    open: true,
  },
  'ordenDigital.validarOrden': {
    own: ({ consulta, numeroTarjeta }) => ordenDe(consulta, numeroTarjeta),
    foreign: ({ consulta, numeroTarjeta }) => ordenDe(consulta, numeroTarjeta),
    missing: () => ordenDe('unknown', 'unknown'),
  },
  'ordenDigital.avisarCancelada': {
    own: ({ consulta }) => ({ token: consulta }),
    foreign: ({ consulta }) => ({ token: consulta }),
    missing: () => ({ token: 'unknown' }),
  },
  'teleconsulta.generarLink': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'reintegros.buscar': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'recetas.buscar': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'recetas.imprimir': {
    own: ({ idReceta }) => ({ idsRecetas: [idReceta] }),
    foreign: ({ idReceta }) => ({ idsRecetas: [idReceta] }),
    missing: () => ({ idsRecetas: [NOBODY] }),
  },
  'recetas.enviar': {
    own: ({ idReceta }) => ({ idsRecetas: [idReceta], correo: UN_CORREO }),
    foreign: ({ idReceta }) => ({ idsRecetas: [idReceta], correo: UN_CORREO }),
    missing: () => ({ idsRecetas: [NOBODY], correo: UN_CORREO }),
  },
  'recetasCronicas.buscar': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'recetasCronicas.detalle': {
    own: ({ numeroReceta }) => ({ numeroReceta }),
    foreign: ({ numeroReceta }) => ({ numeroReceta }),
    missing: () => ({ numeroReceta: String(NOBODY) }),
  },
  'prescripciones.lista': {
    own: ({ idAfiliado }) => ({ idAfiliado }),
    foreign: ({ idAfiliado }) => ({ idAfiliado }),
    missing: () => ({ idAfiliado: NOBODY }),
  },
  'prescripciones.detalle': {
    own: ({ idPrescripcion }) => ({ id: idPrescripcion }),
    foreign: ({ idPrescripcion }) => ({ id: idPrescripcion }),
    missing: () => ({ id: NOBODY }),
  },
  'prescripciones.reporte': {
    own: ({ idPrescripcion }) => ({ idPrescripcionElectronica: idPrescripcion }),
    foreign: ({ idPrescripcion }) => ({ idPrescripcionElectronica: idPrescripcion }),
    missing: () => ({ idPrescripcionElectronica: NOBODY }),
  },
  'prescripciones.enviar': {
    own: ({ idPrescripcion }) => ({ idPrescripcionElectronica: idPrescripcion, correo: UN_CORREO }),
    foreign: ({ idPrescripcion }) => ({
      idPrescripcionElectronica: idPrescripcion,
      correo: UN_CORREO,
    }),
    missing: () => ({ idPrescripcionElectronica: NOBODY, correo: UN_CORREO }),
  },
  'autorizaciones.lista': { own: () => ({}) },
  'autorizaciones.detalle': {
    own: ({ aprobada }) => ({ id: aprobada }),
    foreign: ({ aprobada }) => ({ id: aprobada }),
    missing: () => ({ id: NOBODY }),
  },
  'autorizaciones.guardar': {
    own: ({ idAfiliado }) => solicitudDe(idAfiliado),
    foreign: ({ idAfiliado }) => solicitudDe(idAfiliado),
    missing: () => solicitudDe(NOBODY),
  },
  'autorizaciones.imprimirComprobante': {
    own: ({ aprobada }) => ({ id: aprobada, enviarMail: true }),
    foreign: ({ aprobada }) => ({ id: aprobada, enviarMail: true }),
    missing: () => ({ id: NOBODY, enviarMail: true }),
  },
  'autorizaciones.imprimirProvidenciaDeSolicitud': {
    own: ({ aprobada }) => ({ id: aprobada }),
    foreign: ({ aprobada }) => ({ id: aprobada }),
    missing: () => ({ id: NOBODY }),
  },
  'autorizaciones.anular': {
    own: ({ enAuditoria }) => ({ id: enAuditoria, observacion: 'Ya no hace falta.' }),
    foreign: ({ enAuditoria }) => ({ id: enAuditoria, observacion: 'Ya no hace falta.' }),
    missing: () => ({ id: NOBODY, observacion: 'Ya no hace falta.' }),
  },
  'autorizaciones.enviar': {
    own: ({ aprobada }) => ({ numeroAutorizacion: String(aprobada), correo: UN_CORREO }),
    foreign: ({ aprobada }) => ({ numeroAutorizacion: String(aprobada), correo: UN_CORREO }),
    missing: () => ({ numeroAutorizacion: String(NOBODY), correo: UN_CORREO }),
  },
  'autorizaciones.enviarProvidencia': {
    own: ({ aprobada }) => ({ numeroAutorizacion: String(aprobada), correo: UN_CORREO }),
    foreign: ({ aprobada }) => ({ numeroAutorizacion: String(aprobada), correo: UN_CORREO }),
    missing: () => ({ numeroAutorizacion: String(NOBODY), correo: UN_CORREO }),
  },
  'autorizaciones.generarProvidencia': {
    own: ({ aprobada }) => ({ id: aprobada }),
    foreign: ({ aprobada }) => ({ id: aprobada }),
    missing: () => ({ id: NOBODY }),
  },
  'autorizaciones.imprimirProvidencia': {
    own: ({ aprobada }) => ({ id: aprobada }),
    foreign: ({ aprobada }) => ({ id: aprobada }),
    missing: () => ({ id: NOBODY }),
  },
  'archivos.descargar': {
    own: ({ archivo }) => ({ path: archivo }),
    foreign: ({ archivo }) => ({ path: archivo }),
    missing: () => ({ path: 'a'.repeat(22) }),
  },
  'archivos.tamano': {
    own: ({ archivo }) => ({ path: `/${archivo}` }),
    foreign: ({ archivo }) => ({ path: `/${archivo}` }),
    missing: () => ({ path: `/${'a'.repeat(22)}` }),
  },
  'aportes.buscar': {
    own: ({ idAfiliado }) => ({ idAfiliado, meses: 6 }),
    foreign: ({ idAfiliado }) => ({ idAfiliado, meses: 6 }),
    missing: () => ({ idAfiliado: NOBODY, meses: 6 }),
  },
  'delegaciones.lista': { own: () => ({}) },
  'consumo.buscar': {
    own: ({ idAfiliado }) => ({ idAfiliado, ...rango }),
    foreign: ({ idAfiliado }) => ({ idAfiliado, ...rango }),
    missing: () => ({ idAfiliado: NOBODY, ...rango }),
  },
  'derivaciones.guardar': {
    own: ({ idAfiliado }) => viaje(idAfiliado),
    foreign: ({ idAfiliado }) => viaje(idAfiliado),
    missing: () => viaje(NOBODY),
  },
  'derivaciones.imprimirCarta': {
    own: ({ derivado }) => ({ ids: [derivado] }),
    foreign: ({ derivado }) => ({ ids: [derivado] }),
    missing: () => ({ ids: [NOBODY] }),
  },
  'derivaciones.lista': { own: () => ({}) },
  // Keys are looked up under their person only: tests/server/claves.test.ts asks for another's.
  'claves.consultar': { own: () => ({ claves: [] }) },
  'claves.anular': { own: () => ({ claves: [] }) },
  // The sid is the permission: 128 bits that only the holder of the session's token knows.
  'sesiones.salir': { own: () => ({ sid: 'unknown' }) },
  'sesiones.lista': { own: () => ({}) },
  'sesiones.cerrar': {
    own: ({ idSesion }) => ({ idSesion }),
    foreign: ({ idSesion }) => ({ idSesion }),
    missing: () => ({ idSesion: NOBODY }),
  },
  'sesiones.confirmar': { own: () => ({ contrasenia: 'demo1234' }) },
  'sesiones.cerrarOtras': { own: () => ({}) },
  'antirrobot.desafio': { own: () => ({}) },
  'pases.desafio': { own: () => ({}) },
  // Nobody is named: passes are for the asker's group. Without a key's proof there are none (tests/security/pases.test.ts).
  'pases.emitir': { closed: () => ({ clave: 'unknown', desafio: 'unknown', prueba: 'unknown' }) },
  'pases.anularImpresas': { own: () => ({}) },
  'pases.confianza': { own: () => ({}) },
  // The fingerprint is the permission: whoever has it was shown the pass.
  'pases.consultar': { own: () => ({ huella: 'unknown' }) },
  'avisos.estado': { own: () => ({}) },
  // Whom of a phone is told of is named; what it is told for is the asker's own session: tests/server/avisos.test.ts.
  'avisos.pedir': {
    own: ({ idAfiliado }) => ({ suscripcion, tipos: ['solicitudes'], de: [idAfiliado] }),
    foreign: ({ idAfiliado }) => ({ suscripcion, tipos: ['solicitudes'], de: [idAfiliado] }),
    missing: () => ({ suscripcion, tipos: ['solicitudes'], de: [NOBODY] }),
  },
  'avisos.seguir': { own: () => ({ suscripcion }) },
  'avisos.probar': { own: () => ({}) },
  'avisos.dejar': { own: () => ({}) },
  // Nobody is named: the prescriptions of the asker's group (tests/server/recetasFirmadas.test.ts).
  'recetasFirmadas.firmadas': { own: () => ({}) },
  'recetasFirmadas.consultar': { own: () => ({ huella: 'unknown' }) },
  'recetasFirmadas.comparar': { own: () => ({ huella: 'unknown', pdf: 'unknown' }) },
  // Parts are looked up under their person only: tests/server/partes.test.ts asks for another's.
  'partes.recibidas': { own: () => ({ clave: UNA_CLAVE, total: UN_PDF.length }) },
  'partes.guardar': {
    own: () => ({
      clave: UNA_CLAVE,
      desde: 0,
      total: UN_PDF.length,
      huella: createHash('sha256').update(UN_PDF).digest('hex'),
      bytes: new Uint8Array(UN_PDF).buffer,
    }),
  },
}
