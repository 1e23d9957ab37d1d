import { expect, test } from 'vitest'

import { queMostrar } from '#features/credencial/queMostrar.ts'
import type { Pase } from '#live/credencial/usePase.ts'
import type { Failure } from '#live/proveedor/failure.ts'

const qr = { prefijo: 'https://portal.example/validar-credencial/o#', digitos: '123' }
const VENCE = 1_000_000
const vigente: Pase = { state: 'vigente', venceAt: VENCE, qr }
const vencido: Pase = { state: 'vencido', venceAt: VENCE }
const ninguno: Pase = { state: 'none' }
const token = { state: 'vigente', token: 't', emitidaAt: 0, issuedAt: 0, startedAt: 0 } as const
const falla = (kind: Failure['kind']) =>
  ({ state: 'falla', failure: { kind, message: kind } }) as const

const que = (of: Partial<Parameters<typeof queMostrar>[0]>) =>
  queMostrar({ codigo: { state: 'pidiendo' }, resta: 0, pase: ninguno, tarda: true, ...of }).state

test("[CRED-01] the provider's code is shown if it came, even after the phone's own", () => {
  expect(que({ codigo: token, resta: 1, pase: vigente })).toBe('token')
  expect(que({ codigo: token, resta: 1, pase: ninguno })).toBe('token')
})

test('[CRED-03, CRED-04] an expired code is hidden, even if the phone could sign', () => {
  expect(que({ codigo: token, resta: 0, pase: vigente })).toBe('token-vencido')
})

test("[CRED-01] while the provider's code loads, a slow answer makes the phone show its own code", () => {
  expect(que({ pase: vigente, tarda: false })).toBe('pidiendo')
  expect(que({ pase: vigente, tarda: true })).toBe('firmada')
  expect(que({ pase: ninguno, tarda: true })).toBe('pidiendo')
  expect(que({ pase: vencido, tarda: true })).toBe('pidiendo')
})

test("[CRED-01] without signal, or with a failing provider, the phone's own code is shown", () => {
  expect(que({ codigo: { state: 'sin-senal' }, pase: vigente })).toBe('firmada')
  for (const kind of [
    'sin-senal',
    'sin-respuesta',
    'portal-cautivo',
    'servidor',
    'sesion',
  ] as const)
    expect(que({ codigo: falla(kind), pase: vigente })).toBe('firmada')
})

test('[CRED-12] a person refused by the provider gets no code from this phone either', () => {
  expect(que({ codigo: falla('rechazo'), pase: vigente })).toBe('falla')
})

test('[CRED-01] without signal, the card says whether the pass is missing or expired', () => {
  for (const codigo of [{ state: 'sin-senal' } as const, falla('sin-senal')]) {
    expect(que({ codigo, pase: vencido })).toBe('pase-vencido')
    expect(que({ codigo, pase: ninguno })).toBe('sin-codigo')
    expect(que({ codigo, pase: { state: 'loading' } })).toBe('pidiendo')
  }
  expect(que({ codigo: falla('servidor'), pase: ninguno })).toBe('falla')
  expect(que({ codigo: falla('sin-respuesta'), pase: ninguno })).toBe('falla')
  expect(que({ codigo: falla('sin-respuesta'), pase: vencido })).toBe('pase-vencido')
})

test("[CRED-01] the phone's own code is shown with a warning when its pass ends soon", () => {
  const muestra = queMostrar({
    codigo: { state: 'sin-senal' },
    resta: 0,
    tarda: false,
    pase: { state: 'pronto', venceAt: VENCE, qr },
  })
  expect(muestra).toEqual({ state: 'firmada', qr, venceAt: VENCE, pronto: true })
})
