import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const para = (name: string) => tocar(main().getByRole('radio', { name }))
const cambiar = () => tocar(main().getByRole('button', { name: 'Cambiar', exact: true }))
const buscar = () => tocar(main().getByRole('button', { name: 'Buscar', exact: true }))
const unAnio = () => tocar(main().getByRole('button', { name: '1 año' }))
const panel = (name: string) =>
  main()
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name }) })

/** Opens a panel if it is closed. */
async function abierto(name: string) {
  const suyo = panel(name)
  await expect.element(suyo).toBeVisible()
  const details = suyo.element()
  if (details instanceof HTMLDetailsElement && !details.open)
    details.querySelector('summary')?.click()
  return suyo
}

test('[CONS-01, CONS-02, CONS-03, CONS-04] consumption shows twelve panels with their sums, empty ones too; it opens without signal', async () => {
  await abrir('/consumo-prestacional')
  await expect.element(main().getByText('Norma · 90 días', { exact: true })).toBeVisible()
  await cambiar()
  await tocar(main().getByRole('button', { name: 'Limpiar' }))
  // An empty form is refused as a whole; a missing date at its field.
  await buscar()
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Debes ingresar por lo menos un criterio para realizar la búsqueda')
  await para('Norma')
  await expect.element(main()).toHaveTextContent('Debe ingresar la fecha desde')
  await expect.element(main()).toHaveTextContent('Debe ingresar la fecha hasta')
  await main().getByLabelText('Desde', { exact: true }).fill('2026-03-02')
  await main().getByLabelText('Hasta', { exact: true }).fill('2026-03-01')
  await expect
    .element(main())
    .toHaveTextContent('La fecha desde debe ser menor o igual a la fecha hasta.')
  await unAnio()
  await expect
    .element(main())
    .not.toHaveTextContent('La fecha desde debe ser menor o igual a la fecha hasta.')
  await buscar()

  // Each panel shows its number of rows and its sum.
  const grupos = () => main().getByRole('heading', { level: 2 }).elements()
  await expect
    .poll(() => grupos().map(({ textContent }) => textContent))
    .toEqual([
      'Órdenes Ambulatorias',
      'Órdenes Odontológicas',
      'Internaciones',
      'Medicamentos Autorizados',
      'Medicamentos Ambulatorios',
      'Traslados',
      'Hotelería',
      'Créditos',
      'Expedientes',
      'Derivaciones',
      'Reintegros',
      'Trámites SAT',
    ])
  await expect.element(main()).toHaveTextContent(/\d+ consumos, con créditos y reintegros/)
  const odontologia = await abierto('Órdenes Odontológicas')
  await expect.element(odontologia).toHaveTextContent(/\$\s23\.400,00/)
  await tocar(odontologia.getByText('Obturación'))
  await expect.element(odontologia).toHaveTextContent('Código de práctica020101')
  await expect.element(odontologia).toHaveTextContent('Código de prestador1077')

  // A member without consumption has the twelve panels, too.
  await cambiar()
  await para('Rubén')
  await buscar()
  await expect.element(main()).toHaveTextContent('2 consumos')
  const creditos = await abierto('Créditos')
  await expect.element(creditos).toHaveTextContent('No se han encontrado resultados')

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  ir('/consumo-prestacional')
  await cambiar()
  await tocar(main().getByRole('button', { name: /^Norma · 1 año/ }))
  await expect.element(panel('Órdenes Odontológicas')).toHaveTextContent(/\$\s23\.400,00/)
  expect(deCostado()).toBe(0)
})

test(
  '[CONS-05, CONS-06] in consumption a medicine shows its period, a referral its diagnosis, a request its state',
  { tags: ['largo'] },
  async () => {
    await abrir('/consumo-prestacional')
    await cambiar()
    await para('Norma')
    await unAnio()
    await buscar()
    const medicamentos = await abierto('Medicamentos Ambulatorios')
    await tocar(medicamentos.getByText('Amoxicilina 500 mg'))
    await expect.element(medicamentos).toHaveTextContent('Período')
    await expect.element(medicamentos).toHaveTextContent(/Cantidad1/)
    const derivaciones = await abierto('Derivaciones')
    await tocar(derivaciones.getByText('Consulta de evaluación').first())
    await expect.element(derivaciones).toHaveTextContent('DiagnósticoGonartrosis')
    const tramites = await abierto('Trámites SAT')
    await tocar(tramites.getByText('Prácticas ambulatorias').first())
    await expect.element(tramites).toHaveTextContent('Estado actualEn auditoría')
    await expect.element(tramites).toHaveTextContent('Tipo de coberturaPrácticas ambulatorias')
  },
)

test(
  '[CONS-07] a panel of fifty rows says that there may be more',
  { tags: ['largo'] },
  async () => {
    await abrir('/consumo-prestacional', { como: 'recetas' })
    await cambiar()
    await expect.element(main()).toHaveTextContent('Susana Molina')
    await unAnio()
    await buscar()
    const muchos = await abierto('Medicamentos Ambulatorios')
    await expect.element(muchos).toHaveTextContent('Solo se muestran los primeros 50 resultados.')
    await tocar(muchos.getByRole('button', { name: 'Ver 47 más' }))
    await expect.poll(() => muchos.getByRole('listitem').elements()).toHaveLength(50)
  },
)
