import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { useState } from 'react'

import { fechaYHora } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import type { Hecho } from '#model/encargos/hechos.ts'
import { enumerar, quePresta } from '#piezas/encargo/palabras.ts'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { Boton } from '#ui/Boton.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Insignia } from '#ui/Insignia.tsx'

import { Terminar } from './Terminar.tsx'
import { texts } from './texts.ts'
import { useHechos } from './useHechos.ts'

/** Current loans: receiver, members and end of each. Each can be ended. */
export function Hechos() {
  const hechos = useHechos()
  const { nombreDe } = useFamilia()
  const seTerminan = useOfrece('encargos') === true
  const [elegido, setElegido] = useState<Hecho>()
  return (
    <section className="pila">
      <h2 id="lo-prestado">{texts.loPrestado}</h2>
      {!hechos ? (
        <Esqueleto texto={texts.trayendo} filas={1} />
      ) : hechos.length === 0 ? (
        <p className="tenue">{texts.nada}</p>
      ) : (
        <ul className="pila" aria-labelledby="lo-prestado">
          {hechos.map((hecho) => (
            <Uno
              key={hecho.bytes}
              hecho={hecho}
              nombreDe={nombreDe}
              onTerminar={seTerminan ? () => setElegido(hecho) : undefined}
            />
          ))}
        </ul>
      )}
      <Terminar hecho={elegido} onCerrar={() => setElegido(undefined)} />
    </section>
  )
}

type Props = {
  hecho: Hecho
  nombreDe: (idAfiliado: number) => string | undefined
  /** Undefined on a host that cannot end loans. */
  onTerminar: (() => void) | undefined
}

function Uno({ hecho: { encargo, hasta, state }, nombreDe, onTerminar }: Props) {
  const { recibe, miembros, alcance } = encargo
  const nombres = enumerar(miembros.map((uno) => nombreDe(uno) ?? texts.alguien))
  const cuando = fechaYHora(hasta)
  return (
    <li className="tarjeta relleno pila">
      <div>
        <h3>{texts.a(recibe.nombre)}</h3>
        <p className="tenue">
          {texts.dni} <span className="dato">{formatDocumento(recibe.documento)}</span>
        </p>
        <p>{texts.de(nombres, quePresta(alcance))}</p>
        <p>{texts.hasta(cuando)}</p>
      </div>
      {state === 'terminando' ? (
        <Insignia tono="aviso" icono={<Clock20Regular />}>
          {texts.terminando}
        </Insignia>
      ) : onTerminar ? (
        <div className="botones">
          <Boton aria-label={texts.terminarElDe(recibe.nombre)} onClick={onTerminar}>
            {texts.terminar}
          </Boton>
        </div>
      ) : (
        <p className="tenue">{texts.noSeTermina(cuando)}</p>
      )}
    </li>
  )
}
