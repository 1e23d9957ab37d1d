import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'
import { basesOf, openDevice } from '#local/bases/device.ts'
import { CLAVE_USO } from '#local/bases/names.ts'
import { quitar } from '#local/candado/candado.ts'
import { probarPin } from '#local/candado/intentos.ts'
import { terminar } from '#local/candado/porPartes.ts'

import { people } from '../support/people.ts'
import {
  PIN,
  cerrada,
  cerrar,
  conCambioYCandado,
  conCandado,
  conPin,
  dice,
  poner,
  puesto,
  sinAbrir,
} from './support/candado.ts'
import { salida } from './support/guardado.ts'
import { ingresar } from './support/ingresar.ts'
import { network } from './support/lejos.ts'
import { abrir, abrirOtraVez, boton, expectClean, ir, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

test('a lock is put on in the profile, closes by a button, and opens with its PIN alone', async () => {
  await abrir('/perfil')
  expect(await sinAbrir()).toContain('Norma')
  await tocar(page.getByRole('link', { name: /^Candado/ }))
  await expect.element(titulo()).toHaveTextContent('Candado')
  await expectClean()
  await poner('12345')
  await dice('Son seis números.')
  await poner('345678')
  await dice('Es fácil de adivinar. Elegí otro.')
  await poner(PIN, '274917')
  await dice('No es igual al de arriba.')
  await poner()
  await dice('El candado está puesto.')
  await expect.element(puesto()).toHaveFocus()
  await expectClean()
  // The engine, too, has the keys a moment later.
  await expect.poll(sinAbrir).not.toContain('Norma')

  await cerrar()
  await expectClean()
  expect(document.body.textContent).not.toContain('Norma')
  await conPin('274917')
  await dice('No es ese PIN. Quedan 9 intentos.')
  await conPin(PIN)
  await expect.element(puesto()).toBeVisible()
  ir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('a locked phone shows the opening screen at each address, and the page after the PIN', async () => {
  await conCandado()
  await cerrar()
  for (const path of ['/', '/mostrador', '/ver-autorizacion?id=1', '/no-existe']) {
    await abrirOtraVez(path)
    await cerrada()
  }
  await abrirOtraVez('/perfil')
  await cerrada()
  await conPin(PIN)
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('a locked phone sends a change that was made before', async () => {
  await conCambioYCandado()
  const asked = () => network.asked('/v1/domicilio/guardar-domicilio')
  await network.heal()
  window.dispatchEvent(new Event('online'))
  await expect.poll(async () => (await asked()).length).toBe(1)
  await expect.poll(async () => (await salida()).map(({ state }) => state)).toEqual(['done'])
  expect((await salida())[0]).not.toHaveProperty('payload')
})

test('a forgotten PIN leads to the sign-in, and unsent changes are there afterwards', async () => {
  await conCambioYCandado()
  await tocar(boton('Olvidé el PIN'))
  await expectClean()
  await tocar(boton('Borrar e ingresar'))
  await expect.element(boton('Ingresar')).toBeVisible()
  expect((await salida()).map(({ state }) => state)).toEqual(['pending'])

  await network.heal()
  await ingresar(people.norma)
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.poll(() => network.asked('/v1/domicilio/guardar-domicilio')).toHaveLength(1)
  ir('/candado')
  await expect.element(boton('Poner el candado')).toBeVisible()
})

test(
  'the tenth wrong PIN in a row erases the copies and ends the session',
  { tags: ['largo'] },
  async () => {
    await conCandado()
    await cerrar()
    for (let quedan = 9; quedan > 3; quedan--) {
      await conPin('000000')
      await dice(`No es ese PIN. Quedan ${quedan} intentos.`)
    }
    await conPin('000000')
    await expect
      .element(page.getByText('Quedan 3 intentos. Después se borra lo guardado'))
      .toBeVisible()
    await conPin('000000')
    await expect.element(page.getByText('Quedan 2 intentos.')).toBeVisible()
    await conPin('000000')
    await expect.element(page.getByText('Queda 1 intento.')).toBeVisible()
    await conPin('000000')
    await expect.element(boton('Ingresar')).toBeVisible()
    await expect.element(page.getByText('porque el PIN se puso mal diez veces')).toBeVisible()
    expect(await sinAbrir()).not.toContain('Norma')
  },
)

test('the PIN is changed after the present one, and taking the lock off needs it too', async () => {
  await conCandado()
  await tocar(boton('Cambiar el PIN'))
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabelText('PIN actual').fill('111112')
  await dialogo.getByLabelText('PIN nuevo').fill('830415')
  await dialogo.getByLabelText('El mismo PIN otra vez').fill('830415')
  await expectClean()
  await tocar(boton('Cambiarlo'))
  await dice('No es ese PIN. Quedan 9 intentos.')
  await dialogo.getByLabelText('PIN actual').fill(PIN)
  await tocar(boton('Cambiarlo'))
  await dice('El PIN nuevo ya sirve.')
  await cerrar()
  await conPin(PIN)
  await dice('No es ese PIN. Quedan 9 intentos.')
  await conPin('830415')
  await expect.element(puesto()).toBeVisible()

  await tocar(boton('Sacar el candado'))
  await page.getByRole('dialog').getByLabelText('PIN actual').fill('830415')
  await tocar(boton('Sacarlo'))
  await expect.element(boton('Poner el candado')).toBeVisible()
  await expect.poll(sinAbrir).toContain('Norma')
  await abrirOtraVez('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('a lock closes after the chosen time without use, and when another window closes it', async () => {
  await conCandado()
  const unMinuto = page.getByRole('radio', { name: 'Después de 1 min sin uso' })
  await tocar(unMinuto)
  await expect.element(unMinuto).toBeChecked()
  localStorage.setItem(CLAVE_USO, String(Date.now() - 50_000))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(puesto()).toBeVisible()
  localStorage.setItem(CLAVE_USO, String(Date.now() - 61_000))
  document.dispatchEvent(new Event('visibilitychange'))
  await cerrada()
  await conPin(PIN)
  await expect.element(puesto()).toBeVisible()

  const otra = new BroadcastChannel('portal-candado')
  otra.postMessage({ uid: (await sesion()).uid, cerrar: true })
  await cerrada()
  otra.close()
})

/** Notes a last use of the portal this many minutes ago. */
const sinUsoDesdeHace = (minutos: number) =>
  localStorage.setItem(CLAVE_USO, String(Date.now() - minutos * 60_000))

test('an open page whose time without use is over gives its key to no window, and closes', async () => {
  await conCandado()
  const { uid } = await sesion()
  const heard: string[] = []
  sinUsoDesdeHace(6)
  const otra = new BroadcastChannel('portal-candado')
  otra.addEventListener('message', ({ data }) => heard.push(...Object.keys(data as object)))
  otra.postMessage({ uid, pregunta: true })
  await cerrada()
  await expect.poll(() => heard).toContain('cerrar')
  expect(heard).not.toContain('clave')
  otra.close()
})

test('the touch that wakes a page after its time without use closes the lock', async () => {
  await conCandado()
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await cerrada()
  await expect.element(puesto()).not.toBeInTheDocument()
})

test('a time that was chosen in another window counts in this one, too', async () => {
  await conCandado()
  const { uid } = await sesion()
  await device.salida.candado.where({ id: uid }).modify({ minutos: 60 })
  const unaHora = page.getByRole('radio', { name: 'Después de 1 hora sin uso' })
  await expect.element(unaHora).toBeChecked()
  sinUsoDesdeHace(6)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(puesto()).toBeVisible()
})

test('a page that comes back into sight puts the key that sends its changes into the store', async () => {
  await conCandado()
  const { uid } = await sesion()
  const envio = async () => (await device.salida.candado.get(uid))?.envio
  await device.salida.candado.where({ id: uid }).modify((row) => void delete row.envio)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(envio).toBeDefined()
})

test('a page that is closed already stays on its opening screen when another window closes', async () => {
  await conCandado()
  await cerrar()
  const otra = new BroadcastChannel('portal-candado')
  const { candado: before } = device
  otra.postMessage({ uid: (await sesion()).uid, cerrar: true })
  await expect.poll(() => device.candado === before).toBe(false)
  await cerrada()
  otra.close()
})

test('a locked page that did not hear of it opens by itself once the lock is taken off', async () => {
  await conCandado()
  await cerrar()
  // Another window, whose messages do not arrive here.
  const otra = openDevice()
  const { uid } = await sesion()
  const said = await probarPin(otra, uid, PIN)
  if (said.state !== 'abierto') throw new Error(said.state)
  const llavero = await quitar(otra, uid, said.clave)
  if (!llavero) throw new Error('no lock')
  await expect.poll(() => terminar(otra, llavero)).toBe(true)
  for (const base of basesOf(otra)) base.close()

  await expect.element(boton('Poner el candado')).toBeVisible()
})

test('a lock that is being erased takes no new PIN, and no copy is lost by the try', async () => {
  await conCandado()
  const { uid } = await sesion()
  await device.salida.candado.where({ id: uid }).modify({ paso: 'borrado' })
  await poner()
  await dice('No se pudo. Nada se perdió: probá de nuevo.')
  expect(await device.lectura.copias.count()).toBeGreaterThan(0)
})

/** The session's row. */
async function sesion() {
  const row = await device.salida.sesion.get('actual')
  if (!row) throw new Error('no session')
  return row
}

test('counter and credential open on a locked phone after the choice, and nothing else does', async () => {
  await conCandado()
  await tocar(boton('Dejarlos afuera'))
  const dialogo = page.getByRole('dialog')
  await expect.element(dialogo).toHaveTextContent('las recetas vigentes, con sus remedios')
  await expectClean()
  await dialogo.getByLabelText('PIN actual').fill(PIN)
  await tocar(dialogo.getByRole('button', { name: 'Dejarlos afuera' }))
  await dice('La credencial y el modo mostrador se muestran con el candado cerrado.')
  await cerrar()
  await tocar(page.getByRole('link', { name: 'Mostrar la credencial' }))
  await expect.element(titulo()).toHaveTextContent('Mostrador')
  await expect.poll(() => document.body.textContent).toContain('Norma Quiroga')
  expect(document.body.textContent).toContain('Levotiroxina')
  await expectClean()
  ir('/')
  await cerrada()
  expect(document.body.textContent).not.toContain('Norma')

  await conPin(PIN)
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/candado')
  await tocar(boton('Cerrarlos también'))
  await dialogo.getByLabelText('PIN actual').fill(PIN)
  await tocar(dialogo.getByRole('button', { name: 'Cerrarlos también' }))
  await dice('La credencial y el modo mostrador se cierran con el candado.')
  await cerrar()
  await expect.element(boton('Olvidé el PIN')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Mostrar la credencial' }))
    .not.toBeInTheDocument()
  ir('/mostrador')
  await cerrada()
  expect(await sinAbrir()).not.toContain('Norma')
})
