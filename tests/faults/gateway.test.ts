import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { autorizaciones } from '#contract/autorizaciones.ts'
import { retryRow } from '#local/outbox/secondThoughts.ts'
import {
  EN_REVISION,
  anularSolicitud,
  enviarSolicitud,
  idDe,
  numeroDe,
} from '#model/autorizaciones.ts'

import { respuesta } from '../server/support/pedir.ts'
import { startBareInsurer } from '../support/bareInsurer.ts'
import { builtApp } from '../support/builtApp.ts'
import { openGatewayBase, startTestGateway } from '../support/gateway.ts'
import type { Session } from '../support/server.ts'
import { nodePhone } from './support/nodePhone.ts'

/** It can be sent by mail. */
const APROBADA = '4'
const { appDir, remove } = builtApp()
let insurer: Awaited<ReturnType<typeof startBareInsurer>>
let opened: Awaited<ReturnType<typeof openGatewayBase>>
let gateway: Awaited<ReturnType<typeof startTestGateway>>
let norma: Session

beforeAll(async () => {
  insurer = await startBareInsurer()
  opened = await openGatewayBase('PGlite')
  gateway = await startTestGateway({ appDir, api: insurer.api.url, base: opened.base })
})
beforeEach(async () => {
  insurer.api.enderezar()
  insurer.api.pedidos.length = 0
  norma = await insurer.provider.session('norma')
})
afterAll(async () => {
  await gateway.stop()
  await opened.close()
  await insurer.stop()
  remove()
})

const sent = (path: string) => insurer.api.pedidos.filter(({ url }) => url === path)
const effects = async (operacion: string) =>
  (await insurer.provider.effectsOf(norma.uid)).filter((one) => one.operacion === operacion).length

test('[FLT-03] behind a gateway a change that was made without an answer is looked up, and made once', async () => {
  const phone = await nodePhone(() => gateway.url, norma.token)
  const listed = await respuesta(gateway, autorizaciones.lista, {}, norma)
  const id = listed.filter(({ codigoEstado }) => codigoEstado === EN_REVISION).map(idDe)[0] ?? 0
  insurer.api.desviar(autorizaciones.anular.path, () => undefined)
  await phone.make(anularSolicitud, { id, observacion: 'me equivoqué', numero: '1' })

  await phone.drain()
  expect(await phone.rows()).toMatchObject([{ state: 'dudosa', sinSaber: true }])
  insurer.api.enderezar()
  await expect.poll(phone.drain).toBe(0)

  expect(await phone.rows()).toMatchObject([{ state: 'done' }])
  expect(sent(autorizaciones.anular.path)).toHaveLength(1)
  expect(await effects('autorizaciones.anular')).toBe(1)
  phone.close()
})

test('[FLT-03] behind a gateway a mail without an answer waits until the person sends it again', async () => {
  const phone = await nodePhone(() => gateway.url, norma.token)
  const listed = await respuesta(gateway, autorizaciones.lista, {}, norma)
  const one = listed.find(({ codigoEstado }) => codigoEstado === APROBADA)
  const numeroAutorizacion = one ? numeroDe(one) : ''
  const { path } = autorizaciones.enviar
  insurer.api.desviar(path, () => undefined)
  const id = await phone.make(enviarSolicitud, {
    numeroAutorizacion,
    correo: 'norma@correo.example',
  })

  for (let tries = 0; tries < 3; tries++) await phone.drain()
  expect(await phone.rows()).toMatchObject([{ state: 'dudosa' }])
  expect(sent(path)).toHaveLength(1)
  insurer.api.enderezar()
  await retryRow(phone.device, String(norma.uid), id)
  await expect.poll(phone.drain).toBe(0)

  expect(await phone.rows()).toMatchObject([{ id, state: 'done' }])
  expect(sent(path)).toHaveLength(2)
  phone.close()
})
