import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { useState } from 'react'

import type { SesionDePersona } from '#contract/extensiones/sesionesAbiertas.ts'
import { cuandoYHora, fechaDe, fechaYHora } from '#formato/instantes.ts'
import { useAnularImpresas } from '#live/credencial/tarjetas.ts'
import { noSeOfrece } from '#live/proveedor/failure.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'
import { useAhora } from '#ui/useAhora.ts'

import { texts } from './texts.ts'
import { useSesiones } from './useSesiones.ts'

/** Every open session, this one first. If the provider does not list sessions, the screen says so. */
export function SesionesAbiertas() {
  const { estado, traer, cerrar, cerrarOtras, cerrandoOtras } = useSesiones()
  if (estado.state === 'trayendo') return <Esqueleto texto={texts.buscando} filas={1} />
  if (estado.state === 'sin-senal') return <p className="tenue">{texts.conSenal}</p>
  if (estado.state === 'falla') {
    if (noSeOfrece(estado.failure)) return <p className="tenue">{texts.noOfrece}</p>
    return (
      <div className="pila">
        <p>
          {texts.noSePudo} {estado.failure.message}
        </p>
        <Boton onClick={() => void traer()}>{texts.reintentar}</Boton>
      </div>
    )
  }
  const primeroEsta = estado.lista.toSorted((a, b) => Number(b.esta) - Number(a.esta))
  const otras = primeroEsta.filter(({ esta }) => !esta)
  return (
    <>
      <ul aria-label={texts.abierta}>
        {primeroEsta.map((sesion) => (
          <Sesion key={sesion.idSesion} sesion={sesion} onCerrar={() => cerrar(sesion.idSesion)} />
        ))}
      </ul>
      {otras.length > 1 && <CerrarOtras ocupado={cerrandoOtras} onCerrar={cerrarOtras} />}
      {otras.length > 0 && <p className="tenue">{texts.alCerrar}</p>}
    </>
  )
}

/**
 * Closes all other sessions, and cancels printed cards if the person ticks it. Sessions first: an open one could print
 * again.
 */
function CerrarOtras({
  ocupado,
  onCerrar,
}: {
  ocupado: boolean
  onCerrar: () => Promise<boolean>
}) {
  const impresas = useAnularImpresas()
  const [tambien, setTambien] = useState(false)

  async function cerrar() {
    if (ocupado || !(await onCerrar())) return
    if (tambien && !(await impresas?.anular())) return
    showToast(tambien ? texts.cerradasYAnuladas : texts.cerradas)
  }

  return (
    <>
      {impresas && (
        <label className="tilde">
          <input
            type="checkbox"
            checked={tambien}
            onChange={({ target }) => setTambien(target.checked)}
          />
          <span>{texts.anularTambien}</span>
        </label>
      )}
      <Boton ocupado={ocupado} onClick={() => void cerrar()}>
        <Palabras ocupado={ocupado} quieto={texts.cerrarOtras} haciendo={texts.cerrando} />
      </Boton>
    </>
  )
}

type Props = { sesion: SesionDePersona; onCerrar: () => Promise<boolean> }

function Sesion({ sesion: { dispositivo, desde, ultimoUso, esta }, onCerrar }: Props) {
  const now = useAhora(60_000)
  const [cerrando, setCerrando] = useState(false)
  const abierta = Date.parse(desde)
  const movil = /Android|iPhone|iPad/.test(dispositivo)

  async function cerrar() {
    if (cerrando) return
    setCerrando(true)
    if (await onCerrar().finally(() => setCerrando(false))) showToast(texts.cerrada)
  }

  return (
    <li className="fila sesion">
      <span className={esta ? 'baldosa ok' : 'baldosa neutro'}>
        {movil ? <Phone24Regular /> : <Desktop24Regular />}
      </span>
      <div>
        <p className="fuerte">{dispositivo}</p>
        <p className="tenue">{texts.desde(fechaDe(abierta))}</p>
        <p className="tenue">
          {esta ? texts.activa : texts.ultimaVez(cuandoYHora(Date.parse(ultimoUso), now))}
        </p>
        {esta && (
          <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
            {texts.esEste(aparato())}
          </Insignia>
        )}
      </div>
      {!esta && (
        <Boton
          // With the time, because two sessions may be of equal browsers.
          aria-label={texts.cerrarLaDe(dispositivo, fechaYHora(abierta))}
          ocupado={cerrando}
          onClick={() => void cerrar()}
        >
          <Palabras ocupado={cerrando} quieto={texts.cerrar} haciendo={texts.cerrando} />
        </Boton>
      )}
    </li>
  )
}
