import { createHash } from 'node:crypto'

import { COMPARTIDO } from '#contract/compartido.ts'

import { type Chosen, hashOf } from '../faults/support/files.ts'
import { violationsOf } from '../support/axe.ts'
import { mostradorOn } from '../support/contador.ts'
import { oscura } from '../support/foto.ts'
import { lanzadorOn } from '../support/lanzador.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { asistenteOn, pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'

/**
 * Shares files as a phone's menu does: a form sent to the manifest's address, without the
 * application's name.
 */
async function compartir({ page }: Portal, origin: string, files: Chosen[]) {
  await page.goto('about:blank')
  await page.setContent(
    `<form action="${origin}${COMPARTIDO}" method="post" enctype="multipart/form-data">
      <input type="file" name="archivos" multiple><button>Compartir</button></form>`,
  )
  await page.locator('input').setInputFiles(files)
  // The portal removes it from the address as soon as it has read it.
  const delivered = page.waitForURL(/\?fue=/, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Compartir' }).click()
  await delivered
}

test('files from other applications are kept once and join a request, also without signal', async ({
  phone,
  provider,
  network,
}) => {
  let { portal } = phone
  const { origin } = phone.browser
  const orden = pdf('orden.pdf', 20_000)
  const foto = oscura('foto.png')
  const carta = { name: 'carta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') }
  await portal.signIn()
  await portal.readyForNoSignal()
  for (const file of [
    /RecibidosScreen/,
    /AutorizacionesScreen/,
    /\/papel-[^/]*\.js/,
    /worker-papel-/,
  ])
    await portal.kept(file)
  await expect
    .poll(async () => (await portal.copies()).map(({ key }) => key))
    .toEqual(expect.arrayContaining(['tipos-de-cobertura', 'grupo-familiar']))
  network.cut()
  const main = portal.page.getByRole('main')
  const nombres = async () => (await portal.received()).map(({ name }) => name).toSorted()

  await test.step('shared files are kept without signal; a file that cannot be sent is refused by name', async () => {
    await compartir(portal, origin, [orden, foto, carta])
    await expect(portal.titulo()).toHaveText('Archivos recibidos')
    await expect(main.getByRole('listitem').filter({ hasText: 'orden.pdf' })).toBeVisible()
    await expect(main.getByRole('alert')).toContainText('carta.jpg')
    await expect(main.getByRole('alert')).toContainText(
      'Por dentro es otra cosa, aunque su nombre diga que no.',
    )
    await portal.page.getByRole('button', { name: 'Cerrar el aviso de carta.jpg' }).click()
    await expect.poll(nombres).toEqual(['foto.png', 'orden.pdf'])
    expect(await violationsOf(portal.page)).toEqual([])
  })

  await test.step('files shared twice are kept once, also after an empty share', async () => {
    await compartir(portal, origin, [orden, foto])
    await compartir(portal, origin, [])
    await expect(main.getByRole('checkbox')).toHaveCount(2)
    await expect(
      main.getByText(
        'No llegó ningún archivo. Algunas aplicaciones comparten sin mandarlo: compartilo de nuevo, o elegilo desde acá.',
      ),
    ).toHaveCount(0)
    portal = await phone.kill()
    await portal.open(COMPARTIDO)
    await expect(portal.page.getByRole('checkbox')).toHaveCount(2)
  })

  const asistente = asistenteOn(portal)
  const boton = (name: string) => portal.page.getByRole('button', { name, exact: true })
  /** Deletes all files, each after its question. */
  const borrar = async (...names: string[]) => {
    for (const name of names) {
      await boton(`Borrar ${name}`).click()
      await portal.page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
      await expect(boton(`Borrar ${name}`)).toHaveCount(0)
    }
    await expect(portal.page.getByText('Todavía no hay archivos')).toBeVisible()
  }
  await test.step('files of unknown origin are unticked and need a confirmation', async () => {
    await expect(portal.page.getByText('No sabemos quién los mandó')).toBeVisible()
    await expect(portal.page.getByRole('checkbox', { checked: false })).toHaveCount(2)
  })

  const siUsar = () =>
    portal.page.getByRole('dialog').getByRole('button', { name: 'Sí, usar' }).click()
  await test.step('the first file starts a request, the second joins it', async () => {
    await portal.page.getByRole('checkbox', { name: 'Usar orden.pdf' }).check()
    await boton('Nueva solicitud').click()
    await siUsar()
    await expect(
      portal.page.getByText('El archivo que recibiste te espera en el paso 2.'),
    ).toBeVisible()
    await asistente.primerPaso()
    await asistente.siguiente()
    await expect(portal.page.getByText('1 de 4 archivos')).toBeVisible()
    // Once the draft that names a file is stored, the file leaves the received ones.
    await expect.poll(nombres).toEqual(['foto.png'])
    await portal.open('/autorizaciones')
    await portal.page.getByRole('link', { name: /Tenés 1 archivo recibido/ }).click()
    await portal.page.getByRole('checkbox', { name: 'Usar foto.png' }).check()
    await boton('Agregar a la de Norma Quiroga, paso 2').click()
    await siUsar()
    await expect(portal.page.getByText('2 de 4 archivos')).toBeVisible()
    await expect(portal.page.getByText('Salió oscura: puede que no se lea.')).toBeVisible()
    await expect.poll(nombres).toEqual([])
    await asistente.siguiente()
    await asistente.guardar()
    await expect(portal.titulo()).toHaveText(/^Guardada en este/)
    const [row] = await portal.outbox()
    network.restore()
    await phone.fireSync()
    const papeles = () => provider.papelesDeSolicitud(String(row?.id))
    await expect
      .poll(papeles)
      .toMatchObject([
        { nombre: 'orden.pdf', huella: hashOf(orden.buffer) },
        { nombre: 'foto.png' },
      ])
  })

  await test.step('an empty share says so; a chosen file stays beside a shared one; deleting asks first', async () => {
    await compartir(portal, origin, [])
    await expect(
      portal.page.getByText(
        'No llegó ningún archivo. Algunas aplicaciones comparten sin mandarlo: compartilo de nuevo, o elegilo desde acá.',
      ),
    ).toBeVisible()
    await expect(portal.page.getByText('Todavía no hay archivos')).toBeVisible()
    await asistente.elegir('Archivo PDF', pdf('otra.pdf'))
    await expect(portal.page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    // With several deliveries none is selected at first.
    await compartir(portal, origin, [orden])
    await expect(portal.page.getByRole('checkbox', { checked: false })).toHaveCount(2)
    await borrar('otra.pdf', 'orden.pdf')
  })

  const lanzador = await lanzadorOn(portal)
  await test.step('files opened from a computer are kept once and whole; a missing one stops no other', async () => {
    const avisos = portal.page.getByRole('main').getByRole('alert')
    await lanzador.abrirCon([pdf('mudada.pdf'), orden, carta], { idos: ['mudada.pdf'] })
    await expect(portal.page.getByRole('checkbox', { name: 'Usar orden.pdf' })).toBeVisible()
    await expect(avisos).toContainText('carta.jpg')
    const sha256 = (of: Buffer | string) => createHash('sha256').update(of).digest()
    const received = await portal.received()
    const [uid = ''] = received[0]?.id.split('/') ?? []
    // The id is a hash of name, size and bytes.
    const { name, buffer } = orden
    const de = `${uid}/${name}/${buffer.length}/${sha256(buffer).join('.')}`
    expect(received.map(({ name: suyo }) => suyo).toSorted()).toEqual(['carta.jpg', 'orden.pdf'])
    expect(received.map(({ id }) => id)).toContain(`${uid}/${sha256(de).toString('hex')}`)
    await boton('Cerrar el aviso de carta.jpg').click()
    await lanzador.abrirCon([orden, pdf('otra.pdf')])
    await expect(portal.page.getByRole('checkbox')).toHaveCount(2)
    await expect(avisos).not.toContainText('carta.jpg')
    await borrar('orden.pdf', 'otra.pdf')
  })

  await test.step('[SEC-33] a lent phone and a signed-out phone keep no files, and say so', async () => {
    await portal.open('/mostrador')
    await mostradorOn(portal).tomado()
    await mostradorOn(portal).prestarA('uno')
    await expect(portal.titulo()).toHaveText('Modo prestado')
    await compartir(portal, origin, [orden])
    await expect(portal.page.getByText('El archivo no se guardó: está prestado.')).toBeVisible()
    expect(await nombres()).toEqual([])
    await portal.page.evaluate(() => localStorage.clear())
    await portal.open('/')
    await expect(portal.ingresar()).toBeVisible()
    await compartir(portal, origin, [orden])
    await expect(
      portal.page.getByText('Ingresá y compartí el archivo de nuevo: sin ingresar no se guarda.'),
    ).toBeVisible()
    expect(await nombres()).toEqual([])
  })

  await test.step('[SHELL-24] a file opened while signed out waits in the browser until the sign-in', async () => {
    await lanzador.abrirCon([pdf('antes.pdf')])
    await expect(portal.ingresar()).toBeVisible()
    expect(await nombres()).toEqual([])
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect(portal.titulo()).toHaveText('Archivos recibidos')
    await expect(portal.page.getByRole('checkbox', { name: 'Usar antes.pdf' })).toBeVisible()
  })
})
