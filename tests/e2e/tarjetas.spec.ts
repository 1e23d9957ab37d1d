import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { PNG } from 'pngjs'

import { deBase64 } from '#contract/base64.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { comprobar } from '#contract/pase/comprobar.ts'

import type { Portal } from '../support/portal.ts'
import { scan, scanAsChecker } from '../support/scan.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { mobile: false, width: 1280, height: 900 } })

const run = promisify(execFile)

/** The printed pages, in grey at 150 dots an inch; undefined without a program that makes them. */
async function printed({ page }: Portal): Promise<Buffer[] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-papel-'))
  try {
    await writeFile(join(folder, 'papel.pdf'), await page.pdf({ preferCSSPageSize: true }))
    const raster = ['-r', '150', '-gray', '-png', join(folder, 'papel.pdf'), join(folder, 'hoja')]
    await run('pdftoppm', raster)
    const { stdout } = await run('ls', [folder])
    const pages = stdout.split('\n').filter((name) => name.endsWith('.png'))
    return await Promise.all(pages.toSorted().map((name) => readFile(join(folder, name))))
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined // The program pdftoppm is missing.
    throw error
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A part of a page; `from` and `high` are shares of its height. */
function part(page: Buffer, from: number, high: number): Buffer {
  const whole = PNG.sync.read(page)
  const top = Math.floor(from * whole.height)
  const height = Math.floor(high * whole.height)
  const cut = new PNG({ width: whole.width, height })
  PNG.bitblt(whole, cut, 0, top, whole.width, height, 0, 0)
  return PNG.sync.write(cut)
}

test('[SEC-50, SHELL-26] the family’s cards print without signal, and their codes pass the check', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  const copies = async () => (await portal.copies()).map(({ key }) => key)
  await expect.poll(copies).toContain('pases')
  const answer = await fetch(`${network.url}/v1/portal/pases/confianza`)
  const { claves } = (await answer.json()) as Confianza
  const clave = (kid: number) =>
    deBase64(claves.find((one) => one.kid === kid && one.uso === 'pase')?.clave ?? '')
  const expectGood = async (picture: Buffer, nombre: string) => {
    const read = await scan(picture)
    expect(read).toHaveLength(1)
    expect(scanAsChecker(picture)).toBe(read[0])
    const [address, digits = ''] = read[0]?.split('#') ?? []
    expect(address).toBe(`${network.url}/validar-credencial/i`)
    expect(await comprobar('i', digits, { clave, ahora: Date.now() })).toMatchObject({
      state: 'firma-valida',
      pase: { version: 2, nombre },
    })
  }
  await portal.open('/tarjetas')
  await expect(portal.titulo()).toHaveText('Imprimir tarjetas')
  network.cut()

  await expect(portal.page.getByRole('img', { name: /^Código QR de la tarjeta/ })).toHaveCount(4)
  const sheets = await printed(portal)
  if (sheets) {
    expect(sheets).toHaveLength(4)
    await expectGood(sheets[0] ?? Buffer.alloc(0), 'Norma')
    await expectGood(sheets[3] ?? Buffer.alloc(0), 'Tomás')
  }

  await portal.page.getByText('Billetera', { exact: true }).click()
  const wallets = await printed(portal)
  if (wallets) {
    expect(wallets).toHaveLength(1)
    await expectGood(part(wallets[0] ?? Buffer.alloc(0), 0, 0.32), 'Norma')
  }

  await portal.page.getByText('Rubén Peralta', { exact: true }).first().click()
  await expect(portal.page.getByRole('img', { name: /^Código QR de la tarjeta/ })).toHaveCount(1)
})

test('[SHELL-26] links to print the cards show only on a computer', async ({ open, provider }) => {
  const [norma] = await provider.familia('norma')
  const paths = ['/grupo-familiar', `/ver-afiliado/${norma?.idAfiliado}`]
  const check = async (look: Parameters<typeof open>[0], count: number) => {
    const { portal } = await open(look)
    await portal.signIn()
    for (const path of paths) {
      await portal.open(path)
      await expect(portal.titulo()).toBeVisible()
      await expect(portal.page.getByText('Trayendo')).toHaveCount(0)
      await expect(portal.page.getByRole('link', { name: /[Ii]mprimir/ }), path).toHaveCount(count)
    }
  }
  await check({ width: 1280, height: 800, mobile: false }, 1)
  await check({ width: 767, height: 800, mobile: false }, 0)
  await check({ width: 1024, height: 800, mobile: true }, 0)
})

test('[SHELL-26] on a phone the page to print cards has no form and says that printing needs a computer', async ({
  open,
}) => {
  const { portal } = await open({ mobile: true, width: 390, height: 844 })
  await portal.signIn()
  await portal.open('/tarjetas')
  const main = portal.page.getByRole('main')
  await expect(main).toContainText('Para imprimirlas, abrí esta página en una computadora.')
  await expect(main.getByRole('radio')).toHaveCount(0)
})
