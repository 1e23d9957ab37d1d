import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { Gauge24Regular } from '@fluentui/react-icons/svg/gauge'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { esMovil } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { Fila } from './Fila.tsx'
import { LaUltima } from './LaUltima.tsx'

import './ordenes.css'
import { texts } from './texts.ts'

/** Menu of orders. The electronic order is offered only with a camera to scan its code (ORD-01). */
export function OrdenesScreen() {
  const mediana = useMedia(MEDIANA)
  const sinSenal = useSinSenal()
  const conCamara = esMovil() || !mediana
  const reimprimir = (
    <Fila
      href="/reimprimir-orden"
      tono={mediana ? 'ok' : 'info'}
      icono={<Print24Regular />}
      titulo={texts.reimprimir}
      detalle={texts.reimprimirDetalle}
      sinSenal={sinSenal && 'necesita'}
    />
  )
  return (
    <>
      <div className="titulo">
        <Titulo>{texts.ordenes}</Titulo>
      </div>
      {sinSenal && <LaUltima />}
      <div className="filas-de-ordenes">
        {conCamara && (
          <Fila
            href="/read-orden"
            tono="ok"
            icono={<QrCode24Regular />}
            titulo={texts.electronica}
            detalle={texts.electronicaDetalle}
            sinSenal={sinSenal && 'necesita'}
          />
        )}
        <Fila
          href="/emitir-orden"
          tono="ok"
          icono={<DocumentText24Regular />}
          titulo={texts.impresa}
          detalle={texts.impresaDetalle}
          sinSenal={sinSenal && 'necesita'}
        />
        {mediana && reimprimir}
      </div>
      <h2 className="seccion">{texts.verYConsultar}</h2>
      <div className="filas-de-ordenes">
        <Fila
          href="/consultar-ordenes"
          tono="info"
          icono={<History24Regular />}
          titulo={texts.consultar}
          detalle={texts.consultarDetalle}
          sinSenal={sinSenal && 'anda'}
        />
        <Fila
          href="/consultar-cupo"
          tono="info"
          icono={<Gauge24Regular />}
          titulo={texts.cupo}
          detalle={texts.cupoDetalle}
          sinSenal={sinSenal && 'necesita'}
        />
        {!mediana && reimprimir}
      </div>
      {!sinSenal && <LaUltima />}
      {!conCamara && (
        <p className="nota-de-orden aparte">
          <QrCode24Regular />
          {texts.electronicaEnElTelefono}
        </p>
      )}
    </>
  )
}
