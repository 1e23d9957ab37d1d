/**
 * Script of the office's page: listens for changes and counts down the seconds. It inserts HTML from this server only,
 * in which all texts are escaped.
 */
export const GUION = `
const vivo = document.getElementById('vivo')
let adelanto = 0
const decir = (estado) => {
  vivo.dataset.estado = estado
  vivo.textContent = vivo.dataset[estado === 'vivo' ? 'si' : 'no']
}
const contar = () => {
  const ahora = Date.now() + adelanto
  for (const uno of document.querySelectorAll('[data-vence]')) {
    const quedan = Math.max(0, Math.ceil((uno.dataset.vence - ahora) / 1000))
    uno.textContent = Math.floor(quedan / 60) + ':' + String(quedan % 60).padStart(2, '0')
  }
  for (const uno of document.querySelectorAll('[data-desde]')) {
    const van = Math.max(0, Math.floor((ahora - uno.dataset.desde) / 1000))
    uno.textContent = 'hace ' + (van < 60 ? van + ' s' : Math.floor(van / 60) + ' min')
  }
}
const escuchar = () => {
  const canal = new EventSource(location.pathname + '/en-vivo')
  canal.onopen = () => decir('vivo')
  canal.addEventListener('cambio', ({ data }) => {
    const { ahora, tarjeta, pasos } = JSON.parse(data)
    adelanto = ahora - Date.now()
    document.getElementById('tarjeta').innerHTML = tarjeta
    document.getElementById('pasos').innerHTML = pasos
    contar()
  })
  canal.onerror = () => {
    decir('cortado')
    // The browser reconnects by itself, except after an answer that is not a stream.
    if (canal.readyState === EventSource.CLOSED) setTimeout(escuchar, 2000)
  }
}
if (vivo) {
  escuchar()
  contar()
  setInterval(contar, 1000)
}
`
