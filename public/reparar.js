// The last resort, and for that a page of its own: no build step, no import, nothing from any cache. It takes away the
// offline worker and the files that it kept. The databases, with what is unsent, stay.
const button = document.getElementById('reparar')
const says = document.getElementById('dice')

async function repair() {
  // Without signal nothing of it could be fetched anew.
  await fetch('/portal-config.json', { cache: 'no-store' })
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

button.addEventListener('click', () => {
  button.disabled = true
  says.textContent = 'Reparando…'
  repair().then(
    () => location.replace('/'),
    () => {
      says.textContent = 'No hay señal: no se tocó nada. Probá cuando haya.'
      button.disabled = false
    },
  )
})
