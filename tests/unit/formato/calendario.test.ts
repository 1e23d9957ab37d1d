import { expect, test } from 'vitest'

import { enCalendario } from '#formato/calendario.ts'

const cita = {
  uid: 'receta-7100001@mi-cobertura',
  dia: '2026-11-30',
  titulo: 'Vence la receta de Losartán',
  detalle: 'Receta N° 7100001',
}
const hecho = { ahora: Date.parse('2026-11-25T01:02:03.456Z'), de: 'Mi Cobertura' }

test("an appointment is a whole day, ends at the next day's start, and reminds the day before", () => {
  expect(enCalendario(cita, hecho).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mi Cobertura//Portal//ES',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:receta-7100001@mi-cobertura',
    'DTSTAMP:20261125T010203Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'SUMMARY:Vence la receta de Losartán',
    'DESCRIPTION:Receta N° 7100001',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Vence la receta de Losartán',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('special characters in a calendar file are escaped, and line breaks cannot end a field', () => {
  const lineas = enCalendario(
    { ...cita, titulo: 'Uno, dos; tres\\cuatro\r\nEND:VEVENT', detalle: 'a\nb\rc' },
    hecho,
  ).split('\r\n')
  expect(lineas).toContain(String.raw`SUMMARY:Uno\, dos\; tres\\cuatro\nEND:VEVENT`)
  expect(lineas).toContain(String.raw`DESCRIPTION:a\nb\nc`)
  expect(lineas.filter((linea) => linea === 'END:VEVENT')).toHaveLength(1)
})

test('no line is longer than 75 bytes or cut inside a character; unfolding gives the text back', () => {
  for (const letra of ['a', 'ñ', '€', '😀'])
    for (const largo of [50, 63, 64, 65, 66, 67, 68, 140, 300]) {
      const detalle = letra.repeat(largo)
      const hecho5545 = enCalendario({ ...cita, detalle }, hecho)
      for (const linea of hecho5545.split('\r\n'))
        expect(new TextEncoder().encode(linea).length).toBeLessThanOrEqual(75)
      expect(hecho5545).not.toContain('\uFFFD')
      expect(hecho5545.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${detalle}\r\n`)
    }
})
