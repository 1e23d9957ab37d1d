import { startDesviado } from '../server/support/desvios.ts'
import { type ServerOptions, startServer } from './server.ts'

/**
 * An insurer's API that speaks only the two specifications, with a line in front of it that can be
 * bad. `api.desviar` changes its answers: undefined cuts the line after the effect.
 */
export async function startBareInsurer(options: ServerOptions = {}) {
  const provider = await startServer({ ...options, capacidades: [] })
  const api = await startDesviado(provider.url)
  return {
    provider,
    api,
    async stop() {
      await api.stop()
      await provider.stop()
    },
  }
}
