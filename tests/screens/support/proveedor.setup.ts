import { startProxy } from '../../faults/support/proxy.ts'
import startTemplate from '../../support/playwright.setup.ts'
import { rightWords } from '../../support/preguntas.ts'
import { type Provider, type ProviderOptions, startProvider } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { lector } from './lector.ts'
import { type Muestras, muestrasDe } from './muestras.ts'
import { tenderPuente } from './puente.ts'

/** One network for all screens of a run, and behind it a provider of its own for each test. Answers how to end both. */
export default async function startProveedor(): Promise<() => Promise<void>> {
  const dropTemplate = await startTemplate()
  let provider: Provider | undefined
  let muestras: Muestras | undefined
  const network = await startProxy(() => provider?.port() ?? 0)

  /** A provider that no test has seen, for somebody who has just signed in there; without one for nobody. */
  async function llegar(como: Who | null, options: ProviderOptions): Promise<string> {
    const before = provider
    provider = await startProvider(options)
    await before?.stop()
    network.log.length = 0
    muestras = muestrasDe(provider)
    return como === null ? '' : (await provider.session(como)).token
  }

  const palabras = async (cuil: string) => (provider ? rightWords(provider.base.db, cuil) : [])

  tenderPuente({
    port: network.port,
    partes: {
      network: () => network,
      provider: () => provider,
      persona: () => ({ llegar, palabras }),
      lector: () => lector,
      muestras: () => muestras,
    },
  })
  return async () => {
    await network.close()
    await provider?.stop()
    dropTemplate()
  }
}
