import { expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'

import { operaciones } from '../../model/operaciones/lista.ts'
import { callsThat } from './llamadas.ts'

test('[API-01, CRED-11] the calls without a token are exactly those of sign-in, sign-up and public checks', () => {
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
    'llavesDeAcceso.desafioDeIngreso',
    'llavesDeAcceso.ingresar',
    'antirrobot.desafio',
    'pases.confianza',
    'pases.lista',
    'pases.tramo',
    'pases.consultar',
    'encargos.renovar',
    'encargos.consultar',
    'recetasFirmadas.consultar',
    'recetasFirmadas.comparar',
  ])
})

test('every change that waits in the outbox is part of the random test', () => {
  const written = new Set(operaciones.flatMap(({ writes }) => Object.keys(writes)))
  const ofTheProduct = callsThat(({ path }) => written.has(path))

  expect(ofTheProduct.length).toBeGreaterThan(10)
  expect(callsThat(({ kind }) => kind === 'queued-write')).toEqual(ofTheProduct)
})

test('every call that the specification does not describe is marked as assumed', () => {
  const beyond = ({ path }: Endpoint) => path.startsWith('/v1/portal/')

  expect(callsThat((call) => beyond(call) && call.assumed !== true)).toEqual([])
  // Named by the specification without their form.
  expect(callsThat((call) => !beyond(call) && call.assumed === true)).toEqual([
    'contacto.verificarContacto',
    'capita.cuponEnPdf',
    'autorizaciones.generarProvidencia',
    'autorizaciones.imprimirProvidencia',
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
