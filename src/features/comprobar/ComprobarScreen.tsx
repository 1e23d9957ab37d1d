import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react'

import type { Leer } from '#piezas/camara/cuadros.ts'
import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { usePasos } from '#ui/usePasos.ts'

import '#ui/componentes.css'
import { Alcance } from './Alcance.tsx'

import './comprobar.css'
import { useConfianza } from './comprobaciones.ts'
import { Escaner } from './Escaner.tsx'
import { Recientes } from './Recientes.tsx'
import { texts } from './texts.ts'
import { traerSegundaParte } from './traerSegundaParte.ts'
import { Ultima } from './Ultima.tsx'
import { useComprobaciones } from './useComprobaciones.ts'
import { Veredicto } from './Veredicto.tsx'

type Props = {
  /** The code in the page's address. A new object means that the page was opened again. */
  pedido: { texto: string } | undefined
  leer: Leer
  /** Replaces the address with the scanner's, without a code. */
  onEscanear: () => void
}

type Vista = 'entrada' | 'escaner' | 'ultima' | 'todo'

/**
 * Only for computers: a phone has its camera instead of a hand scanner. If the file does not load, camera and photo
 * still work.
 */
const LectorDeMano = lazy(() =>
  import('./LectorDeMano.tsx').then(
    (file) => ({ default: file.LectorDeMano }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Checks the code in the address, or one code after another in front of the camera. */
export function ComprobarScreen({ pedido, leer, onEscanear }: Props) {
  const alcance = useConfianza()
  const { hechas, comprobarTexto, otraVez } = useComprobaciones()
  const [elegida, setElegida] = useState<{ pedido: Props['pedido']; vista: Vista }>()
  const vista = elegida?.pedido === pedido && elegida ? elegida.vista : pedido ? 'todo' : 'entrada'
  const setVista = (next: Vista) => setElegida({ pedido, vista: next })
  const [ultima, ...antes] = hechas
  // A history entry of its own: Back leads to the small form and does not leave the page.
  const [paso, irA] = usePasos()
  const agrandada = vista === 'ultima' && paso === 1

  useEffect(() => void traerSegundaParte().catch(() => undefined), []) // A failure is ignored: the first scanned prescription loads it again.

  useEffect(() => {
    if (pedido) comprobarTexto(pedido.texto)
  }, [pedido, comprobarTexto])

  function onTexto(text: string) {
    if (paso === 1) irA(0)
    comprobarTexto(text)
    setVista('ultima')
  }

  const deMano = (conCampo: boolean) =>
    !esMovil() && (
      <Suspense>
        <LectorDeMano conCampo={conCampo} onTexto={onTexto} />
      </Suspense>
    )

  function escanear() {
    if (paso === 1) irA(0)
    setVista('escaner')
    onEscanear()
  }

  if (vista === 'todo' || agrandada)
    return (
      <>
        <Veredicto
          hecha={ultima}
          onVolver={agrandada ? () => irA(0) : undefined}
          onOtraVez={() => ultima && otraVez(ultima)}
          onEscanear={escanear}
        />
        <Alcance alcance={alcance} />
        {deMano(false)}
      </>
    )
  return (
    <div className="lectura">
      {vista === 'ultima' && ultima ? (
        <>
          <Ultima hecha={ultima} onVerTodo={() => irA(1)} />
          <Boton tono="primario" icono={<ScanQrCode24Regular />} onClick={escanear}>
            {texts.escanearOtra}
          </Boton>
          {deMano(false)}
        </>
      ) : (
        <>
          <div className="encabezado">
            <Titulo>{texts.titulo}</Titulo>
            <p className="que-hacer">{texts.queHacer}</p>
          </div>
          <Escaner leer={leer} abrirYa={vista === 'escaner'} onTexto={onTexto} />
          {deMano(true)}
        </>
      )}
      <Alcance alcance={alcance} />
      <Recientes hechas={vista === 'ultima' ? antes : hechas} />
    </div>
  )
}
