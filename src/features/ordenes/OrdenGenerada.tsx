import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { useMemo } from 'react'

import { dinero } from '#formato/dinero.ts'
import { formatFecha } from '#formato/fechas.ts'
import { useEstaGuardado } from '#live/archivos/documento.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { Qr } from '#piezas/Qr.tsx'
import { qrPath } from '#qr/qrPath.ts'
import { aparato } from '#ui/esMovil.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import type { OrdenEnCurso } from './enCurso.ts'
import { EnviarLaOrden } from './EnviarLaOrden.tsx'
import { texts } from './texts.ts'

const CAJA = { movil: 203, mediana: 232 }

/** A generated order: number, QR and storage place (ORD-15), and a form to mail it (ORD-16). */
export function OrdenGenerada({ orden }: { orden: OrdenEnCurso }) {
  const { generada, practica, paraQuien, prestador, total, correo } = orden
  const mediana = useMedia(MEDIANA)
  const dibujo = useMemo(() => qrPath(generada?.paraQr ?? ''), [generada])
  const guardada = useEstaGuardado(documentoDeOrden.key({ numeroOrden: generada?.numero ?? '' }))
  if (!generada) return null
  return (
    <div className="orden-generada">
      <p className="numero-de-orden dato">{generada.numero}</p>
      <p>{`${practica} · ${paraQuien}`}</p>
      <p className="tenue">
        {[prestador, formatFecha(generada.fecha), texts.totalDe(dinero(total))].join(' · ')}
      </p>
      <div className="qr-de-orden">
        <Qr
          dibujo={dibujo}
          nombre={texts.qr}
          lado={ladoDeQr(dibujo.size, mediana ? CAJA.mediana : CAJA.movil)}
        />
      </div>
      {guardada && (
        <p className="nota-de-orden">
          <CheckmarkCircle20Filled />
          {texts.quedaGuardada(aparato())}
        </p>
      )}
      <EnviarLaOrden numeroOrden={generada.numero} correo={correo} />
    </div>
  )
}
