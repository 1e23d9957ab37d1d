// The last resort, and for that a page of its own: no build step, no import, nothing from any cache. It takes away the
// offline worker and the files that it kept. The databases, with what is unsent, stay.
const button = document.getElementById('reparar')
const says = document.getElementById('dice')

button.addEventListener('click', () => {
  button.disabled = true
  says.textContent = 'Reparando…'
  void repair()
})

async function repair() {
  if (!(await isReachable()))
    says.textContent =
      'No hay señal, o la obra social no responde: no se tocó nada. Probá más tarde.'
  else if (await takeAway()) return location.replace('/')
  else says.textContent = 'Quedó a medias. Esperá un minuto y tocá Reparar de nuevo, con señal.'
  button.disabled = false
}

const LIMIT = 15_000

/** Only this very file, asked anew, shows that the rest can be fetched: a failing server or a Wi-Fi's page answers too. */
async function isReachable() {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT)
  try {
    const { signal } = limit
    const answer = await fetch('/reparar.js', { cache: 'no-store', redirect: 'error', signal })
    await answer.text()
    return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')
  } catch {
    return false // no answer, or a redirect
  } finally {
    clearTimeout(timer)
  }
}

/** Whether all of it went. A worker whose update hangs on a dead connection goes only after that, whenever that is. */
function takeAway() {
  const late = new Promise((resolve) => setTimeout(resolve, LIMIT, false))
  const gone = Promise.all([takeWorkers(), takeFiles()]).then(
    () => true,
    () => false, // the person is told, and tries again
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
