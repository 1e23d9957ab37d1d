import type { Paso } from './paso.ts'
import { texts } from './texts.ts'

type Dudoso = Exclude<Paso, { paso: 'costo' | 'confirmar' | 'confirmando' | 'generada' }>

/** State of an order without an answer so far. Before the provider answers, it is called neither generated nor refused. */
export function EnDuda({ paso }: { paso: Dudoso }) {
  const { codigoTransaccion, generada } = paso.orden
  const codigo = <span className="dato fuerte">{codigoTransaccion}</span>
  switch (paso.paso) {
    case 'preguntando':
      return (
        <div className="pila">
          <p>
            {texts.preguntandoDetalle} {codigo}.
          </p>
          <p className="tenue">{texts.noDosVeces}</p>
        </div>
      )
    case 'si':
      return (
        <div className="pila">
          <p className="numero-de-orden dato">{generada?.numero}</p>
          <p>{texts.siDetalle}</p>
        </div>
      )
    case 'no':
      return (
        <div className="pila">
          <p>{paso.failure.message}</p>
          <p>{texts.noDetalle}</p>
        </div>
      )
    case 'sin-saber':
      return (
        <div className="pila">
          {paso.failure && <p>{paso.failure.message}</p>}
          <p>{paso.failure ? texts.noLoDice : texts.sinSaberDetalle}</p>
          <p className="tenue">
            {texts.noLaPidas} {codigo}.
          </p>
        </div>
      )
  }
}
