import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'

import { deBase64 } from '#contract/base64.ts'
import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { formatFecha } from '#formato/fechas.ts'
import { atomoDe } from '#live/telefono/atomoDe.ts'
import { BRILLO, ESCUDO } from '#model/mostrador/dibujos.ts'
import type { RecetasAMostrar } from '#model/mostrador/fila.ts'
import { deRecetas, texts as delMostrador } from '#model/mostrador/texts.ts'
import { dibujo } from '#model/mostrador/vista.ts'
import { Qr } from '#piezas/Qr.tsx'
import { qrFijo } from '#qr/qrFijo.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'
import { useModal } from '#ui/useModal.ts'

import { Dibujo } from './Dibujo.tsx'

import './qrDeReceta.css'
import { texts } from './texts.ts'
import { useDeslizar } from './useDeslizar.ts'

type Activa = RecetasAMostrar['activas'][number]
export type Firmada = Activa & { firma: NonNullable<Activa['firma']> }

type Props = {
  /** A member's signed prescriptions, as they were when the first code was opened. */
  recetas: readonly Firmada[]
  primera: number
  /** The member's name. */
  nombre: string
  publicUrl: string
  onCerrar: () => void
}

/** The code of one prescription alone: with two square codes on a screen, a scanner may read the wrong one. */
export function QrDeReceta({ recetas, primera, nombre, publicUrl, onCerrar }: Props) {
  const ref = useModal(true, onCerrar)
  const id = useId()
  const [at, setAt] = useState(primera)
  const mediana = useMedia(MEDIANA)
  const lado = useAtomValue(ladoDeVentana)
  const mover = (hacia: 1 | -1) => recetas[at + hacia] && setAt(at + hacia)
  const deslizar = useDeslizar(mover)
  const una = recetas[at]
  if (!una) return null
  const { numero, remedios, vence, firma } = una
  const codigo = qrFijo(
    codigoDeReceta({ kid: firma.kid, bytes: deBase64(firma.bytes) ?? new Uint8Array() }, publicUrl),
  )
  const lugar = Math.min(mediana ? 438 : 390, lado)
  return (
    <dialog ref={ref} className="qr-de-receta" aria-labelledby={id} {...deslizar}>
      <header>
        <button type="button" className="cruz" aria-label={texts.cerrarQr} onClick={onCerrar}>
          <Dismiss24Regular />
        </button>
        <h2 id={id}>{deRecetas.qr}</h2>
      </header>
      <div className="mostrador-hoja">
        <div className="codigo-de-receta">
          <Qr
            dibujo={codigo}
            nombre={deRecetas.qr + deRecetas.numeroDe(numero)}
            lado={ladoDeQr(codigo.size, lugar)}
          />
        </div>
        <p className="mostrador-firma info">
          <Dibujo arbol={dibujo(ESCUDO)} />
          {texts.firmada}
        </p>
        <p className="mostrador-remedios">{remedios}</p>
        <p className="mostrador-numero dato">{numero}</p>
        <p className="tenue">
          {nombre}
          {vence !== null && ` · ${deRecetas.vence(formatFecha(vence)).toLowerCase()}`}
        </p>
        <p className="mostrador-brillo tenue">
          <Dibujo arbol={dibujo(BRILLO)} />
          {delMostrador.brillo}
        </p>
      </div>
      {recetas.length > 1 && (
        <footer className="mostrador-pie">
          <button
            type="button"
            className="boton contorno"
            aria-label={texts.anterior}
            disabled={at === 0}
            onClick={() => mover(-1)}
          >
            <ChevronLeft24Regular />
          </button>
          <p aria-live="polite">{texts.cual(at + 1, recetas.length)}</p>
          <button
            type="button"
            className="boton contorno"
            aria-label={texts.siguiente}
            disabled={at === recetas.length - 1}
            onClick={() => mover(1)}
          >
            <ChevronRight24Regular />
          </button>
        </footer>
      )}
    </dialog>
  )
}

/** Space below the heading, also on a phone in landscape. */
const ladoDeVentana = atomoDe(
  () => Math.min(innerWidth, Math.max(innerHeight - 60, 200)),
  (tell) => {
    addEventListener('resize', tell)
    return () => removeEventListener('resize', tell)
  },
)
