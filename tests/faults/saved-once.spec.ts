import { texts } from '../support/areaDePrueba/texts.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import { type Kind, adjunto, descarte, kinds, nota, ready, standing } from './support/operations.ts'

test('[FLT-50] Guardar or Enter pressed twice makes one change', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, nota)
  await nota.write(portal, 1)
  await notasOn(portal).boton().dblclick()
  await nota.kept(portal, 1)

  await nota.write(portal, 2)
  const titulo = notasOn(portal).form().getByLabel(texts.tituloDeNota)
  await titulo.focus()
  await portal.page.evaluate(() => {
    const form = document.activeElement?.closest('form')
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await nota.kept(portal, 2)

  await expect.poll(() => standing(portal, nota)).toEqual(['done', 'done'])
  expect(await provider.efectos()).toHaveLength(2)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-50] Guardar pressed at once in two windows with the same form makes one change', async ({
  phone,
  provider,
  network,
}) => {
  const one = await ready({ phone, provider, network }, nota)
  const other = await phone.newWindow()
  await notasOn(other).open()
  await nota.write(one, 1)
  await expect(notasOn(other).form().getByLabel(texts.tituloDeNota)).toHaveValue('Nota 1')
  await expect(notasOn(other).form().getByLabel(texts.fecha)).not.toHaveValue('')

  await Promise.all([nota.press(one, 1), nota.press(other, 1)])

  await nota.kept(one, 1)
  await nota.kept(other, 1)
  await expect.poll(() => standing(one, nota)).toEqual(['done'])
  expect(await provider.efectos()).toHaveLength(1)

  await nota.make(other, 2)
  await expect.poll(() => standing(one, nota)).toEqual(['done', 'done'])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-50] a notification touched twice, and in two windows, is dismissed once', async ({
  phone,
  provider,
  network,
}) => {
  const one = await ready({ phone, provider, network }, descarte)
  const other = await phone.newWindow()
  await other.open('/')
  await descarte.write(one, 1)
  await descarte.write(other, 1)

  // Both buttons are found before either window gets the other's change: afterwards one may be gone.
  const buttons = await Promise.all(
    [one, other].map((portal) => portal.enLaCampana('20377').elementHandle()),
  )
  await Promise.all(
    buttons.map((button) =>
      button?.evaluate((it) => {
        const touched = it as HTMLElement
        touched.click()
        touched.click()
      }),
    ),
  )

  await expect.poll(() => standing(one, descarte)).toEqual(['done'])
  expect(await provider.efectos()).toHaveLength(1)
  await settle({ phone, provider, network }, 'norma')
})

/** Closes the window `ms` after the click; returns whether the phone had confirmed the change before. */
async function closeAfter(
  portal: Awaited<ReturnType<typeof ready>>,
  kind: Kind,
  n: number,
  ms: number,
) {
  let kept = false
  await kind.write(portal, n)
  const pressing = kind.press(portal, n).then(
    async () => {
      await kind.kept(portal, n)
      kept = true
    },
    () => undefined,
  )
  await new Promise((resolve) => setTimeout(resolve, ms))
  const known = kept
  await portal.page.close()
  await pressing.catch(() => undefined) // The promise was lost with the window.
  return known
}

for (const kind of kinds)
  test(`[FLT-42] ${kind.name}: a window closed within 50 ms of the click stores the change whole or not at all`, async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, kind, 3)
    network.cut()
    const confirmed: number[] = []
    for (const [index, ms] of [5, 25, 50].entries()) {
      const portal = await phone.newWindow()
      await portal.open('/')
      await expect(portal.titulo()).toHaveText(/^Hola, /)
      await kind.open(portal)
      if (await closeAfter(portal, kind, index + 1, ms)) confirmed.push(index + 1)
    }

    const portal = await phone.newWindow()
    await portal.open('/')
    const rows = (await portal.outbox()).filter(({ type }) => type === kind.type)
    for (const n of confirmed) expect(rows.some(({ payload }) => kind.isNth(payload, n))).toBe(true)
    for (const { payload } of rows)
      expect([1, 2, 3].filter((n) => kind.isNth(payload, n))).toHaveLength(1)

    network.restore()
    await settle({ phone, provider, network }, 'norma')
    if (kind === adjunto) expect(await provider.archivos()).toHaveLength(rows.length * 2)
  })
