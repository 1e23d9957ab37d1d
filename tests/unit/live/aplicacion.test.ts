import { expect, test, vi } from 'vitest'

// The browser may end a worker before it answers; this plays only the silence of such a worker.
test('[FLT-57] a service worker that stopped before answering is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ports: MessagePort[] = []
  const active = { postMessage: (_what: string, [port]: MessagePort[]) => port && ports.push(port) }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } })
  try {
    const { completarAplicacion } = await import('#live/version/aplicacion.ts')
    void completarAplicacion()
    await vi.waitFor(() => expect(ports).toHaveLength(1))
    void completarAplicacion()

    vi.setSystemTime(Date.now() + 3 * 60_000)
    const answer = completarAplicacion()
    await vi.waitFor(() => expect(ports).toHaveLength(2))
    ports[1]?.postMessage(true)

    expect(await answer).toBe(true)
  } finally {
    for (const port of ports) port.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
