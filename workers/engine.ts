// The engine, for a page's worker and for the service worker: one file for both, fetched once.
import { expose } from 'comlink'

import { CAMPO_DE_ARCHIVOS } from '#contract/compartido.ts'
import { openDevice } from '#local/bases/device.ts'
import { beginNewLog } from '#local/bases/newLog.ts'
import { again, connectionOf, isLost, openAnew, reportBug } from '#local/bases/open.ts'
import { makeApi } from '#local/provider/api.ts'
import { catalog } from '#model/catalog.ts'
import { type Fue, recibir } from '#model/papeles/recibir.ts'
import { seguirConAvisos } from '#model/seguirConAvisos.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { avisoDe } from './aviso.ts'
import { makeEngine } from './makeEngine.ts'
import { underLock } from './underLock.ts'

const isServiceWorker = 'registration' in self

void beginNewLog()
const device = openDevice()

const keys = () => underLock(device)

/** Runs work that reads or writes rows, with the keys of the person's lock. */
const withKeys = <T>(work: () => Promise<T>): Promise<T> =>
  again(device, async () => {
    await keys()
    return work()
  })

/** Parts of this script that the script of the lock uses, so that it need not contain them again. */
export const delMotor = { connectionOf, openAnew, reportBug }

/** Sends unsent changes and fetches news; throws if something is left to send. */
export async function enviar(): Promise<void> {
  await again(device, keys).catch((error: unknown) => {
    // The databases do not open: the event fails, so that the browser repeats it.
    throw isLost(error) ? new Error('some changes are still to be sent') : error
  })
  await sendAndRefresh(world(), hayPaginaALaVista)
}

/** The part of the service worker's scope that is used here; a page's worker does not have it. */
type Ventanas = {
  clients: {
    matchAll: (which: { type: 'window' }) => Promise<readonly { visibilityState: string }[]>
  }
}

async function hayPaginaALaVista(): Promise<boolean> {
  const { clients } = self as unknown as Ventanas
  const pages = await clients.matchAll({ type: 'window' })
  return pages.some(({ visibilityState }) => visibilityState === 'visible')
}

const world = () => ({
  device,
  catalog,
  call: makeApi(device).call,
  now: Date.now,
  locks: navigator.locks,
})

/** Fetches the data of a push message and returns its text. */
export const aviso = (text: string) => withKeys(() => avisoDe(world(), text))

/** After the browser changed this phone's push address: asks for a new one if needed, and tells the provider. */
export const direccion = (registration: ServiceWorkerRegistration) =>
  withKeys(() => seguirConAvisos(device, world().call, registration))

/** Stores files shared by another application, and returns the result. */
export const recibido = (form: FormData, sinOrigen: boolean): Promise<Fue> =>
  withKeys(() => recibir(device, form.getAll(CAMPO_DE_ARCHIVOS), Date.now(), sinOrigen))

/** `isThere` answers that the script arrived: a worker without its script never answers. */
const deUnaPagina = () => ({ ...makeEngine(device, navigator.locks, keys), isThere: () => true })
export type PageEngine = ReturnType<typeof deUnaPagina>

if (!isServiceWorker) expose(deUnaPagina())
