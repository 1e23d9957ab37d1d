import { useEffect } from 'react'

import { useLatest } from '#ui/useLatest.ts'

type Lanzamiento = { files: readonly { getFile: () => Promise<File> }[] }
type Cola = { setConsumer: (consume: (launch: Lanzamiento) => void) => void }

/** Files that a computer opened the portal with; the browser keeps them until somebody asks. */
export function useLanzados(onArchivos: (files: File[]) => void): void {
  const latest = useLatest(onArchivos)
  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: Cola } // not in every browser
    launchQueue?.setConsumer(({ files }) => {
      // Opened from its icon: nothing came.
      if (files.length === 0) return
      // One that is gone by now does not take the others with it.
      const read = files.map((file) => file.getFile().catch(() => new File([], '')))
      void Promise.all(read).then((all) => latest.current(all))
    })
  }, [latest])
}
