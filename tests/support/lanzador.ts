import { COMPARTIDO } from '#contract/compartido.ts'

import type { Chosen } from '../faults/support/files.ts'
import type { Portal } from './portal.ts'

/**
 * A computer that opens files with the installed portal, as its browser hands them over: real
 * files, kept until a page asks. No test browser has an installed portal; these files lie in the
 * origin's own folder.
 */
export async function lanzadorOn(portal: Portal) {
  const { page } = portal
  await page.addInitScript(entregar)
  return {
    /** `idos`: moved or deleted before they are read. */
    async abrirCon(files: Chosen[], { idos = [] }: { idos?: string[] } = {}) {
      const named = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }))
      await page.evaluate(guardar, { named, idos })
      await portal.open(COMPARTIDO)
    },
  }
}

type Handed = { targetURL: string; files: FileSystemFileHandle[] }

/** Runs in the page. */
async function guardar({
  named,
  idos,
}: {
  named: { name: string; base64: string }[]
  idos: string[]
}) {
  const folder = await navigator.storage.getDirectory()
  for (const { name, base64 } of named) {
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await stream.write(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0))
    await stream.close()
  }
  const names = named.map(({ name }) => name)
  sessionStorage.setItem('lanzados', JSON.stringify({ names, idos }))
}

/** Runs in the page, before its own scripts. */
function entregar() {
  if (!isSecureContext || origin === 'null') return // a blank page has neither files nor a portal
  const launched = sessionStorage.getItem('lanzados')
  sessionStorage.removeItem('lanzados')
  let consume: ((launch: Handed) => void) | undefined
  const waiting: Handed[] = []
  Object.defineProperty(window, 'launchQueue', {
    value: {
      setConsumer(one: (launch: Handed) => void) {
        consume = one
        for (const handed of waiting.splice(0)) one(handed)
      },
    },
  })
  async function launch(text: string) {
    const { names, idos } = JSON.parse(text) as { names: string[]; idos: string[] }
    const folder = await navigator.storage.getDirectory()
    const files = await Promise.all(names.map((name) => folder.getFileHandle(name)))
    for (const name of idos) await folder.removeEntry(name)
    const handed = { targetURL: location.href, files }
    if (consume) consume(handed)
    else waiting.push(handed)
  }
  if (launched !== null) void launch(launched)
}
