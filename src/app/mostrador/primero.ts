// Runs in the counter's document, after its text: puts the document's code in place. The rest loads after that frame,
// or immediately if the code must still be drawn.
import { medir } from './dibujar.ts'

// A window that another site opened stays under that site's control. Other documents prevent it by the header
// Cross-Origin-Opener-Policy, which this document does not have (sw/pages.ts).
if (window.opener !== null) location.replace('/')

// A press before the portal runs is marked, and the portal carries it out later (src/app/arranque/apretado.ts).
document.querySelector('.mostrador')?.addEventListener('click', ({ target }) => {
  const apretado = (target as Element).closest('a,button')
  apretado?.setAttribute('data-apretado', '')
  Object.assign(window, { apretado })
})

// Time at which the text was painted; undefined in browsers that do not report it.
new PerformanceObserver((list) => {
  for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
    performance.mark('credential-text', { startTime: renderTime })
}).observe({ type: 'element', buffered: true })

const { resto = '' } = document.body.dataset
const caja = document.querySelector<HTMLElement>('#raiz .mostrador-codigo')
const svg = document.querySelector('template')?.content.querySelector('svg')

function seguir() {
  // Browsers look in the head for the manifest and icons; the first frame does not need them.
  const enlaces = document.querySelector<HTMLTemplateElement>('#enlaces')
  document.head.append(...(enlaces?.content.children ?? []))
  void import(/* @vite-ignore */ resto)
}

if (caja && svg) {
  medir(svg, caja)
  caja.append(svg)
  requestAnimationFrame(() => {
    setTimeout(() => {
      performance.mark('credential-qr')
      seguir()
    })
  })
} else seguir()
