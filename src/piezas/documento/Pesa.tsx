import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { CellularData124Regular } from '@fluentui/react-icons/svg/cellular-data'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Wifi124Regular } from '@fluentui/react-icons/svg/wifi'
import { useEffect, useState } from 'react'

import { tamano } from '#formato/tamano.ts'
import { useAhorro } from '#live/archivos/datosUsados.ts'
import { conoceLaRed, isMetered } from '#local/provider/ahorro.ts'
import { Boton } from '#ui/Boton.tsx'
import { useLatest } from '#ui/useLatest.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { alHaberWifi } from './alHaberWifi.ts'
import { texts } from './texts.ts'

type Props = { bytes: number; porCorreo: boolean; onTraer: () => void }

/** Question before a large document is fetched: now, or with the next Wi-Fi. */
export function Pesa({ bytes, porCorreo, onTraer }: Props) {
  const ahorra = useAhorro()?.ahorra ?? false
  const [espera, setEspera] = useState(false)
  const traer = useLatest(onTraer)
  useEffect(() => (espera ? alHaberWifi(() => traer.current()) : undefined), [espera, traer])
  return (
    <div className="pesa">
      <Vacio icono={<CellularData124Regular />} tono="aviso" titulo={texts.pesa(tamano(bytes))}>
        <p>{texts.porQuePregunta(conoceLaRed() && isMetered(), ahorra)}</p>
        <Boton tono="primario" icono={<ArrowDownload24Regular />} onClick={onTraer}>
          {texts.conTamano(texts.bajarYVer, tamano(bytes), false)}
        </Boton>
        {conoceLaRed() && !espera && (
          <Boton icono={<Wifi124Regular />} onClick={() => setEspera(true)}>
            {texts.bajarConWifi}
          </Boton>
        )}
        <output>{espera && texts.conWifi}</output>
      </Vacio>
      {porCorreo && (
        <p className="cabeza tenue">
          <Mail24Regular />
          {texts.correoNoGasta}
        </p>
      )}
    </div>
  )
}
