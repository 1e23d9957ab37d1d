import type { tabla } from '#contract/tabla.ts'

type Table = typeof tabla
type NameOf<A extends keyof Table> = `${A & string}.${keyof Table[A] & string}`
export type CallName = { [A in keyof Table]: NameOf<A> }[keyof Table]

/** Ids of a family, as real answers give them. */
export type Ids = {
  idAfiliado: number
  idSolicitud: number
  tarjeta: string
  idContacto: number
  correo: string
  /** A code that was just sent to that contact. */
  codigo: string
  idSesion: number
}

export type Row =
  /** Its part brings its row with its handler. */
  | 'pendiente'
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
    }

const NOBODY = 2_000_000_000
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
  'contacto.guardarContactos': 'pendiente',
  'contacto.agregarCorreo': {
    own: ({ correo }) => ({ contacto: { idTipoContacto: 2, descripcion: correo } }),
  },
  'contacto.validarCorreoConfirmado': { own: () => ({}) },
  'contacto.correos': { own: () => ({}) },
  'contacto.correosDeUsuario': { closed: () => ({ nombreUsuario: '27284567892' }) },
  'contacto.verificarContacto': {
    own: ({ idContacto, correo }) => ({ id: idContacto, contacto: correo }),
    foreign: ({ idContacto, correo }) => ({ id: idContacto, contacto: correo }),
    missing: () => ({ id: NOBODY, contacto: 'nadie@correo.example' }),
  },
  'farmacias.buscar': 'pendiente',
  'capita.generarCupon': 'pendiente',
  'capita.cuponEnPdf': 'pendiente',
  'busquedas.provincias': { own: () => ({}) },
  'busquedas.departamentos': { own: () => ({ idProvincia: 42 }) },
  'busquedas.localidadesDeDepartamento': { own: () => ({ idDepartamento: 42_021 }) },
  'busquedas.calles': { own: () => ({ idLocalidad: 4_202_102 }) },
  'busquedas.tiposDeContacto': { own: () => ({}) },
  'busquedas.localidades': { own: () => ({}) },
  'busquedas.practicas': 'pendiente',
  'busquedas.especialidades': 'pendiente',
  'busquedas.tiposDeEstablecimiento': 'pendiente',
  'busquedas.tiposDeCobertura': 'pendiente',
  'busquedas.obrasSociales': 'pendiente',
  'domicilio.guardarDomicilio': 'pendiente',
  'cuenta.crearCuenta': { closed: () => codigo },
  'cuenta.agregarCorreo': { closed: () => codigo },
  'cuenta.generarCuestionario': { own: () => ({ cuil: '27284567892' }) },
  'cuenta.verificarIdentidad': { closed: () => ({ ...datos, respuestas: [respuesta] }) },
  'cuenta.recuperarPin': { closed: () => cuenta },
  'cuenta.validarCrearCuenta': { closed: () => cuenta },
  'prestadores.selector': 'pendiente',
  'prestadores.ultimos': 'pendiente',
  'prestadores.buscarProfesionales': 'pendiente',
  'prestadores.buscarEstablecimientos': 'pendiente',
  'ordenes.consultarCupo': 'pendiente',
  'ordenes.validar': 'pendiente',
  'ordenes.verificarCosto': 'pendiente',
  'ordenes.generar': 'pendiente',
  'ordenes.imprimir': 'pendiente',
  'ordenes.enviar': 'pendiente',
  'ordenes.validarReimpresion': 'pendiente',
  'ordenes.reimprimir': 'pendiente',
  'ordenes.emitidas': 'pendiente',
  'ordenDigital.validarToken': 'pendiente',
  'ordenDigital.validarOrden': 'pendiente',
  'ordenDigital.avisarCancelada': 'pendiente',
  'teleconsulta.generarLink': 'pendiente',
  'recetas.buscar': 'pendiente',
  'recetas.imprimir': 'pendiente',
  'recetas.enviar': 'pendiente',
  'recetasCronicas.buscar': 'pendiente',
  'recetasCronicas.detalle': 'pendiente',
  'prescripciones.lista': 'pendiente',
  'prescripciones.detalle': 'pendiente',
  'prescripciones.reporte': 'pendiente',
  'prescripciones.enviar': 'pendiente',
  'autorizaciones.lista': 'pendiente',
  'autorizaciones.detalle': 'pendiente',
  'autorizaciones.guardar': 'pendiente',
  'autorizaciones.imprimirComprobante': 'pendiente',
  'autorizaciones.imprimirProvidenciaDeSolicitud': 'pendiente',
  'autorizaciones.anular': 'pendiente',
  'autorizaciones.enviar': 'pendiente',
  'autorizaciones.enviarProvidencia': 'pendiente',
  'autorizaciones.generarProvidencia': 'pendiente',
  'autorizaciones.imprimirProvidencia': 'pendiente',
  'archivos.descargar': 'pendiente',
  'reintegros.buscar': 'pendiente',
  'aportes.buscar': 'pendiente',
  'delegaciones.lista': 'pendiente',
  'consumo.buscar': 'pendiente',
  'derivaciones.guardar': 'pendiente',
  'derivaciones.imprimirCarta': 'pendiente',
  'derivaciones.lista': 'pendiente',
  // Keys are looked up under their person only: tests/server/llamadas.test.ts asks for another's.
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
  'comprobacion.desafio': { own: () => ({}) },
  'pases.desafio': { own: () => ({}) },
  // Nobody is named: passes are for the asker's group. Without a key's proof there are none (tests/security/pases.test.ts).
  'pases.emitir': { closed: () => ({ clave: 'unknown', desafio: 'unknown', prueba: 'unknown' }) },
  'pases.anularImpresas': { own: () => ({}) },
  'pases.confianza': { own: () => ({}) },
  // The fingerprint is the permission: whoever has it was shown the pass.
  'pases.consultar': { own: () => ({ huella: 'unknown' }) },
}
