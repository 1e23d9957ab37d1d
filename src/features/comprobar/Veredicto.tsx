import { Button } from '@fluentui/react-components'
import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'

import type { Comprobada } from '#local/comprobada.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { DatosDelTitular } from './DatosDelTitular.tsx'
import { FiguraDelVeredicto, TONO } from './FiguraDelVeredicto.tsx'
import { palabrasDe, sirve } from './palabras.ts'
import { texts } from './texts.ts'
import { type Hecha, useEdad } from './useComprobaciones.ts'

type Props = {
  hecha: Hecha | undefined
  onOtraVez: () => void
  onEscanear: () => void
}

/** What a check came to, in large: shape, verdict, what was checked and what could not be. */
export function Veredicto({ hecha, onOtraVez, onEscanear }: Props) {
  const result = hecha?.result
  const edad = useEdad(hecha)
  const said = result && palabrasDe(result, edad.minutos)
  return (
    <div className="veredicto">
      <div
        className={`banda ${said ? TONO[said.figura] : 'neutro'}`}
        aria-live={edad.minutos > 0 ? 'off' : 'polite'}
      >
        {said ? (
          <>
            <FiguraDelVeredicto figura={said.figura} />
            <Titulo key={hecha?.id}>{said.titulo}</Titulo>
            <p>{said.linea}</p>
            <p>{texts.resultadoDe(edad.cuando)}</p>
          </>
        ) : (
          <Titulo>{texts.comprobando}</Titulo>
        )}
      </div>
      <div className="cuerpo-del-veredicto">
        {!result && <Esqueleto texto={texts.comprobando} filas={2} />}
        {result && 'titular' in result && <Persona result={result} />}
        {said?.detalle.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {result && sirve(result) && (
          <p className="compara">
            <ContactCard24Regular /> {texts.compara}
          </p>
        )}
        <div className="botones final">
          {said?.otraVez !== undefined && (
            <Button
              className="contorno"
              icon={said.figura === 'escudo-vacio' ? <ArrowClockwise24Regular /> : null}
              onClick={onOtraVez}
            >
              {said.otraVez}
            </Button>
          )}
          <Button
            className="primario"
            appearance="primary"
            icon={<ScanQrCode24Regular />}
            onClick={onEscanear}
          >
            {texts.escanearOtra}
          </Button>
        </div>
      </div>
    </div>
  )
}

type ConTitular = Extract<Comprobada, { titular: unknown }>

/** All of it for a card that serves; of one that does not, whose it is. */
function Persona({ result }: { result: ConTitular }) {
  const { caso, titular } = result
  return (
    <>
      <div>
        <p className="tenue">{texts.persona}</p>
        <p className="nombre">{titular.nombre}</p>
      </div>
      {sirve(result) && <DatosDelTitular titular={titular} impresa={caso === 'impresa'} />}
    </>
  )
}
