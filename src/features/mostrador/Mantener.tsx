import { useEffect, useRef } from 'react'

import { ABIERTO } from '#model/mostrador/dibujos.ts'
import { delMarco } from '#model/mostrador/texts.ts'
import { dibujo } from '#model/mostrador/vista.ts'

import { Dibujo } from './Dibujo.tsx'

import './mostrador.css'
import { texts } from './texts.ts'
import { SEGUNDOS, useApretar } from './useApretar.ts'

/** The only way out of 'modo prestado'. */
export function Mantener({ onSalir }: { onSalir: () => void }) {
  const conTecla = useRef(false)
  const { pasados, apretar, soltar } = useApretar(() => {
    // Waits until the key is released: while held it repeats, and would press a button of the next screen.
    if (conTecla.current) addEventListener('keyup', onSalir, { once: true })
    else onSalir()
  })
  const apretado = pasados !== undefined
  const boton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const current = boton.current
    // Prevents the tap that follows when the finger is lifted: it would hit the next screen.
    const noTap = (event: TouchEvent) => event.preventDefault()
    current?.addEventListener('touchstart', noTap, { passive: false })
    return () => current?.removeEventListener('touchstart', noTap)
  }, [])
  return (
    <>
      <button
        ref={boton}
        type="button"
        className={apretado ? 'boton mantener apretado' : 'boton mantener'}
        data-pasados={pasados}
        onPointerDown={({ button }) => {
          conTecla.current = false
          if (button === 0) apretar()
        }}
        onPointerUp={soltar}
        onPointerCancel={soltar}
        onPointerLeave={soltar}
        onContextMenu={(event) => event.preventDefault()} // A long touch would open the context menu.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          conTecla.current = true
          apretar() // A held key repeats its event; only the first one counts.
        }}
        onKeyUp={soltar}
        onBlur={soltar}
      >
        <Dibujo arbol={dibujo(ABIERTO)} />
        <span>{apretado ? texts.segui : delMarco.mantene}</span>
      </button>
      <output className="oculto">{pasados ? texts.faltan(SEGUNDOS - pasados) : ''}</output>
    </>
  )
}
