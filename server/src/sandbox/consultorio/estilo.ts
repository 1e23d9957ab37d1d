/** Style of the office's page: two cards side by side, stacked below 900 px. The QR is black on white in both themes. */
export const ESTILO = `
:root { color-scheme: light dark; --fondo: #f3f6f3; --hoja: #fff; --letra: #16211b; --tenue: #4d5b53; --borde: #d5ddd7; --marco: #7b887f; --ok: #07552f; --okFondo: #e1f3e8; --info: #0b4a8f; --infoFondo: #e6f0fd; --aviso: #7a4a00; --neutro: #3f4a43; --neutroFondo: #e9edea; --lleno: var(--marca); --sobreLleno: #fff }
@media (prefers-color-scheme: dark) {
  :root { --fondo: #10170f; --hoja: #18201b; --letra: #e9efea; --tenue: #b3c0b8; --borde: #36443c; --marco: #8b998f; --ok: #7fd3a8; --okFondo: #123524; --info: #9cc7fb; --infoFondo: #14304f; --aviso: #f1c067; --neutro: #c9d3cc; --neutroFondo: #2b3630; --lleno: var(--marca-clara); --sobreLleno: #06281a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--fondo); color: var(--letra); font: 1rem/1.5 Roboto, system-ui, sans-serif; font-variant-numeric: tabular-nums }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-height: 60px; padding: 8px 20px; background: var(--marca); color: #fff }
header h1 { margin: 0; font-size: 1.125rem } header svg { width: 34px }
header p { margin: 0 0 0 auto }
.prueba { padding: 0 8px; border: 1px solid; border-radius: 999px; font-size: .75rem; font-weight: 700; letter-spacing: .06em }
main { display: grid; grid-template-columns: 1fr; gap: 24px; max-width: 1168px; margin: 0 auto; padding: 24px }
main > * { display: flex; flex-direction: column; min-width: 0; padding: 24px; border: 1px solid var(--borde); border-radius: 12px; background: var(--hoja) }
@media (min-width: 900px) { main { grid-template-columns: 1fr 1fr } main > * { min-height: 618px } }
h2, p, ol, dl { margin: 0 }
.tenue { color: var(--tenue); font-size: .875rem }
#tarjeta { align-items: center; justify-content: center; gap: 12px; text-align: center }
#tarjeta h2 { font-size: 1.75rem; line-height: 2.25rem } #tarjeta p { font-size: 1.0625rem; text-wrap: balance }
#tarjeta .numero { font-size: 2.125rem; font-weight: 700; line-height: 2.75rem }
.qr { width: 450px; max-width: 100%; min-width: 256px; border-radius: 12px; overflow: hidden } .qr svg { display: block; width: 100%; height: auto }
.hasta { display: flex; align-items: center; justify-content: center; gap: 8px; font-weight: 700 }
.figura { display: grid; place-items: center; width: 144px; height: 144px; border-radius: 50% }
.ok { background: var(--okFondo); color: var(--ok) } .info { background: var(--infoFondo); color: var(--info) } .neutro { background: var(--neutroFondo); color: var(--neutro) }
.quien { display: flex; align-items: center; gap: 12px; margin-bottom: 12px } .quien h2 { font-size: 1.25rem; line-height: 1.75rem }
.azulejo { display: grid; flex: none; place-items: center; width: 44px; height: 44px; border-radius: 10px }
ol { list-style: none; padding: 0 }
li { display: grid; grid-template-columns: 40px 1fr auto; align-items: center; min-height: 49px; padding: 8px 0 }
li + li { border-top: 1px solid var(--borde) }
li > :first-child { display: grid; place-items: center; width: 28px; color: var(--ok) } li.falta { color: var(--tenue); font-size: .875rem } li.corta > :first-child { color: var(--neutro) }
li small { display: block; color: var(--tenue); font-size: .875rem; font-weight: 400 }
li:not(.falta) > :nth-child(2) { font-weight: 700 } li time, li .hace { color: var(--tenue); font-size: .875rem }
.aro { width: 12px; height: 12px; border: 2px solid var(--marco); border-radius: 50% }
.gira { width: 24px; height: 24px; border: 3px solid var(--borde); border-top-color: var(--info); border-radius: 50%; animation: girar 1s linear infinite }
@keyframes girar { to { transform: rotate(1turn) } }
@media (prefers-reduced-motion: reduce) { .gira { animation: none } }
.botones { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px } main:not(:has(.qr)) .botones { display: none }
a { display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 48px; padding: 8px 20px; border: 1px solid var(--marco); border-radius: 8px; color: var(--letra); font-weight: 700; text-decoration: none }
a.lleno { margin-top: 8px; border-color: transparent; background: var(--lleno); color: var(--sobreLleno) }
a:focus-visible { outline: 3px solid var(--info); outline-offset: 2px }
.pie { margin-top: auto; padding-top: 16px } .pie > p:first-child { padding-top: 16px; border-top: 1px solid var(--borde) }
#vivo { display: flex; align-items: center; gap: 10px; margin-bottom: 8px; font-weight: 700; color: var(--tenue) }
#vivo::before { content: ""; flex: none; width: 12px; height: 12px; border: 3px solid; border-radius: 50% }
#vivo[data-estado=vivo] { color: var(--ok) } #vivo[data-estado=vivo]::before { background: currentColor }
#vivo[data-estado=cortado] { color: var(--aviso) }
ul { list-style: none; margin: 0; padding: 0 } ul li { display: block } ul a { justify-content: start; width: 100% }
`
