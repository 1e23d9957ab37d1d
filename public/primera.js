// The document's own sign-in can be pressed long before the portal has come over a weak signal: the press is answered at
// once, and the portal goes on from it. Small, and a file of its own, so that it is there with the document.
const boton = document.getElementById('ingresar')
const portal = document.querySelector('script[type=module]')

function apretar() {
  boton.dataset.apretado = 'sí'
  boton.textContent = 'Ingresando…'
}

boton?.addEventListener('click', apretar)
boton?.closest('.formulario').addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement) apretar()
})
// A browser that cannot even read the portal's script.
addEventListener('error', ({ error }) => {
  if (error instanceof SyntaxError && boton) boton.textContent = 'Actualizá este navegador'
})
portal?.addEventListener('error', () => {
  boton?.removeEventListener('click', apretar)
  boton?.addEventListener('click', () => location.reload())
  if (boton) boton.textContent = 'No hay señal: probar de nuevo'
})

// A mouse that is released on the portal (src/app/arranque/apretado.ts).
addEventListener('mousedown', ({ target }) => (window.bajado = target.closest('a, button')))

// Home and the family group are drawn before anything hears a press: it is seen to be pressed, and the portal plays it.
const marco = document.querySelector('#raiz > .marco')
function anotar(event) {
  const apretado = event.target.closest('a[href^="/"], button')
  if (!apretado || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.apretado?.removeAttribute('data-apretado')
  apretado.setAttribute('data-apretado', '')
  window.apretado = apretado
}
marco?.addEventListener('click', anotar)
portal?.addEventListener('error', () => {
  marco?.removeEventListener('click', anotar)
  if (window.apretado?.href) location.assign(window.apretado.href)
})
