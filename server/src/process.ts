import { BadEnvironment } from './base/badEnvironment.ts'
import { FolderInUse } from './base/folderLock.ts'

/** Finishes open requests before the process ends. */
export function stopOnSignal({ stop }: { stop: () => Promise<void> }): void {
  const end = () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/** Sentence for a problem that the operator can fix; undefined for a bug of ours. */
function inWords(error: unknown, port: string): string | undefined {
  if (error instanceof BadEnvironment || error instanceof FolderInUse) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado. Elegí otro: PORT=8081 npm start`
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port} o la carpeta de datos.`
  return undefined
}

/** Ends a process whose start failed, with the reason. */
export function endInWords(error: unknown): never {
  console.error(inWords(error, process.env['PORT'] ?? '8080') ?? error)
  process.exit(1)
}
