// The engine in the service worker: a script of its own, so that a page which is opened does not wait for it.
import { makeApi } from '#local/api.ts'
import { openDevice } from '#local/device.ts'
import { beginNewLog } from '#local/newLog.ts'
import { again } from '#local/open.ts'
import { catalog } from '#model/catalog.ts'
import { sendAndRefresh } from '#sync/background.ts'

void beginNewLog()
const device = openDevice()
const world = { device, catalog, call: makeApi(device).call, now: Date.now, locks: navigator.locks }

/** Sends what is unsent and brings what is new; throws when something is left. */
export const enviar = () => again(device, () => sendAndRefresh(world))
