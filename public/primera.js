// A person on a slow link can press the sign-in button of the document before the portal has loaded: the press is
// shown, and the portal then carries it out. A small file of its own, so that it arrives with the document.
const boton = document.getElementById('ingresar')
const llave = document.getElementById('llave')
const portal = document.querySelector('script[type=module]')

function apretar({ currentTarget }) {
  const este = currentTarget === llave ? llave : boton
  este.dataset.apretado = 'sí'
  este.textContent = 'Ingresando…'
}

boton?.addEventListener('click', apretar)
llave?.addEventListener('click', apretar)
// As the portal decides later (src/live/sesion/access.ts).
if (!('PublicKeyCredential' in window && /[a-z]/i.test(location.hostname))) llave?.remove()
boton?.closest('.formulario').addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof HTMLInputElement) apretar()
})
// The browser is too old for the portal's script.
addEventListener('error', ({ error }) => {
  if (error instanceof SyntaxError && boton) boton.textContent = 'Actualizá este navegador'
})
portal?.addEventListener('error', () => {
  boton?.removeEventListener('click', apretar)
  boton?.addEventListener('click', () => location.reload())
  if (boton) boton.textContent = 'No hay señal: probar de nuevo'
})

// For a mouse button that is released after the portal is drawn (src/app/arranque/apretado.ts).
addEventListener('mousedown', ({ target }) => (window.bajado = target.closest('a, button')))

// Home and the family are drawn before the portal runs: a press is marked, and the portal carries it out later.
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
