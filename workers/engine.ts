// The engine, for a page's worker and for the service worker: one file for both, fetched once.
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

/** Sends unsent changes and fetches news; throws if something is left to send. */
export const enviar = () => sendAndRefresh(world(), hayPaginaALaVista)

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
export const aviso = (text: string) => again(device, () => avisoDe(world(), text))

/** After the browser changed this phone's push address: asks for a new one if needed, and tells the provider. */
export const direccion = (registration: ServiceWorkerRegistration) =>
  again(device, () => seguirConAvisos(device, world().call, registration))

/** Stores files shared by another application, and returns the result. */
export const recibido = (form: FormData, sinOrigen: boolean): Promise<Fue> =>
  again(device, () => recibir(device, form.getAll(CAMPO_DE_ARCHIVOS), Date.now(), sinOrigen))

/** `isThere` answers that the script arrived: a worker without its script never answers. */
const deUnaPagina = () => ({ ...makeEngine(device, navigator.locks), isThere: () => true })
export type PageEngine = ReturnType<typeof deUnaPagina>

if (!isServiceWorker) expose(deUnaPagina())
