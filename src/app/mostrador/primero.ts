// Inside the counter's document, behind its text: the code that came with it gets its place and its size. Everything else
// is fetched after that frame, unless the code is still to be drawn.
import { medir } from './dibujar.ts'

// When its text was painted, where the browser tells.
new PerformanceObserver((list) => {
  for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
    performance.mark('credential-text', { startTime: renderTime })
}).observe({ type: 'element', buffered: true })

const { resto = '' } = document.body.dataset
const caja = document.querySelector<HTMLElement>('#raiz .mostrador-codigo')
const svg = document.querySelector('template')?.content.querySelector('svg')

const seguir = () => import(/* @vite-ignore */ resto)

if (caja && svg) {
  medir(svg, caja)
  caja.append(svg)
  requestAnimationFrame(() => {
    setTimeout(() => {
      performance.mark('credential-qr')
      void seguir()
    })
  })
} else void seguir()
