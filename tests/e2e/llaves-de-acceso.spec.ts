import { conHuella } from '../support/huella.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test(
  '[SIGN-02, SIGN-08] an added passkey signs in without the password, and a removed one does not',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider, network }) => {
    provider.seLlama(network.url)
    const { page } = portal
    const conLlave = page.getByRole('button', { name: 'Usar llave de acceso' })
    const salir = async () => {
      await portal.miCuenta().click()
      await page.getByRole('link', { name: 'Salir' }).click()
      await expect(portal.titulo()).toHaveText('Ingresá')
    }
    await conHuella(page)
    await portal.signIn()
    await portal.open('/llaves-de-acceso')
    await page.getByRole('button', { name: 'Agregar una llave' }).click()
    await page.getByLabel('Contraseña/PIN', { exact: true }).fill(people.norma.password)
    await page.getByRole('button', { name: 'Seguir' }).click()
    await expect(page.getByText('Listo: ya podés ingresar con tu llave de acceso.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tus llaves' })).toContainText('Sin usar todavía')

    await salir()
    await page.getByLabel(/es compartido$/).check()
    await conLlave.click()
    // On a shared phone the lock is proposed first.
    await expect(portal.titulo()).toHaveText('Candado')
    await page.getByRole('button', { name: 'Ahora no' }).click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    expect(await portal.session()).toEqual([expect.objectContaining({ state: 'in', shared: true })])
    expect(await provider.llavesDeAccesoDe(provider.uidOf('norma'))).toEqual([
      expect.objectContaining({ ultimoUsoAt: expect.any(Number) }),
    ])

    await provider.quitarLlavesDeAcceso()
    await salir()
    await conLlave.click()
    await expect(page.getByText('Esa llave de acceso ya no sirve')).toBeVisible()
  },
)
