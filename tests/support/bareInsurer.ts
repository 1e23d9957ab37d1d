import { startDesviado } from '../server/support/desvios.ts'
import { type ServerOptions, startServer } from './server.ts'

/**
 * An insurer's API with the two specifications and no extension, on a connection that a test can
 * disturb. `api.desviar` changes its answers: undefined cuts the connection after the effect.
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
