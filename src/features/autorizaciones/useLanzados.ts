import { useEffect } from 'react'

import { useLatest } from '#ui/useLatest.ts'

type Lanzamiento = { files: readonly { getFile: () => Promise<File> }[] }
type Cola = { setConsumer: (consume: (launch: Lanzamiento) => void) => void }

/** Files that the computer opened the portal with. The browser keeps them until a consumer is set. */
export function useLanzados(onArchivos: (files: File[]) => void): void {
  const latest = useLatest(onArchivos)
  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: Cola } // Some browsers lack this function.
    launchQueue?.setConsumer(({ files }) => {
      // The portal was opened from its icon, without files.
      if (files.length === 0) return
      // A file that is gone becomes empty, so that the others are still read.
      const read = files.map((file) => file.getFile().catch(() => new File([], '')))
      void Promise.all(read).then((all) => latest.current(all))
    })
  }, [latest])
}
