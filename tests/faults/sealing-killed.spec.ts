import { expect, test } from '../support/test.ts'
import { randomFrom } from './support/flap.ts'

const SEED = Number(process.env['SEED'] ?? 20_261)
const TIMES = Number(process.env['KILLS'] ?? 50)
const PIN = '274916'

test(
  `in ${TIMES} kills while the lock is put on, its PIN opens it and nothing is lost (seed ${SEED})`,
  { tag: '@en-uso' },
  async ({ phone, network, provider }) => {
    test.setTimeout(25 * 60_000)
    const random = randomFrom(SEED)
    const claves = async () => (await phone.portal.copies()).map(({ key }) => key).toSorted()
    const boton = (name: string) => phone.portal.page.getByRole('button', { name, exact: true })
    network.cut()
    await phone.portal.open('/perfil?editar=domicilio')
    await phone.portal.page.getByLabel('Número', { exact: true }).fill('451')
    await boton('Guardar').click()
    await expect.poll(async () => (await phone.portal.outbox()).length).toBe(1)
    const antes = await claves()
    const vistos = new Map<string, number>()

    for (let n = 1; n <= TIMES; n++) {
      await phone.portal.open('/candado')
      await phone.portal.page.getByLabel('PIN nuevo', { exact: true }).fill(PIN)
      await phone.portal.page.getByLabel('El mismo PIN otra vez').fill(PIN)
      const pressing = boton('Poner el candado')
        .click()
        .catch(() => undefined) // The browser may be gone before the press is.
      await new Promise((resolve) => setTimeout(resolve, random() * 900))
      await phone.kill()
      await pressing

      await phone.portal.open('/candado')
      await expect(phone.portal.titulo()).toHaveText(/^(Candado|Poné el PIN del candado)$/)
      const paso = (await phone.portal.candados())[0]?.paso ?? 'sin-candado'
      vistos.set(paso, (vistos.get(paso) ?? 0) + 1)
      if (paso !== 'sin-candado') {
        await phone.portal.page.getByLabel('PIN del candado').fill(PIN)
        await boton('Abrir').click()
        await boton('Sacar el candado').click()
        await phone.portal.page.getByLabel('PIN actual').fill(PIN)
        await boton('Sacarlo').click()
      }
      await expect(boton('Poner el candado')).toBeVisible()
      expect(await claves()).toEqual(antes)
    }

    expect(vistos.get('sellando')).toBeGreaterThan(TIMES / 10)
    // While a try is on its way the change is 'sending'.
    await expect
      .poll(() => phone.portal.outbox())
      .toEqual([expect.objectContaining({ state: 'pending', payload: expect.anything() })])
    network.restore()
    await phone.fireSync()
    const altura = async () => Object.values((await provider.domicilioDe('norma'))?.items ?? {})
    await expect.poll(altura).toContain('451')
    await phone.portal.open('/')
    await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
  },
)
