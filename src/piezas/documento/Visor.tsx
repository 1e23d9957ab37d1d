import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { MEDIANA, useMedia } from '#ui/useMedia.ts'
import { useModal } from '#ui/useModal.ts'

import { Acciones } from './Acciones.tsx'
import { Agrandar, BarraDeZoom } from './BarraDeZoom.tsx'
import { Falla } from './Falla.tsx'
import { Hojas } from './Hojas.tsx'
import type { Pedido } from './pedido.ts'
import { Pesa } from './Pesa.tsx'
import { encenderPuerto } from './puertos.ts'

import './documento.css'
import { texts } from './texts.ts'
import { traerLector } from './traerLector.ts'
import { Trayendo } from './Trayendo.tsx'
import { type Abierto, useAbierto } from './useAbierto.ts'
import { useZoom } from './useZoom.ts'

type Props = {
  pedido: Pedido
  onCerrar: () => void
  /** Content above the document. */
  franja?: ReactNode
  /** Content below the document, such as the next step. */
  salida?: ReactNode
}

/** A document over the page. Esc and Back close it. */
export function Visor({ pedido, onCerrar, franja, salida }: Props) {
  const ref = useModal(true, onCerrar)
  const id = useId()
  return (
    <dialog ref={ref} className="visor" aria-labelledby={id}>
      <Documento key={pedido.key} id={id} {...{ pedido, onCerrar, franja, salida }} />
    </dialog>
  )
}

/** A document as the page itself. */
export function DocumentoEnPagina({ pedido }: { pedido: Pedido }) {
  const id = useId()
  return (
    <section className="visor en-pagina" aria-labelledby={id}>
      <Documento key={pedido.key} id={id} pedido={pedido} />
    </section>
  )
}

function Documento({
  pedido,
  onCerrar,
  franja,
  salida,
  id,
}: Omit<Props, 'onCerrar'> & { id: string; onCerrar?: () => void }) {
  const [abierto, traerDeNuevo] = useAbierto(pedido)
  // The reader's two files come while the document is read from this phone. Without them, Hojas.tsx shows it.
  useEffect(() => {
    encenderPuerto()
    void traerLector().catch(() => undefined)
  }, [])
  const [pagina, setPagina] = useState('')
  const grande = useMedia(MEDIANA)
  const zoom = useZoom(grande ? 1 : 'ancho')
  const archivo = abierto.state === 'listo' ? abierto.archivo : undefined
  const acciones = pedido.soloVer ? undefined : (
    <Acciones archivo={archivo} pedido={pedido} grande={grande} />
  )
  return (
    <>
      <header>
        {onCerrar && (
          <button type="button" className="cruz" aria-label={texts.cerrar} onClick={onCerrar}>
            <Dismiss24Regular />
          </button>
        )}
        <div>
          <h2 id={id}>{(archivo?.name ?? pedido.titulo).replace(/\.\w{3,4}$/, '')}</h2>
          <output className="tenue">{dicho(abierto, pagina)}</output>
        </div>
        {grande && (
          <div className="botones">
            <BarraDeZoom zoom={zoom} />
            {acciones}
          </div>
        )}
      </header>
      {franja}
      <div className="area">
        {abierto.state === 'falla' && (
          <Falla failure={abierto.failure} pedido={pedido} onTraer={traerDeNuevo} />
        )}
        {abierto.state === 'trayendo' && <Trayendo />}
        {abierto.state === 'pesa' && (
          <Pesa
            bytes={abierto.bytes}
            porCorreo={pedido.onEnviar !== undefined}
            onTraer={traerDeNuevo}
          />
        )}
        {archivo && (
          <Hojas
            archivo={archivo}
            zoom={zoom}
            onPagina={(n, de) => setPagina(texts.hoja(n, de))}
            seDescarga={!pedido.soloVer}
          />
        )}
        {archivo && !grande && <Agrandar zoom={zoom} />}
      </div>
      {!grande && acciones && <div className="al-pie">{acciones}</div>}
      {salida && <div className="salida">{salida}</div>}
    </>
  )
}

function dicho(abierto: Abierto, pagina: string): string {
  switch (abierto.state) {
    case 'listo':
      return pagina
    case 'falla':
      return texts.noSeAbrio
    case 'pesa':
      return texts.sinBajar
    case 'trayendo':
      return texts.abriendo
  }
}
