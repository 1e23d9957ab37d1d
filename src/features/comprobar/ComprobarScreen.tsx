import { Button } from '@fluentui/react-components'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'
import { useEffect, useState } from 'react'

import { useConfianza } from '#live/comprobar.ts'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { Alcance } from './Alcance.tsx'

import './comprobar.css'
import type { Leer } from './cuadros.ts'
import { Escaner } from './Escaner.tsx'
import { Recientes } from './Recientes.tsx'
import { texts } from './texts.ts'
import { Ultima } from './Ultima.tsx'
import { useComprobaciones } from './useComprobaciones.ts'
import { Veredicto } from './Veredicto.tsx'

type Props = {
  /** The address that this page was opened at, where it carries a code; another object is another one. */
  pedido: { texto: string } | undefined
  leer: Leer
  /** The address leads to the scanner from now on. */
  onEscanear: () => void
}

type Vista = 'entrada' | 'escaner' | 'ultima' | 'todo'

/** Whether a card is good: the one of the address, or one after another as they are held before the camera. */
export function ComprobarScreen({ pedido, leer, onEscanear }: Props) {
  const alcance = useConfianza()
  const { hechas, comprobarTexto, otraVez } = useComprobaciones()
  const [elegida, setElegida] = useState<{ pedido: Props['pedido']; vista: Vista }>()
  const vista = elegida?.pedido === pedido && elegida ? elegida.vista : pedido ? 'todo' : 'entrada'
  const setVista = (next: Vista) => setElegida({ pedido, vista: next })
  const [ultima, ...antes] = hechas

  useEffect(() => {
    if (pedido) comprobarTexto(pedido.texto)
  }, [pedido, comprobarTexto])

  function escanear() {
    setVista('escaner')
    onEscanear()
  }

  if (vista === 'todo')
    return (
      <>
        <Veredicto
          hecha={ultima}
          onOtraVez={() => ultima && otraVez(ultima)}
          onEscanear={escanear}
        />
        <Alcance alcance={alcance} />
      </>
    )
  return (
    <div className="lectura">
      {vista === 'ultima' && ultima ? (
        <>
          <Ultima hecha={ultima} onVerTodo={() => setVista('todo')} />
          <Button
            className="primario"
            appearance="primary"
            icon={<ScanQrCode24Regular />}
            onClick={escanear}
          >
            {texts.escanearOtra}
          </Button>
        </>
      ) : (
        <>
          <div className="encabezado">
            <Titulo>{texts.titulo}</Titulo>
            <p className="que-hacer">{texts.queHacer}</p>
          </div>
          <Escaner
            leer={leer}
            abrirYa={vista === 'escaner'}
            onTexto={(text) => {
              comprobarTexto(text)
              setVista('ultima')
            }}
          />
        </>
      )}
      <Alcance alcance={alcance} />
      <Recientes hechas={vista === 'ultima' ? antes : hechas} />
    </div>
  )
}
