import { startProxy } from '../../faults/support/proxy.ts'
import startTemplate from '../../support/playwright.setup.ts'
import { lector } from './lector.ts'
import { type Muestras, muestrasDe } from './muestras.ts'
import { personaEn } from './persona.ts'
import { tenderPuente } from './puente.ts'

/**
 * Starts one network for all screens of a run, with a provider of its own for each test. Returns a
 * function that ends both.
 */
export default async function startProveedor(): Promise<() => Promise<void>> {
  const dropTemplate = await startTemplate()
  let muestras: Muestras | undefined
  const personas = personaEn((own) => {
    network.log.length = 0
    muestras = muestrasDe(own)
  })
  const network = await startProxy(() => personas.current()?.port() ?? 0)

  tenderPuente({
    atender: (request, response) => network.handle(request, response),
    partes: {
      network: () => network,
      provider: personas.current,
      persona: () => personas.persona,
      lector: () => lector,
      muestras: () => muestras,
    },
  })
  return async () => {
    await network.close()
    await personas.end()
    dropTemplate()
  }
}
