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

test('[SEC-50] before files are asked for, the service worker hears that the browser reads codes', async () => {
  const said: string[] = []
  const ports: MessagePort[] = []
  const active = {
    postMessage: (what: string, [port]: MessagePort[] = []) => {
      said.push(what)
      if (port) ports.push(port)
      port?.postMessage(true)
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } })
  const notes = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  })
  try {
    vi.resetModules() // Another test may have asked it to wait for the person's data.
    const { completarAplicacion, isDetectorProbado, notarDetector } =
      await import('#live/version/aplicacion.ts')
    vi.stubGlobal('BarcodeDetector', {})
    await completarAplicacion()
    expect(said.splice(0)).toEqual(['completar'])

    notarDetector(true)
    expect(isDetectorProbado()).toBe(true)
    // At once, because files may be under way.
    await vi.waitFor(() => expect(said.splice(0)).toEqual(['sin-lector']))
    await completarAplicacion()
    expect(said.splice(0)).toEqual(['sin-lector', 'completar'])

    notarDetector(false)
    expect(isDetectorProbado()).toBe(false)
    await vi.waitFor(() => expect(said.splice(0)).toEqual(['con-lector']))
    await completarAplicacion()
    expect(said).toEqual(['completar'])
  } finally {
    for (const port of ports) port.close()
    vi.unstubAllGlobals()
  }
})
