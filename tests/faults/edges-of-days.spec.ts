import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { everywhere, lacks, setClock } from './support/lacks.ts'
import { notasOn } from './support/notas.ts'
import { pendientesOn } from './support/pendientes.ts'

/** Half an hour before a day ends in Buenos Aires: the date in other time zones must not matter. */
const EDGES = [
  { edge: 'the 29th of February', day: '2028-02-29', timezoneId: 'Pacific/Auckland' },
  { edge: 'the end of a month', day: '2026-11-30', timezoneId: 'America/Los_Angeles' },
  { edge: 'the end of a year', day: '2026-12-31', timezoneId: 'UTC' },
]
const DATES = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01']

const shown = (date: string) => date.split('-').toReversed().join('/')

for (const { edge, day, timezoneId } of EDGES)
  test(`[FLT-71] ${edge}, time zone ${timezoneId}: all dates and ‘today’ are those of Buenos Aires`, async ({
    open,
    provider,
    network,
  }) => {
    const wrong = Date.parse(`${day}T23:30:00-03:00`) - Date.now()
    provider.shiftClock(wrong)
    everywhere(network, lacks.clock(wrong))
    for (const [index, fecha] of DATES.entries())
      await provider.addNota('norma', { idNota: 900 + index, titulo: fecha, texto: '', fecha })
    const phone = await open({ scripts: [lacks.clock(wrong)], timezoneId })
    const { portal } = phone
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.kept(/./)
    const notas = notasOn(portal)

    await notas.open()
    for (const fecha of DATES) await expect(notas.nota(fecha)).toContainText(shown(fecha))
    network.cut()
    await notas.guardar({ titulo: 'La del borde', fecha: day })
    await expect(portal.page.getByText(/^Actualizado /)).toHaveText(
      /^Actualizado hoy a las 23:3\d$/,
    )
    await expect(notas.nota('La del borde')).toContainText(shown(day))
    const pendientes = pendientesOn(portal)
    await pendientes.open()
    await expect(pendientes.cambio('La del borde')).toContainText(/hoy a las 23:3\d/)

    await setClock(portal, wrong + 35 * 60_000)
    await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(pendientes.cambio('La del borde')).toContainText(/ayer a las 23:3\d/)

    await settle({ phone, provider, network }, 'norma')
    expect(await provider.notas('norma')).toContainEqual(
      expect.objectContaining({ titulo: 'La del borde', fecha: day }),
    )
  })
