import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import type { ConsultaDigital } from '#contract/ordenDigital.ts'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'

import { texts } from './texts.ts'

type Props = {
  /** Undefined while the code is being checked, and once the member is known. */
  consulta: ConsultaDigital | undefined
  familia: readonly Afiliado[]
  validando: boolean
  onElegido: (consulta: ConsultaDigital, para: Afiliado) => void
  onCancelar: () => void
}

/** The office behind the scanned QR, and the choice of the member that the order is for (SCAN-05). */
export function ParaQuien({ consulta, familia, validando, onElegido, onCancelar }: Props) {
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const [enVano, setEnVano] = useState(0)

  function generar() {
    const para = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    if (!para) return setEnVano(enVano + 1)
    if (consulta && !validando) onElegido(consulta, para)
  }

  return (
    <>
      <output className="tarjeta leido-de-orden">
        <span className="baldosa ok">
          <QrCode24Regular />
        </span>
        <span>
          <span className="fuerte">{texts.leido}</span>
          <br />
          <span className="tenue">
            {consulta ? texts.codigo(consulta.codigoPrestador) : texts.comprobando}
          </span>
        </span>
      </output>
      {consulta && (
        <>
          <ConFaltas enVano={enVano} className="tarjeta relleno formulario-de-orden">
            <h2>{texts.paraQuien}</h2>
            <SelectorDeAfiliado
              obligatorio
              elegido={idAfiliado}
              onElegir={setIdAfiliado}
              falta={enVano > 0 && idAfiliado === undefined}
            />
          </ConFaltas>
          <p className="nota-de-orden">
            <Info20Regular />
            {texts.antesDeGenerarla}
          </p>
        </>
      )}
      <BarraDeAcciones>
        <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
        {consulta && (
          <Boton tono="primario" ocupado={validando} onClick={generar}>
            {validando ? texts.validando : texts.generar}
          </Boton>
        )}
      </BarraDeAcciones>
    </>
  )
}
