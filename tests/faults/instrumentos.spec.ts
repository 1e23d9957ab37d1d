import { expect, test } from '../support/test.ts'
import { fileOf } from './support/files.ts'
import { everywhere, lacks } from './support/lacks.ts'
import { notasOn } from './support/notas.ts'
import { lyingOnDisk } from './support/onDisk.ts'
import { startStranger } from './support/stranger.ts'

// Tests of the instruments: a fault that does not happen would let every test pass.

test('the test tool freezes a tab until it is released, while another tab works', async ({
  phone,
}) => {
  await phone.portal.open('/signin')
  const { browser } = phone
  const frozen = browser.page()
  const other = await browser.newPage()
  await other.goto(`${browser.origin}/signin`)

  const letGo = await browser.freeze(frozen)
  let answered = false
  const answer = frozen
    .evaluate(() => 'awake')
    .then((said) => {
      answered = true
      return said
    })
  expect(await other.evaluate(() => 'other')).toBe('other')
  expect(answered).toBe(false)

  letGo()
  expect(await answer).toBe('awake')
})

test('with a quota set before the first use, a write fails with QuotaExceededError', async ({
  phone,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  const portal = await phone.restart()
  // Chromium counts stored bytes, not bytes being written: the space must be used up already.
  await phone.browser.setQuota(50_000)
  await portal.open('/portal-config.json')

  expect(await portal.page.evaluate(write, 3_000_000)).toBe('QuotaExceededError')
})

/** Runs in the page: result of writing this many bytes. */
function write(bytes: number): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('grande')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('filas'))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('filas', 'readwrite')
      writing.objectStore('filas').put(new Uint8Array(bytes), bytes)
      writing.addEventListener('abort', () => resolve(String(writing.error?.name)))
      writing.addEventListener('complete', () => resolve('written'))
    })
  })
}

test('the test tools damage the databases but not local storage, and an eviction deletes both', async ({
  phone,
}) => {
  await phone.portal.signIn()
  const token = () => phone.portal.page.evaluate(() => localStorage.getItem('token'))
  const kept = String(await token())
  await phone.closeWindows()
  await lyingOnDisk(phone, kept)
  await phone.restart(() => phone.browser.damageDatabases())
  await phone.portal.open('/portal-config.json')
  const version = () =>
    phone.portal.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('portal-salida')
          opening.addEventListener('upgradeneeded', ({ oldVersion }) => resolve(oldVersion))
          opening.addEventListener('success', () => resolve(opening.result.version))
        }),
    )
  expect([await version(), await token()]).toEqual([0, kept])

  await phone.browser.evict('all')
  expect(await token()).toBe(null)
})

test('the test tools really end a crashed tab and a stopped service worker', async ({ phone }) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await phone.browser.stopServiceWorkers()
  await phone.browser.crash(phone.portal.page)

  const portal = await phone.newWindow()
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
})

test('a function removed from the browser is missing in page, worker and service worker', async ({
  network,
  open,
}) => {
  const without = lacks.sync + lacks.locks
  everywhere(network, `${without} console.log('altered');`)
  const heard: string[] = []
  const { portal, browser } = await open({ scripts: [without] })
  browser.context().on('console', (message) => heard.push(message.text()))
  browser
    .context()
    .on('serviceworker', (worker) =>
      worker.on('console', (message) => heard.push(`service worker: ${message.text()}`)),
    )
  await portal.signIn()

  expect(await portal.page.evaluate(() => ['SyncManager' in window, 'locks' in navigator])).toEqual(
    [false, false],
  )
  await portal.readyForNoSignal()
  const [worker] = browser.context().serviceWorkers()
  expect(await worker?.evaluate(() => ['SyncManager' in self, 'locks' in navigator])).toEqual([
    false,
    false,
  ])
  expect(heard).toContain('altered')
})

test('the test network slows an upload, cuts another, and records the requests to another host', async ({
  phone,
  network,
  provider,
}) => {
  await provider.addNota('norma', { idNota: 7, titulo: 'Una', texto: '', fecha: '2026-01-02' })
  await phone.portal.signIn()
  const notas = notasOn(phone.portal)
  await notas.open()
  network.rule({
    match: 'POST /v1/prueba/notas/archivos',
    do: { kind: 'slowUpload', bytesPerSecond: 60_000 },
  })

  await notas.adjuntar({ nota: 'Una', descripcion: 'Lento', files: [fileOf('a.jpg', 90_000)] })
  await expect.poll(async () => (await phone.portal.outbox())[0]?.state).toBe('done')

  const [upload] = network.asked('/v1/prueba/notas/archivos')
  expect(Number(upload?.endedAt) - Number(upload?.at)).toBeGreaterThan(1500)
  const stranger = await startStranger()
  network.rule({ match: 'GET /portal-config.json', do: { kind: 'redirect', to: stranger.url } })
  await phone.portal.page.goto(`${phone.browser.origin}/portal-config.json`)
  expect(stranger.log.map(({ path }) => path)).toContain('/login')
  await stranger.close()
})
