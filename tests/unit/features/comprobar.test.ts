import { beforeEach, expect, test, vi } from 'vitest'

import { comparaDe, palabrasDe } from '#features/comprobar/palabras.ts'
import { palabrasDeEncargo } from '#features/comprobar/palabrasDeEncargo.ts'
import type { Palabras } from '#features/comprobar/palabrasDeVeredicto.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Android', maxTouchPoints: 1 })
})

const titular = {
  nombre: 'Norma Ejemplo',
  cuil: '',
  nacimiento: null,
  relacion: '',
  tipo: '',
  generada: 0,
}
const HASTA = Date.parse('2026-11-28T02:30:00Z') // In Buenos Aires it is still the 27th.
const AHORA = { minutos: 0, cuando: 'hoy a las 09:40' }
const NO_SE_PUDO = 'No se ha podido escanear el código QR, Por favor vuelva a intentar.'

test.each([
  [
    { state: 'vigente', titular },
    'tilde',
    'Credencial válida',
    'Consultado recién, hoy a las 09:40.',
  ],
  [
    { state: 'firma', titular, hasta: HASTA, por: 'sin-senal' },
    'escudo',
    'Firma comprobada',
    'Firma válida. Sin señal: no se pudo consultar si sigue activa. Este pase sirve hasta 27/11.',
  ],
  [
    { state: 'impresa', titular, hasta: HASTA },
    'tarjeta',
    'Tarjeta impresa: pedí el DNI',
    'La firma es de la obra social. Consultado recién, hoy a las 09:40: vigente. Esta tarjeta sirve hasta 27/11/2026.',
  ],
  [
    { state: 'vieja', titular, minutos: 7 },
    'reloj',
    'El código venció',
    'Este QR es de hace 7 minutos. Pedí uno nuevo.',
  ],
  [
    { state: 'hora', titular, impresa: false },
    'octogono',
    'No se pudo comprobar',
    'La hora de uno de los teléfonos está mal.',
  ],
  [
    { state: 'hora', titular, impresa: true },
    'octogono',
    'No se pudo comprobar',
    'La hora de este teléfono está mal.',
  ],
  [
    { state: 'pase-vencido', titular, hasta: HASTA, impresa: false },
    'reloj',
    'El pase venció',
    'Venció el 27/11/2026.',
  ],
  [
    { state: 'pase-vencido', titular, hasta: HASTA, impresa: true },
    'reloj',
    'La tarjeta venció',
    'Venció el 27/11/2026.',
  ],
  [
    { state: 'sin-parte' },
    'escudo-vacio',
    'No se pudo comprobar',
    'Lo que comprueba este código todavía no está acá.',
  ],
  [
    { state: 'ajeno' },
    'escudo-vacio',
    'Ese QR no es de una credencial ni de una receta',
    'Escaneá el de la credencial o el de la receta. Si es ese, probá otra vez con buena luz.',
  ],
  [
    { state: 'baja', titular, desde: '2026-11-18' },
    'octogono',
    'No es válida',
    'Dada de baja el 18/11/2026.',
  ],
  [{ state: 'anulado', titular }, 'octogono', 'No es válida', 'Pase anulado.'],
  [
    { state: 'firma', titular, hasta: HASTA, por: 'sin-respuesta', lista: HASTA },
    'escudo',
    'Firma comprobada',
    'Firma válida. La obra social no contestó por este pase: no está en su lista de anulados de las 23:30. Este pase sirve hasta 27/11.',
  ],
  [
    { state: 'clave-no-anunciada' },
    'octogono',
    'No lo aceptes sin señal',
    'Está firmado con una clave que la obra social no anunció.',
  ],
  [{ state: 'no-es' }, 'octogono', 'No es válida', 'No es una credencial de la obra social.'],
  [
    { state: 'sin-claves' },
    'escudo-vacio',
    'No se pudo comprobar',
    'Conectate una vez para bajar las claves.',
  ],
  [
    { state: 'no-se-ofrece' },
    'escudo-vacio',
    'No se pudo comprobar',
    'La obra social todavía no ofrece comprobar este código.',
  ],
  [{ state: 'token-no-es' }, 'octogono', 'No se pudo leer el código', NO_SE_PUDO],
  [{ state: 'token-rechazado' }, 'reloj', 'El código venció o no es válido', NO_SE_PUDO],
  [{ state: 'token-sin-senal' }, 'escudo-vacio', 'Este código necesita señal', NO_SE_PUDO],
  [{ state: 'token-falla' }, 'escudo-vacio', 'No se pudo comprobar', NO_SE_PUDO],
] as [Comprobada, Palabras['figura'], string, string][])(
  '[SEC-50, CRED-12] the check result %o has its shape, title and line',
  (result, figura, titulo, linea) => {
    expect(palabrasDe(result, AHORA)).toMatchObject({ figura, titulo, linea })
  },
)

test('[SEC-50] only a code just confirmed by the provider is called valid', () => {
  const dudosos: Comprobada[] = [
    { state: 'firma', titular, hasta: HASTA, por: 'sin-respuesta' },
    { state: 'impresa', titular, hasta: HASTA, por: 'sin-senal' },
    { state: 'hora', titular, impresa: false },
    { state: 'vieja', titular, minutos: 6 },
  ]
  for (const result of dudosos) {
    const { titulo, linea, detalle } = palabrasDe(result)
    expect([titulo, linea, ...detalle].join(' ')).not.toMatch(/vigente|Credencial válida/i)
  }
})

const todo = (result: Comprobada) => {
  const { linea, detalle } = palabrasDe(result)
  return [linea, ...detalle].join(' ')
}

test('[SEC-50] an old code, an expired pass and a wrong clock do not ask for a new code endlessly', () => {
  for (const result of [
    { state: 'vieja', titular, minutos: 6 },
    { state: 'hora', titular, impresa: false },
    { state: 'pase-vencido', titular, hasta: HASTA, impresa: false },
  ] as const) {
    // The text appears only once.
    expect(todo(result).match(/la hora de uno de los teléfonos está mal/gi)).toHaveLength(1)
  }
  expect(palabrasDe({ state: 'vieja', titular, minutos: 3 * 1440 }).linea).toContain('3 días')
})

test("[SEC-50] for a printed card the result names one phone's clock and asks to print a new card", () => {
  const hora = todo({ state: 'hora', titular, impresa: true })
  const vencida = todo({ state: 'pase-vencido', titular, hasta: HASTA, impresa: true })

  expect(hora).toContain('La hora de este teléfono está mal.')
  expect(vencida).toContain('Que imprima otra')
  expect(vencida).toContain('Si la fecha de este teléfono está mal')
  for (const said of [hora, vencida])
    expect(said).not.toMatch(/los dos|otro código|un código nuevo/)
})

test('[SEC-50] a code that is not a credential is not described as a refused credential', () => {
  const said = palabrasDe({ state: 'ajeno' })

  expect([said.titulo, said.linea, ...said.detalle].join(' ')).not.toMatch(/acept|válida|DNI/)
  expect(said.otraVez).toBeUndefined()
})

test("[SEC-50] the result says in words how old the provider's answer is", () => {
  const after = (minutos: number) =>
    palabrasDe({ state: 'vigente', titular }, { ...AHORA, minutos }).linea

  expect([0, 1, 45, 130].map(after)).toEqual([
    'Consultado recién, hoy a las 09:40.',
    'Consultado hace 1 minuto, hoy a las 09:40.',
    'Consultado hace 45 minutos, hoy a las 09:40.',
    'Consultado hace 2 horas, hoy a las 09:40.',
  ])
  expect(
    palabrasDe({ state: 'impresa', titular, hasta: HASTA }, { ...AHORA, minutos: 3 }).linea,
  ).toContain('Consultado hace 3 minutos, hoy a las 09:40: vigente.')
})

test('[SEC-50] a revocation known only from the list says a possible reason, and offers to ask online', () => {
  const { detalle, otraVez } = palabrasDe({ state: 'anulado', titular, por: 'sin-senal' })

  expect(detalle.join(' ')).toMatch(/una baja/)
  expect(otraVez).toBe('Comprobar con señal')
  expect(palabrasDe({ state: 'anulado', titular }).otraVez).toBeUndefined()
})

test('[SEC-50] a stored answer of the provider is shown with the hour when it was given', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: HASTA })
  const baja = palabrasDe({ state: 'baja', titular, desde: '2026-11-18', dicho: HASTA - 60_000 })
  const anulado = palabrasDe({ state: 'anulado', titular, dicho: HASTA - 60_000 })
  vi.useRealTimers()

  expect(baja).toMatchObject({
    figura: 'octogono',
    linea: 'Dada de baja el 18/11/2026 (lo dijo la obra social hoy a las 23:29).',
    otraVez: 'Comprobar con señal',
  })
  expect(anulado.linea).toBe('Pase anulado (lo dijo la obra social hoy a las 23:29).')
  expect(anulado.detalle.join(' ')).not.toMatch(/una baja/)
})

test('[SEC-50] outdated keys are not described as missing, nor an unlisted key as forged', () => {
  const none = palabrasDe({ state: 'sin-claves' }).detalle.join(' ')
  const old = palabrasDe({ state: 'sin-claves', desde: HASTA }).detalle.join(' ')

  expect(none).toContain('todavía no tiene las claves')
  expect(old).toContain('Las claves de este teléfono son del 27/11/2026')
  expect(old).not.toContain('todavía no tiene')
})

test('[SEC-50] a lent pass does not ask for the document of its holder', () => {
  const presenta = { nombre: 'Marta Sosa', documento: 20_333_444, hasta: HASTA }

  // The block that names that person asks for it.
  expect(comparaDe({ state: 'vigente', titular, presenta })).toBeUndefined()
  expect(comparaDe({ state: 'vigente', titular })).toBe('Compará con el DNI.')
})

test.each([
  ['vencido', 'reloj', 'El préstamo venció', 'Venció el 27/11/2026 a las 23:30.'],
  ['terminado', 'octogono', 'No es válida', 'El préstamo se terminó.'],
  ['no-alcanza', 'octogono', 'No es válida', 'Esta credencial no está prestada.'],
] as const)(
  '[SEC-50] a lent pass whose delegation does not count (%s) has its shape, title and line',
  (que, figura, titulo, linea) => {
    const presenta = { nombre: 'Marta Sosa', documento: 20_333_444, hasta: HASTA }
    const result = { state: 'encargo-no-sirve', que, titular, presenta } as const

    expect(palabrasDeEncargo(result)).toMatchObject({ figura, titulo, linea })
    // The file with these words may be missing on a phone.
    expect(palabrasDe(result).linea).toBe('Lo que comprueba este código todavía no está acá.')
  },
)
