import { useState } from 'react'
import { useLocation } from 'wouter'

import { contestado, contestar } from '#live/candado/contestado.ts'
import { useSeOfrece } from '#live/candado/ofrecer.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './ofrecerTexts.ts'

/** Offers the lock at the end of home, until it is answered once on this phone. */
export function Ofrecer() {
  const [, navigate] = useLocation()
  const [listo, setListo] = useState(contestado)
  const seOfrece = useSeOfrece()
  if (!usePuedeGuardar() || listo || !seOfrece) return null

  function poner() {
    contestar()
    navigate('/candado')
  }
  function ahoraNo() {
    contestar()
    setListo(true)
    showToast(texts.enElPerfil)
  }
  return (
    <section className="tarjeta relleno pila" aria-labelledby="ofrecer-candado">
      <h2 id="ofrecer-candado">{texts.titulo}</h2>
      <p>{texts.detalle(aparato())}</p>
      <div className="botones">
        <Boton onClick={ahoraNo}>{texts.ahoraNo}</Boton>
        <Boton onClick={poner}>{texts.poner}</Boton>
      </div>
    </section>
  )
}
