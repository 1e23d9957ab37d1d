// The engine, for a page's worker and for the service worker: one file for both, which a phone fetches once.
import { expose } from 'comlink'

import { CAMPO_DE_ARCHIVOS } from '#contract/compartido.ts'
import { openDevice } from '#local/bases/device.ts'
import { beginNewLog } from '#local/bases/newLog.ts'
import { again } from '#local/bases/open.ts'
import { makeApi } from '#local/provider/api.ts'
import { catalog } from '#model/catalog.ts'
import { type Fue, recibir } from '#model/papeles/recibir.ts'
import { seguirConAvisos } from '#model/seguirConAvisos.ts'
import { sendAndRefresh } from '#sync/background.ts'

import { avisoDe } from './aviso.ts'
import { makeEngine } from './makeEngine.ts'

const isServiceWorker = 'registration' in self

void beginNewLog()
const device = openDevice()

/** Sends what is unsent and brings what is new; throws when something is left. */
export const enviar = () => sendAndRefresh(world(), hayPaginaALaVista)

/** As much of the service worker's own scope as is used here: a page's worker has none of it. */
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

/** Brings what a push message tells of, and says how it is told. */
export const aviso = (text: string) => again(device, () => avisoDe(world(), text))

/** The browser changed this phone's address: asks for the next one where it gave none, and tells the provider. */
export const direccion = (registration: ServiceWorkerRegistration) =>
  again(device, () => seguirConAvisos(device, world().call, registration))

/** Keeps what another application shared with the portal, and says what became of it. */
export const recibido = (form: FormData, sinOrigen: boolean): Promise<Fue> =>
  again(device, () => recibir(device, form.getAll(CAMPO_DE_ARCHIVOS), Date.now(), sinOrigen))

/** `isThere` answers that the script arrived: a worker without one never answers anything. */
const deUnaPagina = () => ({ ...makeEngine(device, navigator.locks), isThere: () => true })
export type MotorDePagina = ReturnType<typeof deUnaPagina>

if (!isServiceWorker) expose(deUnaPagina())
