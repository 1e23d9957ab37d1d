import { rightWords } from '../../support/preguntas.ts'
import { type Provider, type ProviderOptions, startProvider } from '../../support/provider.ts'
import type { Who } from '../../support/server.ts'
import { type BaseMold, beginMold } from '../../support/template.ts'

export type Persona = ReturnType<typeof personaEn>['persona']

/**
 * In the process that runs the tests: brings a person to a provider. `onLlegada` gets each
 * provider.
 */
export function personaEn(onLlegada: (provider: Provider) => void) {
  let provider: Provider | undefined
  const moldes = new Map<Who, BaseMold>()
  let terminar: () => Promise<void> = async () => undefined

  async function come(next: Provider): Promise<void> {
    const before = provider
    provider = next
    await before?.stop()
    onLlegada(next)
  }

  const persona = {
    /**
     * Starts a new provider; returns the token of this person, just signed in, or '' without a
     * person.
     */
    async llegar(como: Who | null, options: ProviderOptions): Promise<string> {
      const fresh = await startProvider(options)
      await come(fresh)
      return como === null ? '' : (await fresh.session(como)).token
    },

    /** Starts a provider that is copied for other tests at `terminarMolde`. */
    async empezarMolde(como: Who): Promise<string> {
      const { base, finish } = await beginMold()
      const own = await startProvider({ base: { ...base, close: async () => undefined } })
      await come(own)
      terminar = async () => {
        provider = undefined
        await own.stop()
        moldes.set(como, await finish())
      }
      return (await own.session(como)).token
    },
    terminarMolde: () => terminar(),

    /** Starts a copy of this person's provider. */
    async volver(como: Who): Promise<void> {
      const base = await moldes.get(como)?.copy()
      await come(await startProvider({ ...(base && { base }) }))
    },

    /** The register's answers to the questions about a CUIL. */
    palabras: async (cuil: string) => (provider ? rightWords(provider.base.db, cuil) : []),
  }

  return {
    persona,
    current: () => provider,
    end: async () => {
      await provider?.stop()
      for (const molde of moldes.values()) await molde.drop()
    },
  }
}
