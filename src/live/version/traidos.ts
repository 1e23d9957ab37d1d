type Entry = PerformanceEntry & { workerFinalSourceType?: string }

/**
 * Reports files that the browser took from the network by itself, because the service worker's static route did not
 * find them in the cache: the service worker stores them.
 */
export function guardarLoTraido(): void {
  const observer = new PerformanceObserver((list) => {
    const guardar = (list.getEntries() as Entry[]).flatMap(({ name, workerFinalSourceType }) =>
      workerFinalSourceType === 'network' && name.includes('/assets/r2/') ? [name] : [],
    )
    if (guardar.length > 0) navigator.serviceWorker?.controller?.postMessage({ guardar })
  })
  observer.observe({ type: 'resource', buffered: true })
}
