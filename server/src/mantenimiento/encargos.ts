import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import {
  type Infer,
  array,
  assert,
  create,
  enums,
  object,
  optional,
  string,
  type,
} from 'superstruct'

import { BadEnvironment } from '../base/badEnvironment.ts'
import type { Log } from '../base/log.ts'
import { after } from '../base/repartir.ts'
import { darAlDuenio } from './duenio.ts'
import { type Hecho, type Lugar, Pedido, TAREAS, type Tarea, exigirTablas } from './tareas.ts'

// An embedded database is open in one process alone. A command leaves its errand in the folder, and that process does it.

const EVERY_MS = 1_000
const STOP_WITHIN_MS = 3_000
/** A large database takes long to be packed. */
const PATIENCE_MS = 10 * 60_000

const Encargo = object({ tarea: enums(Object.keys(TAREAS) as Tarea[]), pedido: Pedido }) // the keys of TAREAS are tasks
const Respuesta = type({
  lineas: array(string()),
  datos: optional(string()),
  falla: optional(string()),
})
type Respuesta = Infer<typeof Respuesta>

const folderOf = (dataDir: string) => join(dataDir, 'encargos')

/** Written whole at once, and readable by the folder's owner alone: it may hold a secret. */
function write(dataDir: string, file: string, value: object): void {
  writeFileSync(`${file}.parte`, JSON.stringify(value), { mode: 0o600 })
  darAlDuenio(dataDir, `${file}.parte`)
  renameSync(`${file}.parte`, file)
}

/** Does the errands of a folder until stopped. */
export function atenderEncargos(lugar: Lugar, log: Log): { stop: () => Promise<void> } {
  const { dataDir } = lugar.config
  const folder = folderOf(dataDir)
  // Made here and not by the first command: root's folder would be closed to the server.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let lastFailure: string | undefined
  let working = Promise.resolve()
  let isWorking = false
  const look = async () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
      const file = join(folder, name)
      const answer = await attend(lugar, readFileSync(file, 'utf8'), log)
      rmSync(file)
      write(dataDir, file.replace('.json', '.listo'), answer)
    }
    lastFailure = undefined
  }
  const timer = setInterval(() => {
    if (isWorking) return
    isWorking = true
    working = look()
      .catch((error: unknown) => {
        if (lastFailure !== String(error)) log.error({ error: String(error) }, 'errands')
        lastFailure = String(error)
      })
      .finally(() => void (isWorking = false))
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.race([working, after(STOP_WITHIN_MS)])
    },
  }
}

async function attend(lugar: Lugar, text: string, log: Log): Promise<Respuesta> {
  try {
    const { tarea, pedido } = create(JSON.parse(text), Encargo)
    log.info({ tarea }, 'errand')
    await exigirTablas(lugar.base, tarea)
    return await TAREAS[tarea](lugar, pedido)
  } catch (error) {
    return { lineas: [], falla: error instanceof Error ? error.message : String(error) }
  }
}

/** Leaves an errand for the process that has this folder open, and waits until it is done. */
export async function encargar(dataDir: string, tarea: Tarea, pedido: Pedido): Promise<Hecho> {
  const folder = folderOf(dataDir)
  // A provider makes this folder at its start. A gateway knows nothing of a provider's tasks.
  if (!existsSync(folder))
    throw new BadEnvironment(
      'El proceso que usa la carpeta no hace encargos, porque es un gateway: paralo, y repetí el comando.',
    )
  const id = randomUUID()
  const [asked, done] = [join(folder, `${id}.json`), join(folder, `${id}.listo`)]
  write(dataDir, asked, { tarea, pedido })
  for (let waited = 0; !existsSync(done); waited += 100) {
    if (waited >= PATIENCE_MS) {
      rmSync(asked, { force: true })
      throw new BadEnvironment('El servidor que usa la carpeta no contesta.')
    }
    await after(100)
  }
  const answer: unknown = JSON.parse(readFileSync(done, 'utf8'))
  rmSync(done)
  assert(answer, Respuesta)
  if (answer.falla !== undefined) throw new BadEnvironment(answer.falla)
  return answer
}
