import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/consumo/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const para = (name: string) => tocar(main().getByRole('radio', { name }))
const buscar = () => tocar(main().getByRole('button', { name: piezas.buscar }))
const unAnio = () => tocar(main().getByRole('button', { name: piezas.unAnio }))
const panel = (name: string) =>
  main()
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name }) })

/** A panel, open. */
async function abierto(name: string) {
  const suyo = panel(name)
  await expect.element(suyo).toBeVisible()
  const details = suyo.element()
  if (details instanceof HTMLDetailsElement && !details.open)
    details.querySelector('summary')?.click()
  return suyo
}

test('[CONS-01, CONS-02, CONS-03, CONS-04] what the cover paid, in twelve panels that are always there, with and without signal', async () => {
  await abrir('/consumo-prestacional')
  // Nothing filled in is said once, something missing where it is missing.
  await buscar()
  await expect.element(main().getByRole('alert')).toHaveTextContent(texts.sinCriterio)
  await para('Norma')
  await expect.element(main()).toHaveTextContent(piezas.sinDesde)
  await expect.element(main()).toHaveTextContent(piezas.sinHasta)
  await main().getByLabelText(piezas.desde).fill('2026-03-02')
  await main().getByLabelText(piezas.hasta).fill('2026-03-01')
  await expect.element(main()).toHaveTextContent(piezas.desdeMayor)
  await unAnio()
  await expect.element(main()).not.toHaveTextContent(piezas.desdeMayor)
  await buscar()

  // Each panel says how many and how much.
  const grupos = () => main().getByRole('heading', { level: 2 }).elements()
  await expect
    .poll(() => grupos().map(({ textContent }) => textContent))
    .toEqual(Object.values(texts.grupos))
  const odontologia = await abierto(texts.grupos.ordenesOdontologicas)
  await expect.element(odontologia).toHaveTextContent(/\$\s23\.400,00/)
  await tocar(odontologia.getByText('Obturación'))
  await expect.element(odontologia).toHaveTextContent(`${texts.practica}020101`)
  await expect.element(odontologia).toHaveTextContent(`${texts.prestador}1077`)

  // Somebody of whom nothing was paid has twelve panels, too.
  history.back()
  await para('Rubén')
  await buscar()
  await expect.element(main()).toHaveTextContent(texts.consumos(2))
  const creditos = await abierto(texts.grupos.creditos)
  await expect.element(creditos).toHaveTextContent(texts.vacio)

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  ir('/consumo-prestacional')
  await tocar(main().getByRole('button', { name: /^Norma · 1 año/ }))
  await expect.element(panel(texts.grupos.ordenesOdontologicas)).toHaveTextContent(/\$\s23\.400,00/)
  expect(deCostado()).toBe(0)
})

test('[CONS-05, CONS-06] a medicine has its period, a referral its diagnosis, a request its state', async () => {
  await abrir('/consumo-prestacional')
  await para('Norma')
  await unAnio()
  await buscar()
  const medicamentos = await abierto(texts.grupos.medicamentosAmbulatorios)
  await tocar(medicamentos.getByText('Amoxicilina 500 mg'))
  await expect.element(medicamentos).toHaveTextContent(texts.periodo)
  await expect.element(medicamentos).toHaveTextContent(/Cantidad1/)
  const derivaciones = await abierto(texts.grupos.derivaciones)
  await tocar(derivaciones.getByText('Consulta de evaluación').first())
  await expect.element(derivaciones).toHaveTextContent(`${texts.diagnostico}Gonartrosis`)
  const tramites = await abierto(texts.grupos.tramitesSAT)
  await tocar(tramites.getByText('Prácticas ambulatorias').first())
  await expect.element(tramites).toHaveTextContent(`${texts.estado}En auditoría`)
  await expect.element(tramites).toHaveTextContent(`${texts.cobertura}Prácticas ambulatorias`)
})

test('[CONS-07] fifty of a group are said to be a part of it', { tags: ['largo'] }, async () => {
  await abrir('/consumo-prestacional', { como: 'recetas' })
  await expect.element(main()).toHaveTextContent('Susana Molina')
  await unAnio()
  await buscar()
  const muchos = await abierto(texts.grupos.medicamentosAmbulatorios)
  await expect.element(muchos).toHaveTextContent(texts.primeros50)
  await tocar(muchos.getByRole('button', { name: texts.verMas(47) }))
  await expect.poll(() => muchos.getByRole('listitem').elements()).toHaveLength(50)
})
