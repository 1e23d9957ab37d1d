import { Phone24Regular } from '@fluentui/react-icons/svg/phone'

import { producto } from '#contract/producto.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { Panel } from '#ui/Panel.tsx'

import './instalar.css'
import { AgregarAInicio, Compartir, Instalada } from './Dibujos.tsx'
import { Pelicula } from './Pelicula.tsx'
import { texts } from './texts.ts'

const PASOS = [
  { dibujo: <Compartir />, titulo: texts.compartir, detalle: texts.compartirDetalle },
  {
    dibujo: <AgregarAInicio />,
    titulo: texts.agregarAInicio,
    detalle: texts.agregarAInicioDetalle,
  },
  {
    dibujo: <Instalada {...producto.marca} />,
    titulo: texts.agregar,
    detalle: texts.agregarDetalle,
  },
]

/** Three steps to install by hand: Safari has no installation that a page can offer (SHELL-09). */
export function GuiaIphone({ onCerrar }: { onCerrar: () => void }) {
  return (
    <Dialogo
      abierto
      titulo={texts.titulo}
      icono={<Phone24Regular />}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      <div className="pila">
        <ol className="guia">
          {PASOS.map(({ dibujo, titulo, detalle }) => (
            <li key={titulo}>
              {dibujo}
              <div>
                <p className="fuerte">{titulo}</p>
                <p className="tenue">{detalle}</p>
              </div>
            </li>
          ))}
        </ol>
        <Pelicula />
        <Panel tono="info">
          <p>{texts.aparte}</p>
        </Panel>
        <Boton tono="primario" onClick={onCerrar}>
          {texts.entendido}
        </Boton>
      </div>
    </Dialogo>
  )
}
