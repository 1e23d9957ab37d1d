import { violationsOf } from '../support/axe.ts'
import { mostradorOn } from '../support/contador.ts'
import { arrastrar } from '../support/dedo.ts'
import { people } from '../support/people.ts'
import { type Portal, portalOn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const signedIn = async (portal: Portal) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
}

/** Presses for three seconds of the test's clock. */
async function apretar({ page }: Portal) {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await mostradorOn(portalOn(page, '')).mantener().boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.clock.runFor(3000)
  await page.mouse.up()
}

const claveDe = ({ page }: Portal) =>
  page.getByRole('dialog', { name: 'Poné tu contraseña para volver' })

/** Makes the phone ask for the password, as the owner does in the profile. */
async function pedirClave(portal: Portal, password = people.norma.password) {
  const { page } = portal
  await portal.open('/perfil')
  await page.getByRole('button', { name: 'Pedir contraseña' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pedir mi contraseña para volver' })
  await dialogo.getByLabel('Contraseña/PIN', { exact: true }).fill(password)
  await dialogo.getByRole('button', { name: 'Pedirla' }).click()
  return dialogo
}

/** Lends the phone for Norma, and takes over the clock. */
async function prestar(portal: Portal) {
  await portal.open('/mostrador')
  await mostradorOn(portal).tomado()
  await mostradorOn(portal).prestarA('uno')
  await expect(portal.titulo()).toHaveText('Modo prestado')
  await portal.page.clock.install()
}

test('[SEC-34, CRED-01] a phone lent for one member shows only this member, at each address and after each swipe', async ({
  phone,
  provider,
  network,
}) => {
  await signedIn(phone.portal)
  const [norma, , , tomas] = await provider.familia('norma')
  let { portal } = phone
  await portal.open(`/mostrador/${tomas?.idAfiliado}`)
  let mostrador = mostradorOn(portal)
  await mostrador.tomado()
  await mostrador.prestar().click()
  // The text must promise only protection that the loan really gives.
  await expect(mostrador.preguntaDePrestar()).toContainText('Cualquiera que lo lea puede hacerlo')
  await expect(
    mostrador.preguntaDePrestar().getByRole('radio', { name: 'Solo Tomás' }),
  ).toBeChecked()
  await portal.page.goBack()
  await expect(mostrador.preguntaDePrestar()).toBeHidden()
  await mostrador.prestarA('uno')
  const onlyTomas = async () => {
    await expect(mostrador.titulo()).toHaveText('Modo prestado')
    await expect(mostrador.nombre()).toHaveText(/^Tomás/)
    await expect(portal.page.getByRole('navigation')).toHaveCount(0)
    const html = await portal.page.content()
    expect(['Norma', 'Rubén', 'Lucía'].filter((name) => html.includes(name))).toEqual([])
  }
  await onlyTomas()
  await arrastrar(portal.page, { x: 80, y: 300 }, { x: 320, y: 310 })
  await arrastrar(portal.page, { x: 320, y: 300 }, { x: 80, y: 310 })
  await onlyTomas()

  portal = await phone.restart(async () => network.cut())
  mostrador = mostradorOn(portal)
  const code = '**/assets/main-*.js'
  await portal.page.route(code, (route) => route.abort()) // Only the first picture is there.
  for (const path of [`/mostrador/${norma?.idAfiliado}`, '/mostrador', '/']) {
    await portal.open(path)
    await expect(mostrador.qr()).toBeVisible()
    await onlyTomas()
  }
  await portal.page.unroute(code)
  await portal.open(`/mostrador/${norma?.idAfiliado}`)
  await mostrador.tomado()
  await onlyTomas()
  await expect(portal.page).toHaveURL(new RegExp(`/mostrador/${tomas?.idAfiliado}$`))
})

test('[SEC-34, SEC-08] a lent phone that asks for the password is given back only with it, also without signal', async ({
  phone: { portal },
  network,
}) => {
  await signedIn(portal)
  const { page } = portal
  const wrong = await pedirClave(portal, 'otra1234')
  await expect(wrong).toContainText('La contraseña actual no es correcta.')
  await pedirClave(portal)
  await expect(page.getByRole('button', { name: 'No pedirla' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await prestar(portal)
  await portal.kept(/PerfilScreen/)
  network.cut()

  await apretar(portal)
  const dialogo = claveDe(portal)
  const campo = dialogo.getByLabel('Contraseña/PIN', { exact: true })
  const seguir = dialogo.getByRole('button', { name: 'Continuar' })
  await expect(dialogo).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // Back closes the question and leaves the screen.
  await page.goBack()
  await expect(dialogo).toBeHidden()
  await expect(portal.titulo()).toHaveText('Modo prestado')

  // A held key does not press a button of the dialog that it opens.
  await mostradorOn(portal).mantener().focus()
  await page.keyboard.down('Enter')
  await page.clock.runFor(3000)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(dialogo).toBeVisible()
  for (const typed of ['una', 'dos', 'tres']) {
    await campo.fill(typed)
    await seguir.click()
    await expect(dialogo).toContainText('Esa no es tu contraseña.')
    await expect(campo).toHaveValue('')
  }
  await campo.fill('cuatro')
  await seguir.click()
  await expect(dialogo).toContainText('Demasiados intentos. Probá de nuevo en 0:')
  await expect(seguir).toBeDisabled()
  await page.reload()
  await expect(portal.titulo()).toHaveText('Modo prestado')
  await mostradorOn(portal).tomado()
  await apretar(portal)
  await expect(dialogo).toContainText('Demasiados intentos. Probá de nuevo en 0:')

  await page.clock.runFor(31_000)
  await campo.fill(people.norma.password)
  await seguir.click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await portal.open('/perfil')
  await page.getByRole('button', { name: 'No pedirla' }).click()
  await expect(page.getByRole('button', { name: 'Pedir contraseña' })).toBeVisible()
})

test('[SEC-34, SEC-28] after a forgotten password the owner signs out of a lent phone; unsent changes are kept', async ({
  phone: { portal },
  provider,
  network,
}) => {
  await signedIn(portal)
  await pedirClave(portal)
  await expect(portal.page.getByRole('button', { name: 'No pedirla' })).toBeVisible()
  await portal.kept(/AutorizacionesScreen/)
  network.cut()
  await portal.dismissNotification('20377')
  await prestar(portal)
  await apretar(portal)
  const dialogo = claveDe(portal)
  await dialogo.getByRole('button', { name: 'La olvidé' }).click()
  await dialogo.getByRole('button', { name: 'Cerrar mi sesión' }).click()
  await expect(dialogo).toContainText('Para esto necesitás señal.')
  await expect(portal.titulo()).toHaveText('Modo prestado')

  network.rule({ match: 'POST /v1/afiliados/', do: { kind: 'refuse' } })
  network.restore()
  await dialogo.getByRole('button', { name: 'Cerrar mi sesión' }).click()
  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect.poll(() => provider.sesionesAbiertas()).toBe(0)
  expect(JSON.stringify(await portal.session())).not.toContain('devolucion')
  network.heal()
  await portal.signIn()
  await expect.poll(async () => (await portal.outbox()).map(({ state }) => state)).toEqual(['done'])
})

test('[SEC-34, CHPIN-01] after a password change a lent phone asks for the new password', async ({
  phone: { portal },
}) => {
  await signedIn(portal)
  await pedirClave(portal)
  await expect(portal.page.getByRole('button', { name: 'No pedirla' })).toBeVisible()
  await portal.open('/cambiar-pin')
  await portal.page.getByLabel('Contraseña actual', { exact: true }).fill(people.norma.password)
  await portal.page.getByLabel('Nueva contraseña', { exact: true }).fill('nueva1234')
  await portal.page.getByLabel('Confirmar contraseña', { exact: true }).fill('nueva1234')
  await portal.page.getByRole('button', { name: 'Cambiar mi contraseña' }).click()
  await expect(portal.toast('El cambio de Contraseña fué exitoso.')).toBeVisible()
  await prestar(portal)
  await apretar(portal)
  const campo = claveDe(portal).getByLabel('Contraseña/PIN', { exact: true })
  await campo.fill(people.norma.password)
  await campo.press('Enter')
  await expect(claveDe(portal)).toContainText('Esa no es tu contraseña.')
  await campo.fill('nueva1234')
  await campo.press('Enter')
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SEC-34] the page that repairs the application erases nothing on a lent phone', async ({
  phone: { portal },
  network,
}) => {
  await signedIn(portal)
  await portal.open('/mostrador')
  await mostradorOn(portal).tomado()
  await mostradorOn(portal).prestarA('uno')
  await expect(portal.titulo()).toHaveText('Modo prestado')
  await portal.open('/reparar.html')
  await portal.page.getByRole('button', { name: 'Reparar' }).click()

  await expect(portal.page.getByText(/^Este teléfono está prestado/)).toBeVisible()
  network.cut()
  await portal.open('/')
  await expect(portal.titulo()).toHaveText('Modo prestado')
})

/**
 * Runs in a page: another window lends the phone while this page is frozen, and still writes when
 * Back restores it. Returns the text of each frame until the counter shows.
 */
async function traida(idAfiliado: number): Promise<string[]> {
  const frames: string[] = []
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const opening = indexedDB.open('portal-salida')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  const sesion = opening.result.transaction('sesion', 'readwrite').objectStore('sesion')
  const write = () => {
    const row = sesion.get('actual')
    row.addEventListener('success', () => {
      sesion.put({ ...row.result, prestado: idAfiliado })
      if (frames.length < 20) write()
      else opening.result.close()
    })
  }
  write()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  while (!frames.at(-1)?.includes('Modo prestado')) {
    await frame()
    frames.push(document.body.innerText)
  }
  return frames
}

test('[SEC-34] a page that Back restores on a lent phone shows only the counter, from the first frame on', async ({
  phone: { portal },
  provider,
}) => {
  await signedIn(portal)
  const [norma] = await provider.familia('norma')
  await portal.open('/sesiones')
  await expect(portal.page.getByText('Es este teléfono')).toBeVisible()

  const frames = await portal.page.evaluate(traida, norma?.idAfiliado ?? 0)

  expect(frames.length).toBeGreaterThan(20)
  expect(frames.filter((text) => text !== '' && !text.includes('Modo prestado'))).toEqual([])
})

test('text typed in a page is still there and visible after Back restores the page', async ({
  phone: { portal },
}) => {
  await signedIn(portal)
  await portal.open('/cambiar-pin')
  const campo = portal.page.getByLabel('Contraseña actual', { exact: true })
  await campo.fill('escrito antes')
  await portal.page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

  await expect(campo).toBeVisible()
  await expect(campo).toHaveValue('escrito antes')
})
