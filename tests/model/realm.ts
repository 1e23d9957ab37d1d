// The portal's part in one window, worker or service worker: bundled once, run anew for each of them (engine.ts).
export { Dexie, liveQuery } from 'dexie'

export { aplicacion } from '#contract/aplicacion.ts'
export { keepBorrador } from '#local/outbox/borradores.ts'
export { makeApi } from '#local/provider/api.ts'
export { openDevice } from '#local/bases/device.ts'
export { mirror, takenOff } from '#local/outbox/mirror.ts'
export { discardRow, emptyPhone } from '#local/outbox/forget.ts'
export { enqueue, rowsOf } from '#local/outbox/outbox.ts'
export { assumeArrived, editRow, resolveRow, retryRow } from '#local/outbox/secondThoughts.ts'
export { withOverlays } from '#local/outbox/overlays.ts'
export { reconcile } from '#local/session/reconcile.ts'
export { noteUse } from '#local/session/shared.ts'
export { currentSession, endSession, startSession } from '#local/session/session.ts'
export { sendAndRefresh } from '#sync/background.ts'
export { makeLoop } from '#sync/loop.ts'

export { catalog } from './catalog.ts'
