import { describe, expect, it } from 'vitest'

import type { Franja } from '#contract/extensiones/lugares.ts'
import { quizasFeriado } from '#formato/feriados.ts'
import { aperturaDe, estaAbierta, horarioDe } from '#piezas/lugares/horario.ts'
import { aperturaEnPalabras, semanaEnPalabras } from '#piezas/lugares/horarioEnPalabras.ts'

/** An hour in Buenos Aires. */
const el = (dia: string, hora: string) => Date.parse(`${dia}T${hora}:00-03:00`)
const LUNES = '2026-11-30'
const MARTES = '2026-12-01'
const SABADO = '2026-11-28'
const DOMINGO = '2026-11-29'

const enDias = (dias: number[], abre: string, cierra: string): Franja[] =>
  dias.map((dia) => ({ dia, abre, cierra }))
const CORTADO = [
  ...enDias([1, 2, 3, 4, 5], '08:00', '13:00'),
  ...enDias([1, 2, 3, 4, 5], '16:30', '20:30'),
  ...enDias([6], '08:30', '13:00'),
]
const HASTA_TARDE = enDias([1, 2, 3, 4, 5, 6, 7], '09:00', '01:00')
const SIEMPRE = enDias([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00')

const dicho = (horario: Franja[] | undefined, at: number) =>
  aperturaEnPalabras(aperturaDe(horario, at))

describe('[PHAR-03, DELE-01] if a place is open', () => {
  it.each([
    [LUNES, '08:00', 'Abierta hasta las 13:00'],
    [LUNES, '12:59', 'Abierta hasta las 13:00'],
    [LUNES, '13:00', 'Cerrada, abre 16:30'],
    [LUNES, '20:30', 'Cerrada, abre mañana 8:00'],
    [LUNES, '03:00', 'Cerrada, abre 8:00'],
    [SABADO, '13:30', 'Cerrada, abre el lunes 8:00'],
    [DOMINGO, '12:00', 'Cerrada, abre mañana 8:00'],
  ])('a pharmacy with a midday pause says on %s at %s: %s', (dia, hora, esperado) =>
    expect(dicho(CORTADO, el(dia, hora))).toBe(esperado),
  )

  it.each([
    [LUNES, '23:30', 'Abierta hasta la 1:00'],
    [MARTES, '00:30', 'Abierta hasta la 1:00'],
    [MARTES, '01:00', 'Cerrada, abre 9:00'],
  ])('a pharmacy open past midnight says on %s at %s: %s', (dia, hora, esperado) =>
    expect(dicho(HASTA_TARDE, el(dia, hora))).toBe(esperado),
  )

  it('a pharmacy open for 24 hours, or overnight until noon, says so', () => {
    expect(dicho(SIEMPRE, el(LUNES, '23:59'))).toBe('Abierta las 24 horas')
    const deNoche = [...enDias([1], '20:00', '24:00'), ...enDias([2], '00:00', '12:00')]
    expect(dicho(deNoche, el(LUNES, '21:00'))).toBe('Abierta hasta las 12:00')
    expect(dicho(enDias([1], '08:00', '12:00'), el(LUNES, '12:30'))).toBe(
      'Cerrada, abre el lunes 8:00',
    )
  })

  it('a place without opening hours is not said to be open or closed', () => {
    expect(dicho(undefined, el(LUNES, '10:00'))).toBeUndefined()
    expect(estaAbierta(undefined, el(LUNES, '10:00'))).toBe(false)
  })

  it('malformed opening hours count as missing', () => {
    const [buena] = enDias([1], '08:00', '24:00')
    expect(horarioDe({ horario: buena && [buena] })).toEqual([buena])
    for (const mala of [
      { dia: 0, abre: '08:00', cierra: '12:00' },
      { dia: 1, abre: '8', cierra: '12:00' },
      { dia: 1, abre: '08:00', cierra: '25:00' },
    ])
      expect(horarioDe({ horario: buena && [buena, mala] })).toBeUndefined()
    for (const nada of [undefined, null, {}, { horario: null }, { horario: [] }])
      expect(horarioDe(nada)).toBeUndefined()
  })

  it('opening hours are neither said on a possible holiday nor promised for the day after', () => {
    expect(dicho(CORTADO, el('2026-12-08', '10:00'))).toBe('Puede ser feriado: llamá antes de ir')
    expect(estaAbierta(CORTADO, el('2026-12-08', '10:00'))).toBe(false)
    expect(dicho(CORTADO, el('2026-12-07', '21:00'))).toBe('Cerrada ahora')
    // The pharmacy opened on the evening of a holiday.
    expect(dicho(HASTA_TARDE, el('2026-12-09', '00:30'))).toBe(
      'Puede ser feriado: llamá antes de ir',
    )
    expect(dicho(HASTA_TARDE, el('2026-12-09', '10:00'))).toBe('Abierta hasta la 1:00')
  })

  it('a pharmacy open for 24 hours is open again from midnight after a possible holiday', () => {
    expect(dicho(SIEMPRE, el('2026-12-08', '10:00'))).toBe('Puede ser feriado: llamá antes de ir')
    for (const hora of ['00:00', '10:00'])
      expect(dicho(SIEMPRE, el('2026-12-09', hora))).toBe('Abierta las 24 horas')
  })

  it('the opening hours of a week are said in few words', () => {
    expect(semanaEnPalabras(CORTADO)).toEqual([
      'Lunes a viernes de 8:00 a 13:00 y de 16:30 a 20:30',
      'Sábado de 8:30 a 13:00',
    ])
    expect(semanaEnPalabras(SIEMPRE)).toEqual(['Todos los días las 24 horas'])
    expect(semanaEnPalabras(enDias([2, 4], '18:00', '24:00'))).toEqual([
      'Martes de 18:00 a 0:00',
      'Jueves de 18:00 a 0:00',
    ])
    expect(semanaEnPalabras([])).toEqual([])
  })
})

describe('days that may be a holiday in Argentina', () => {
  it.each([
    ['2026-01-01', true],
    ['2026-02-16', true], // A day of Carnival.
    ['2026-02-17', true],
    ['2026-02-18', false],
    ['2026-04-02', true], // Malvinas day, and Holy Thursday.
    ['2026-04-03', true], // This day is Good Friday.
    ['2026-04-06', false],
    ['2026-06-15', true], // Güemes day, moved from a Wednesday.
    ['2026-06-17', true],
    ['2026-11-23', true], // Soberanía day, moved from a Friday.
    ['2026-11-24', false],
    ['2027-03-26', true], // This day is Good Friday.
    ['2026-12-07', false],
  ])('%s may be a holiday in Argentina: %s', (dia, esperado) =>
    expect(quizasFeriado(dia)).toBe(esperado),
  )
})
