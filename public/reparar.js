// The last resort, without build step, import or cache. It removes the service worker and its files; the databases with
// unsent changes stay.
const button = document.getElementById('reparar')
const says = document.getElementById('dice')

button.addEventListener('click', () => {
  button.disabled = true
  says.textContent = 'Reparando…'
  void repair()
})

async function repair() {
  if (await isLent())
    says.textContent =
      'Este teléfono está prestado: no se tocó nada. Lo repara quien lo prestó, cuando lo tenga de vuelta.'
  else if (!(await isReachable()))
    says.textContent =
      'No hay señal, o la obra social no responde: no se tocó nada. Probá más tarde.'
  else if (await takeAway()) return location.replace('/')
  else says.textContent = 'Quedó a medias. Esperá un minuto y tocá Reparar de nuevo, con señal.'
  button.disabled = false
}

const LIMIT = 15_000
const A_MOMENT = 2_000

/**
 * True while the phone is lent: a borrower must not remove the owner's card. A database that is missing or does not
 * open gives false: it may be the fault to be repaired.
 */
function isLent() {
  const late = new Promise((resolve) => setTimeout(resolve, A_MOMENT, false))
  const read = new Promise((resolve) => {
    const opening = indexedDB.open('portal-salida')
    opening.addEventListener('upgradeneeded', () => opening.transaction.abort()) // The database does not exist: opening it must not create it.
    opening.addEventListener('error', () => resolve(false))
    opening.addEventListener('success', () => {
      const db = opening.result
      const asking = db.transaction('sesion').objectStore('sesion').get('actual')
      asking.addEventListener('error', () => resolve(false))
      asking.addEventListener('success', () => {
        db.close()
        resolve(asking.result?.state === 'in' && asking.result.prestado !== undefined)
      })
    })
  })
  return Promise.race([read.catch(() => false), late])
}

/** Only this very file proves that the provider can be reached: a failing server or a Wi-Fi's page answers too. */
async function isReachable() {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT)
  try {
    const { signal } = limit
    const answer = await fetch('/reparar.js', { cache: 'no-store', redirect: 'error', signal })
    await answer.text()
    return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false // There is no answer, or a redirect.
  } finally {
    clearTimeout(timer)
  }
}

/** True if all was removed in time. A worker with an update that hangs on a dead connection is removed only after that. */
function takeAway() {
  const late = new Promise((resolve) => setTimeout(resolve, LIMIT, false))
  const gone = Promise.all([takeWorkers(), takeFiles()]).then(
    () => true,
    () => false, // The person is told, and can try again.
  )
  return Promise.race([gone, late])
}

async function takeWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

async function takeFiles() {
  if ('caches' in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
