// Calls of specification A §7, in its order.
import { expect, test } from 'vitest'

import { declared, type Llamada } from './llamadas.ts'

const CUENTA =
  'cuil nombres apellido fechaNacimiento sexo correo confirmarCorreo contrasena confirmarContrasena aceptaCondiciones preguntas'

const llamadas: Llamada[] = [
  ['[API-03] sign-in', 'POST /v1/auth/{provider}/signin', 'nombre password', 'acceso.ingresar'],
  ['[API-04] family group', 'GET /v1/afiliados/grupo-familiar', '', 'afiliados.grupoFamiliar'],
  ['[API-05] current affiliate', 'GET /v1/afiliados/afiliado', '', 'afiliados.afiliado'],
  ['[API-06] version', 'GET /v1/app/version/{idAplicacion}', 'idAplicacion', 'aplicacion.version'],
  [
    '[API-07] pending notifications',
    'GET /v1/usuarios/afiliados/notificaciones-pendientes',
    '',
    'notificaciones.pendientes',
  ],
  [
    '[API-08] dismissal',
    'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    'notificacion',
    'notificaciones.deshabilitar',
  ],
  [
    '[API-09] credential token',
    'POST /v1/afiliados/credencial/generar-token',
    'afiliado',
    'credencial.generarToken',
  ],
  ['[API-10] code by mail', 'POST /v1/codigo-confirmacion/generar', 'id', 'contacto.generarCodigo'],
  [
    '[API-11] code confirmed',
    'POST /v1/codigo-confirmacion/confirmar',
    'id code',
    'contacto.confirmarCodigo',
  ],
  [
    '[API-12] contacts saved',
    'POST /v1/contacto/guardar-contactos',
    'idAfiliado contactos',
    'contacto.guardarContactos',
  ],
  [
    '[API-13] e-mail added',
    'POST /v1/contacto/agregar-correo',
    'contacto',
    'contacto.agregarCorreo',
  ],
  [
    '[API-14] confirmed e-mail',
    'GET /v1/contacto/validar-correo-confirmado',
    '',
    'contacto.validarCorreoConfirmado',
  ],
  ['[API-15] e-mails', 'GET /v1/contacto/correo', '', 'contacto.correos'],
  [
    '[API-16] pharmacies',
    'POST /v1/busquedas/farmacias/buscar',
    'nombre idLocalidad',
    'farmacias.buscar',
  ],
  [
    '[API-17] coupon',
    'POST /v1/afiliados/cupon-capita',
    'numeroDocumento tipoDocumento',
    'capita.generarCupon',
  ],
  [
    '[API-18] coupon as PDF',
    'POST /v1/afiliados/cupon-capita-pdf',
    'numeroDocumento tipoDocumento recibo fechaDeImpresion',
    'capita.cuponEnPdf',
  ],
  [
    '[API-19] new password',
    'POST /v1/auth/nueva-contrasenia',
    'contrasenia token codigoverificacion idcontacto',
    'acceso.nuevaContrasenia',
  ],
  [
    '[API-20] recovery mail',
    'POST /v1/auth/{provider}/recuperar',
    'nombreUsuario idHistorialContactoPersonaFisica',
    'acceso.recuperar',
  ],
  ['[API-21] bot check', 'POST /v1/auth/verify-recaptcha', 'token', 'acceso.verificarRecaptcha'],
  [
    '[API-22] e-mails of a user',
    'POST /v1/contacto/{provider}/correo-usuario',
    'nombreUsuario',
    'contacto.correosDeUsuario',
  ],
  [
    '[API-23] password change',
    'POST /v1/usuario/cambiar-password',
    'rolafiliado passwordactual nuevapassword confirmarnuevapassword',
    'acceso.cambiarPassword',
  ],
  ['[API-24] provinces', 'GET /v1/busquedas/provincias', '', 'busquedas.provincias'],
  [
    '[API-25] departments',
    'POST /v1/busquedas/find-departamentos-by-provincia',
    'idProvincia',
    'busquedas.departamentos',
  ],
  [
    '[API-26] localities of one',
    'POST /v1/busquedas/find-localidades-by-departamento',
    'idDepartamento',
    'busquedas.localidadesDeDepartamento',
  ],
  [
    '[API-27] streets',
    'POST /v1/busquedas/find-calles-by-localidad',
    'idLocalidad',
    'busquedas.calles',
  ],
  ['[API-28] contact types', 'GET /v1/busquedas/tipos-contactos', '', 'busquedas.tiposDeContacto'],
  [
    '[API-29] address saved',
    'POST /v1/domicilio/guardar-domicilio',
    'domicilio',
    'domicilio.guardarDomicilio',
  ],
  ['[API-30] profile', 'GET /v1/afiliados/seguir-afiliado', '', 'afiliados.seguirAfiliado'],
  [
    '[API-31] affiliate info',
    'POST /v1/afiliados/find-afiliado',
    'idAfiliado',
    'afiliados.findAfiliado',
  ],
  ['[API-32] account created', 'POST /v1/cuenta/crear-cuenta', 'cuil code', 'cuenta.crearCuenta'],
  [
    '[API-33] e-mail of an account',
    'POST /v1/cuenta/verificar-identidad/agregar-correo',
    'cuil code',
    'cuenta.agregarCorreo',
  ],
  [
    '[API-34] questionnaire',
    'POST /v1/cuenta/generar-cuestionario',
    'cuil',
    'cuenta.generarCuestionario',
  ],
  [
    '[API-35] identity',
    'POST /v1/cuenta/verificar-identidad',
    'cuil nombres apellido fechaNacimiento sexo aceptaCondiciones respuestas',
    'cuenta.verificarIdentidad',
  ],
  [
    '[API-36] PIN recovery',
    'POST /v1/cuenta/verificar-identidad/recuperar-pin',
    CUENTA,
    'cuenta.recuperarPin',
  ],
  [
    '[API-37] account data',
    'POST /v1/cuenta/validar-crear-cuenta',
    CUENTA,
    'cuenta.validarCrearCuenta',
  ],
  [
    '[API-38] contact verification',
    'POST /v1/contacto/verificar-contacto',
    'id contacto',
    'contacto.verificarContacto',
  ],
]

test.each(llamadas)(
  '%s is declared with the method, path and kind that the specification gives',
  (...llamada) => {
    expect(declared(llamada)).toEqual(llamada)
  },
)
