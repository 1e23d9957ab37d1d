import { texts } from '../support/areaDePrueba/texts.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { lacks, loseConnection } from './support/lacks.ts'
import { notasOn } from './support/notas.ts'
import { descarte, nota, ready, standing } from './support/operations.ts'

for (const times of [1, 2, 3])
  test.describe(`a browser whose databases do not open at the first ${times} tries`, () => {
    test.use({ look: { scripts: [lacks.opening(times)] } })

    test(`[FLT-33] databases that fail to open ${times} times are opened again, and the person notices nothing`, async ({
      phone,
      provider,
      network,
    }) => {
      await ready({ phone, provider, network }, descarte)
      await descarte.make(phone.portal, 1)
      await settle({ phone, provider, network }, 'norma')
    })
  })

test.describe('a browser that opens no database', () => {
  test.use({ look: { scripts: [lacks.opening(Infinity)] } })

  test('[FLT-33] without storage the portal works with signal, says so, and offers no forms for changes', async ({
    phone,
    network,
  }) => {
    const { portal } = phone
    await portal.signIn(people.norma)
    await expect(portal.banner()).toContainText('Este navegador no deja guardar.')
    await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click()
    await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)

    await portal.open('/prueba')
    await expect(portal.titulo()).toHaveText(texts.titulo)
    await expect(portal.page.getByText(texts.noSePuede)).toBeVisible()
    await expect(notasOn(portal).form()).toBeHidden()
    await portal.open('/pendientes')
    await expect(
      portal.page.getByRole('main').getByText('Este navegador no deja guardar'),
    ).toBeVisible()

    // The notification opens its screen, but that it was read cannot be stored.
    await portal.openNotifications()
    await portal.enLaCampana('88120').click()
    await expect(portal.page).toHaveURL(/ver-receta-cronica/)
    expect(network.asked('/v1/afiliados/deshabilitar')).toEqual([])
    await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  })
})

test.describe('a browser that loses the connection to its databases', () => {
  test.use({ look: { scripts: [lacks.connection] } })

  for (const name of ['InvalidStateError', 'UnknownError'])
    test(`[FLT-34] if the connection is lost once (${name}), the person’s change is stored all the same`, async ({
      phone,
      provider,
      network,
    }) => {
      await ready({ phone, provider, network }, nota)
      await nota.write(phone.portal, 1)
      await loseConnection(phone.portal, 1, name)

      await nota.press(phone.portal, 1)

      await nota.kept(phone.portal, 1)
      await expect.poll(() => standing(phone.portal, nota)).toEqual(['done'])
      await settle({ phone, provider, network }, 'norma')
    })

  test('[FLT-34] if the connection stays lost, the form keeps its text and says why; a later save works', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, nota)
    const { portal } = phone
    await nota.write(portal, 1)
    await loseConnection(portal, 1_000_000, 'UnknownError')

    await nota.press(portal, 1)

    await expect(portal.page.getByText(/No se pudo guardar/)).toBeVisible()
    await expect(notasOn(portal).form().getByLabel(texts.tituloDeNota)).toHaveValue('Nota 1')
    await expect(portal.titulo()).toBeVisible()

    await loseConnection(portal, 0, '')
    await nota.press(portal, 1)
    await nota.kept(portal, 1)
    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    await settle({ phone, provider, network }, 'norma')
  })

  test('[FLT-34] at sign-in one lost connection is not noticed; a lasting loss is told, then a retry works', async ({
    phone: { portal },
    network,
  }) => {
    await portal.open('/signin')
    await portal.fillSignIn(people.norma)
    await loseConnection(portal, 1_000_000, 'UnknownError')
    await portal.ingresar().click()

    await expect(portal.page.getByText(/^No se pudo leer lo guardado/)).toBeVisible()
    await expect(portal.password()).toHaveValue(people.norma.password)
    expect(network.asked('/v1/auth')).toEqual([])

    await loseConnection(portal, 1, 'UnknownError')
    await portal.page.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
  })

  test('[FLT-34] a connection lost while the engine starts does not prevent sending', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, descarte)
    const { portal } = phone
    await portal.page.addInitScript(() => {
      const { Worker } = globalThis
      globalThis.Worker = class extends Worker {
        constructor(...rest: ConstructorParameters<typeof Worker>) {
          super(...rest)
          Object.assign(globalThis, { lose: { times: 1_000_000, name: 'UnknownError' } })
        }
      }
    })
    const before = network.log.length
    await portal.open('/')
    await expect
      .poll(() => network.log.slice(before).filter(({ path }) => path.startsWith('/v1')))
      .not.toEqual([])
    await expect
      .poll(() =>
        portal.page.evaluate(
          'navigator.serviceWorker.ready.then(() => lose.times > 0 && lose.times < 1_000_000)',
        ),
      )
      .toBe(true)

    await loseConnection(portal, 0, '')
    await descarte.make(portal, 1)
    await settle({ phone, provider, network }, 'norma')
  })

  test('[FLT-34] if three reads in a row lose their transaction, the screen keeps its content', async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, descarte)
    const { portal } = phone
    await loseConnection(portal, 3, 'UnknownError')
    await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click()

    await expect(portal.titulo()).toHaveText('Grupo Familiar')
    await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await descarte.make(portal, 1)
    await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
    await settle({ phone, provider, network }, 'norma')
  })
})
