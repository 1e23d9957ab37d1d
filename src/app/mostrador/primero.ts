// Inside the counter's document, behind its text: the code that came with it gets its place and its size. Everything else
// is fetched after that frame, unless the code is still to be drawn.
import { medir } from './dibujar.ts'

// A window that another site opened stays in that site's hand. The other documents part from it by their
// Cross-Origin-Opener-Policy, which this one does without (sw/pages.ts).
if (window.opener !== null) location.replace('/')

// Nothing hears a press yet: it is seen to be pressed, and the portal plays it (src/app/arranque/apretado.ts).
document.querySelector('.mostrador')?.addEventListener('click', ({ target }) => {
  const apretado = (target as Element).closest('a,button')
  apretado?.setAttribute('data-apretado', '')
  Object.assign(window, { apretado })
})

// When its text was painted, where the browser tells.
new PerformanceObserver((list) => {
  for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
    performance.mark('credential-text', { startTime: renderTime })
}).observe({ type: 'element', buffered: true })

const { resto = '' } = document.body.dataset
const caja = document.querySelector<HTMLElement>('#raiz .mostrador-codigo')
const svg = document.querySelector('template')?.content.querySelector('svg')

function seguir() {
  // Into the head, where a browser looks for the application and its icons: the first frame needs none of them.
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
