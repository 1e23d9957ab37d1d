const icono = (paths: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

const RONDA = '<circle cx="12" cy="12" r="9"/>'

export const ICONOS = {
  flecha: icono('<path d="M4 12h16M14 6l6 6-6 6"/>'),
  tilde: icono(`${RONDA}<path d="m8 12.5 2.7 2.7L16 9.5"/>`),
  cruz: icono(`${RONDA}<path d="m9 9 6 6m0-6-6 6"/>`),
  alerta: icono('<path d="M12 4 3 20h18zM12 10v4.5m0 2.6v.1"/>'),
  reloj: icono(`${RONDA}<path d="M12 7v5h3.5"/>`),
  vuelta: icono('<path d="M5 4v6h6M5.5 10A7 7 0 1 1 9 18"/>'),
  frasco: icono(
    '<path d="M9 3h6m-5 0v6L5 19a1.5 1.5 0 0 0 1.4 2h11.2a1.5 1.5 0 0 0 1.4-2L14 9V3M7.5 15h9"/>',
  ),
  pdf: icono('<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6"/>'),
} as const

export const STYLE = `
:root { color-scheme: light dark; --fondo: #f3f6f3; --hoja: #fff; --letra: #18201b; --tenue: #55615a; --borde: #dce3de; --trazo: #5d6a62; --verde: var(--marca); --sobre: #fff; --barra: var(--marca);
  --ok: #045738; --ok-f: #e3f5eb; --ok-b: #338c63; --info: #06488a; --info-f: #e7f1fe; --info-b: #417bbf; --aviso: #704300; --aviso-f: #fff2d9; --aviso-b: #a87414; --error: #97201b; --error-f: #fdebe9; --error-b: #c9544c }
@media (prefers-color-scheme: dark) { :root { --fondo: #0e1411; --hoja: #18201b; --letra: #edf2ee; --tenue: #a9b6ae; --borde: #34403a; --trazo: #9aa89f; --verde: var(--marca-clara); --sobre: #06170d; --barra: #18201b;
  --ok: #a0d8b9; --ok-f: #052818; --info: #adccf3; --info-f: #002045; --info-b: #5a8fcf; --aviso: #ffd591; --aviso-f: #35260a; --aviso-b: #b07d22; --error: #ffb9b1; --error-f: #431613; --error-b: #d0655c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--fondo); color: var(--letra); font: 1rem/1.5 Roboto, system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; min-height: 60px; padding: 4px 16px; background: var(--barra); color: #fff; font-size: 1.125rem }
header svg { width: 34px } header i { padding: 0 10px; border: 1.5px solid; border-radius: 99px; font-size: .75rem; line-height: 1.25rem; font-weight: 600; letter-spacing: .05em; font-style: normal }
header a { margin-left: auto; padding: 12px 4px; color: inherit; font-weight: 600; font-size: 1rem }
.banda { display: flex; gap: 12px; margin: 0; padding: 10px 16px; background: var(--info-f); color: var(--info); border-bottom: 2px solid var(--info-b) }
svg { flex: none; width: 24px; height: 24px } header svg { height: auto }
main { max-width: 1088px; margin: 0 auto; padding: 16px }
h1 { margin: 0; font-size: 1.5rem; line-height: 2rem } h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin: 0; font-size: 1.125rem }
p { margin: 0; overflow-wrap: anywhere } .tenue { color: var(--tenue); font-size: .875rem } main > .tenue { margin-bottom: 16px }
.hecho { display: flex; gap: 8px; margin-bottom: 16px; padding: 12px 16px; border: 1px solid var(--ok-b); border-radius: 12px; background: var(--ok-f); color: var(--ok); font-weight: 600 }
.no { border-color: var(--error-b); background: var(--error-f); color: var(--error) }
article { --t: var(--info-b); margin: 0 0 12px; padding: 16px 16px 16px 20px; border: 1px solid var(--borde); border-left: 5px solid var(--t); border-radius: 12px; background: var(--hoja) }
.insignia { display: inline-flex; align-items: center; gap: 6px; padding: 2px 12px; border-radius: 99px; font-size: .875rem; font-weight: 600 } .insignia svg { width: 18px; height: 18px }
.info .insignia { background: var(--info-f); color: var(--info) }
article.ok { --t: var(--ok-b) } .ok .insignia { background: var(--ok-f) } .ok .insignia, span.ok { color: var(--ok) }
article.aviso { --t: var(--aviso-b) } .aviso .insignia { background: var(--aviso-f) } .aviso .insignia, span.aviso { color: var(--aviso) }
article.error { --t: var(--error-b) } .error .insignia { background: var(--error-f) } .error .insignia, span.error { color: var(--error) }
.fichas, .botones { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px }
.ficha, .boton { display: inline-flex; align-items: center; gap: 8px; min-height: 48px; color: inherit; text-decoration: none }
.ficha { max-width: 100%; padding: 4px 14px 4px 8px; border: 1px solid var(--borde); border-radius: 8px } .ficha img { width: 38px; height: 38px; object-fit: cover; border-radius: 4px }
.boton { justify-content: center; padding: 8px 18px; border: 1px solid var(--trazo); border-radius: 8px; font-weight: 600 } .boton span { display: inline-flex }
.lleno { border-color: var(--verde); background: var(--verde); color: var(--sobre) }
a:focus-visible { outline: 3px solid var(--info-b); outline-offset: 2px }
.razones { display: grid; gap: 8px; margin-top: 16px; padding-top: 12px; border-top: 1px solid var(--borde) } .razones p { font-weight: 600 } .razones .boton { justify-content: flex-start }
.ancho { display: none }
@media (max-width: 599px) { .botones { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)) } .botones .lleno, .botones .boton:only-child { grid-column: 1 / -1 } }
@media (min-width: 900px) { .ancho { display: inline } .banda { padding: 12px 24px } header { padding: 4px 24px } .cabeza { display: flex; justify-content: space-between; gap: 24px } .cabeza .fichas { margin-top: 0 } .razones { display: flex; flex-wrap: wrap; align-items: center } .razones p { margin-right: 8px } }
`
