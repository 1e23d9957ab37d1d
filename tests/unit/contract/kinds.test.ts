import { expect, test } from 'vitest'

import { callsThat } from './llamadas.ts'

test('[API-01, CRED-11] exactly these calls go without a token', () => {
  expect(callsThat(({ session }) => !session)).toEqual([
    'acceso.ingresar',
    'acceso.nuevaContrasenia',
    'acceso.recuperar',
    'acceso.verificarRecaptcha',
    'aplicacion.version',
    'credencial.validarToken',
    'contacto.correosDeUsuario',
    'cuenta.crearCuenta',
    'cuenta.agregarCorreo',
    'cuenta.generarCuestionario',
    'cuenta.verificarIdentidad',
    'cuenta.recuperarPin',
    'cuenta.validarCrearCuenta',
    'sesiones.salir',
    'antirrobot.desafio',
    'pases.confianza',
    'pases.consultar',
    'recetasFirmadas.consultar',
    'recetasFirmadas.comparar',
  ])
})

test('exactly these calls wait in the outbox when there is no signal', () => {
  expect(callsThat(({ kind }) => kind === 'queued-write')).toEqual([
    'notificaciones.deshabilitar',
    'contacto.guardarContactos',
    'domicilio.guardarDomicilio',
    'ordenes.enviar',
    'recetas.enviar',
    'prescripciones.enviar',
    'autorizaciones.guardar',
    'autorizaciones.imprimirComprobante',
    'autorizaciones.anular',
    'autorizaciones.enviar',
    'autorizaciones.enviarProvidencia',
    'derivaciones.guardar',
  ])
})

test('what the specification does not show is marked as assumed', () => {
  expect(callsThat(({ assumed }) => assumed === true)).toEqual([
    'contacto.verificarContacto',
    'capita.cuponEnPdf',
    'autorizaciones.generarProvidencia',
    'autorizaciones.imprimirProvidencia',
    'archivos.tamano',
    'claves.consultar',
    'claves.anular',
    'sesiones.salir',
    'sesiones.lista',
    'sesiones.cerrar',
    'sesiones.confirmar',
    'sesiones.cerrarOtras',
    'antirrobot.desafio',
    'pases.desafio',
    'pases.emitir',
    'pases.confianza',
    'pases.anularImpresas',
    'pases.consultar',
    'avisos.estado',
    'avisos.pedir',
    'avisos.seguir',
    'avisos.dejar',
    'avisos.probar',
    'recetasFirmadas.firmadas',
    'recetasFirmadas.consultar',
    'recetasFirmadas.comparar',
    'partes.recibidas',
    'partes.guardar',
  ])
})

test('every call beyond the specification names the capability that announces it', () => {
  const beyond = callsThat(({ path }) => path.startsWith('/v1/portal/'))
  expect(beyond.length).toBeGreaterThan(0)
  expect(callsThat(({ capability }) => capability !== undefined)).toEqual(beyond)
})

test('no two calls share a method and a path', () => {
  const seen = new Set<string>()
  const calls = callsThat(
    ({ method, path }) => !seen.has(`${method} ${path}`) && !!seen.add(`${method} ${path}`),
  )
  expect(calls).toEqual(callsThat(() => true))
})
