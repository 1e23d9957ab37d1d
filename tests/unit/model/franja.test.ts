import { expect, test } from 'vitest'

import { manual } from '#contract/manual.ts'
import { type Situacion, loMasUrgente } from '#model/primera/loMasUrgente.ts'

const TODO_BIEN: Situacion = {
  aparato: 'teléfono',
  vencida: false,
  guarda: true,
  senal: 'con-senal',
  enviando: false,
  esperan: 0,
  demorados: 0,
  rechazados: 0,
  paraDecidir: 0,
  seEnviaCerrada: true,
  abreSinSenal: true,
  lugar: 'hay',
  puedeBorrarse: false,
}

const dice = (cambios: Partial<Situacion>) => {
  const { fuerte = '', resto = '' } = loMasUrgente({ ...TODO_BIEN, ...cambios }) ?? {}
  return `${fuerte} ${resto}`.trim()
}

test('without a problem there is no status line', () => {
  expect(loMasUrgente(TODO_BIEN)).toBeUndefined()
})

test('[FLT-01] the status line without signal is grey, and amber if changes wait to be sent', () => {
  expect(loMasUrgente({ ...TODO_BIEN, senal: 'sin-senal' })?.tono).toBe('neutro')
  expect(dice({ senal: 'sin-senal', esperan: 2 })).toBe('Sin señal. 2 cambios para enviar.')
  const esperan = loMasUrgente({ ...TODO_BIEN, senal: 'sin-senal', esperan: 2 })
  expect(esperan?.tono).toBe('aviso')
  // The same text as in the manual.
  expect(JSON.stringify(manual)).toContain('una franja gris, o amarilla si algo espera')
})

test('[FLT-38] if changes are not sent while the portal is closed, the status line says so', () => {
  expect(dice({ senal: 'sin-senal', esperan: 1, seEnviaCerrada: false })).toBe(
    'Sin señal. 1 cambio para enviar. Se envía con la aplicación abierta.',
  )
})

test('[FLT-41] if the portal cannot open without signal, the status line says not to close it', () => {
  expect(dice({ senal: 'sin-senal', abreSinSenal: false })).toContain('No cierres la aplicación')
})

test('[FLT-33] a browser that cannot store data is reported before the missing signal', () => {
  expect(dice({ guarda: false, senal: 'sin-senal' })).toContain('no deja guardar')
})

test('[FLT-36] a nearly full phone is reported last, in grey', () => {
  expect(loMasUrgente({ ...TODO_BIEN, lugar: 'poco' })).toMatchObject({
    tono: 'neutro',
    fuerte: 'Queda poco lugar en el teléfono.',
  })
  expect(dice({ lugar: 'poco', rechazados: 1 })).toBe('No se aceptó 1 cambio.')
})

test('[FLT-36] a full phone that cannot store changes is reported before the missing signal', () => {
  expect(dice({ lugar: 'nada', senal: 'sin-senal', esperan: 1 })).toContain('No hay lugar')
})

test('[FLT-37] the status line warns that Safari may delete unsent changes, while there is signal', () => {
  expect(dice({ puedeBorrarse: true })).toContain('Safari puede borrar')
})

test('[FLT-11] a failing provider is reported with the number of unsent changes until they are being sent', () => {
  expect(dice({ esperan: 2, demorados: 2 })).toBe(
    '2 cambios no se pudieron enviar todavía. Seguimos probando.',
  )
  expect(dice({ esperan: 1, demorados: 1, seEnviaCerrada: false })).toBe(
    '1 cambio no se pudo enviar todavía. Se envía con la aplicación abierta.',
  )
  expect(dice({ esperan: 1, demorados: 1, enviando: true })).toBe('Enviando tus cambios…')
  expect(dice({ esperan: 1 })).toBe('')
})

test('changes that need a decision are reported before changes being sent', () => {
  expect(dice({ paraDecidir: 1, enviando: true })).toBe('Hay 1 cambio para decidir.')
  expect(dice({ enviando: true })).toBe('Enviando tus cambios…')
})
