import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { useState } from 'react'

import { DE_TODO, prender, usePedidos, useSuscripcion } from '#live/novedades/avisos.ts'
import { Boton } from '#ui/Boton.tsx'
import { showToast } from '#ui/toasts.ts'

import './avisos.css'
import { texts } from './texts.ts'

type Props = {
  pregunta: string
  detalle: string
  /** Called when the person chooses 'later'. Without it there is no such button. */
  onAhoraNo?: () => void
}

/** Offers push notifications. The browser's own question opens within the tap. */
export function PedirAvisos({ pregunta, detalle, onAhoraNo }: Props) {
  const { pedidos } = usePedidos()
  const puesta = useSuscripcion()
  const [ocupado, setOcupado] = useState(false)
  const preparando = puesta === undefined || pedidos.state === 'trayendo'
  const clave = pedidos.state === 'listo' ? pedidos.clave : undefined

  async function pedir() {
    if (!puesta || clave === undefined) return showToast(texts.falla)
    setOcupado(true)
    const hecho = await prender(puesta, clave, DE_TODO)
    setOcupado(false)
    showToast(texts[hecho])
  }

  return (
    <section className="tarjeta relleno pedir-avisos">
      <span className="baldosa info">
        <Alert24Regular />
      </span>
      <div>
        <h2>{pregunta}</h2>
        <p className="tenue">{detalle}</p>
      </div>
      <div className="botones">
        <Boton
          icono={<Alert24Regular />}
          ocupado={ocupado || preparando}
          onClick={() => void pedir()}
        >
          {texts.si}
        </Boton>
        {onAhoraNo && (
          <Boton tono="plano" onClick={onAhoraNo}>
            {texts.ahoraNo}
          </Boton>
        )}
      </div>
    </section>
  )
}
