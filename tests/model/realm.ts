// What one window, worker or service worker holds of the portal: bundled once, run anew for each of them (engine.ts).
export { Dexie, liveQuery } from 'dexie'

export { aplicacion } from '#contract/aplicacion.ts'
export { keepBorrador } from '#local/borradores.ts'
export { makeApi } from '#local/api.ts'
export { openDevice } from '#local/device.ts'
export { mirror, takenOff } from '#local/mirror.ts'
export { discardRow, emptyPhone } from '#local/forget.ts'
export { enqueue, rowsOf } from '#local/outbox.ts'
export { assumeArrived, editRow, resolveRow, retryRow } from '#local/secondThoughts.ts'
export { withOverlays } from '#local/overlays.ts'
export { reconcile } from '#local/reconcile.ts'
export { noteUse } from '#local/shared.ts'
export { currentSession, endSession, startSession } from '#local/session.ts'
export { sendAndRefresh } from '#sync/background.ts'
export { makeLoop } from '#sync/loop.ts'

export { catalog } from './catalog.ts'
