import { once } from 'node:events'

import { onFolder, onPostgres } from '../../../server/src/base/database.ts'
import { lockFolder } from '../../../server/src/base/folderLock.ts'
import { PERSONAS_DE_PRUEBA } from '../../../server/src/semilla/demo.ts'
import type { Kind } from '../../support/databases.ts'
import { freePort } from '../../support/listening.ts'
import { startPostgres } from '../../support/postgres.ts'
import { questionsOfAutorizaciones } from '../../support/provider/autorizaciones.ts'
import { questionsOfNotas } from '../../support/provider/notas.ts'
import { questions, signIn } from '../../support/server.ts'
import { type ServerProcess, startProcess } from '../../support/serverProcess.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

type Base = Awaited<ReturnType<typeof onFolder>>
type Hook = 'beforeCommit' | 'afterCommit'

const ask = (base: Base) => ({
  ...questions(base),
  ...questionsOfNotas(base),
  ...questionsOfAutorizaciones(base),
})
export type Asked = ReturnType<typeof ask>

/** Provider as a process, with the test area, that can be killed and started again on the same address. */
export async function killableServer(kind: Kind) {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
  const databaseUrl = await postgres?.createDatabase()
  const { folder, remove } = temporaryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let running: ServerProcess | undefined

  /** `after`: number of writes that pass before the stopped write. */
  async function start(stopAt?: Hook, after = 0): Promise<ServerProcess> {
    await end('stop')
    running = await startProcess({
      dataDir: folder,
      port,
      env: {
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...(stopAt && { STOP_AT: stopAt, STOP_AFTER: String(after) }),
      },
    })
    return running
  }

  async function end(how: 'kill' | 'stop') {
    const ended = await running?.[how]()
    running = undefined
    return ended
  }

  async function openBase() {
    if (databaseUrl !== undefined) return { base: onPostgres(databaseUrl), release: () => {} }
    await end('stop')
    const release = lockFolder(folder)
    return { base: await onFolder(folder), release }
  }

  return {
    url,
    start,
    kill: () => end('kill'),
    stop: () => end('stop'),
    restartDatabase: () => postgres?.restart(),
    signIn: () => signIn(url, PERSONAS_DE_PRUEBA.norma),
    /** Resolves when the server stands still in the middle of a write. */
    stopped: async () => running && once(running.child, 'message'),
    /** Asks the database itself; the embedded one only after its server has ended. */
    async asked<T>(question: (asked: Asked) => Promise<T>): Promise<T> {
      const { base, release } = await openBase()
      try {
        return await question(ask(base))
      } finally {
        await base.close()
        release()
      }
    },
    async close() {
      await end('kill')
      postgres?.stop()
      remove()
    },
  }
}
