import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { ScanQrCode24Regular } from '@fluentui/react-icons/svg/scan-qr-code'

import type { Comprobada } from '#local/pase/comprobada.ts'
import { Boton } from '#ui/Boton.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { DatosDelTitular } from './DatosDelTitular.tsx'
import { FiguraDelVeredicto, TONO } from './FiguraDelVeredicto.tsx'
import { comparaDe, lineaDe, nombreDe, palabrasDe, presentaDe, sirve } from './palabras.ts'
import { texts } from './texts.ts'
import { segundaParte } from './traerSegundaParte.ts'
import { type Hecha, useEdad } from './useComprobaciones.ts'

type Props = {
  hecha: Hecha | undefined
  /** Leads back to the small form, if it was opened from there. */
  onVolver?: (() => void) | undefined
  onOtraVez: () => void
  onEscanear: () => void
}

/** The verdict in large: shape, words, and the parts that were and were not checked. */
export function Veredicto({ hecha, onVolver, onOtraVez, onEscanear }: Props) {
  const result = hecha?.result
  const edad = useEdad(hecha)
  const presenta = presentaDe(result)
  const compara = result && sirve(result) ? comparaDe(result) : undefined
  const said = result && palabrasDe(result, edad)
  const { Datos, Comparar, Presenta } = segundaParte() ?? {}
  return (
    <div>
      {onVolver && (
        <button type="button" className="enlace" onClick={onVolver}>
          <ArrowLeft24Regular />
          {texts.volver}
        </button>
      )}
      <div
        className={`banda ${said ? TONO[said.figura] : 'neutro'}`}
        aria-live={edad.minutos > 0 ? 'off' : 'polite'}
      >
        {said ? (
          <>
            <FiguraDelVeredicto figura={said.figura} />
            <Titulo key={hecha?.id}>{said.titulo}</Titulo>
            <p>{lineaDe(said, edad.cuando)}</p>
          </>
        ) : (
          <Titulo>{texts.comprobando}</Titulo>
        )}
      </div>
      <div className="cuerpo-del-veredicto">
        {!result && <Esqueleto texto={texts.comprobando} filas={2} />}
        {Presenta && presenta && result && sirve(result) && (
          <Presenta presenta={presenta} titular={nombreDe(result) ?? ''} />
        )}
        {result && 'titular' in result && <Persona result={result} />}
        {Datos && result?.state === 'receta' && <Datos receta={result.receta} />}
        {said?.detalle.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {compara !== undefined && (
          <p className="compara">
            <ContactCard24Regular />
            {compara}
          </p>
        )}
        {Comparar && result?.state === 'receta' && sirve(result) && (
          <Comparar key={hecha?.id} receta={result.receta} />
        )}
        <div className="botones final">
          {said?.otraVez !== undefined && (
            <Boton
              icono={said.figura === 'escudo-vacio' ? <ArrowClockwise24Regular /> : null}
              onClick={onOtraVez}
            >
              {said.otraVez}
            </Boton>
          )}
          <Boton tono="primario" icono={<ScanQrCode24Regular />} onClick={onEscanear}>
            {texts.escanearOtra}
          </Boton>
        </div>
      </div>
    </div>
  )
}

type ConTitular = Extract<Comprobada, { titular: unknown }>

/** Valid card: all data. Invalid: only the holder's name. */
function Persona({ result }: { result: ConTitular }) {
  const { state, titular } = result
  return (
    <>
      <div>
        <p className="tenue">{texts.persona}</p>
        <p className="nombre">{titular.nombre}</p>
      </div>
      {sirve(result) && <DatosDelTitular titular={titular} impresa={state === 'impresa'} />}
    </>
  )
}
