import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useState } from 'react'

import type { Consumo } from '#contract/consumo.ts'
import { dinero } from '#formato/dinero.ts'
import { Resumen } from '#piezas/busqueda/Resumen.tsx'
import { Dato } from '#piezas/Dato.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useImprimiendo } from '#ui/useImprimiendo.ts'
import { useMedia } from '#ui/useMedia.ts'

import { EstadoDeTramite } from './EstadoDeTramite.tsx'
import { type Renglon, sumaDe, tieneImportes } from './renglones.ts'
import { TablaDeConsumo } from './TablaDeConsumo.tsx'
import { texts } from './texts.ts'

const A_LA_VISTA = 3
/** Wide enough for a table, also with the drawer open. */
const ANCHA = '(min-width: 1260px)'

type Props = { grupo: keyof Consumo; renglones: Renglon[]; abierto: boolean }

/** One of the twelve groups. An empty group is shown too (CONS-03, CONS-04). */
export function GrupoDeConsumo({ grupo, renglones, abierto }: Props) {
  const [todos, setTodos] = useState(false)
  const cuantos = renglones.length
  const imprimiendo = useImprimiendo()
  const enTabla = useMedia(ANCHA) || imprimiendo
  const faltan = todos || enTabla ? 0 : cuantos - A_LA_VISTA
  return (
    <details
      className={cuantos === 0 ? 'consumo vacio-grupo tarjeta' : 'consumo tarjeta'}
      open={abierto}
      data-papel={cuantos > 0 ? '' : undefined}
    >
      <summary>
        <span>
          <h2>{texts.grupos[grupo]}</h2>
          {cuantos > 0 && tieneImportes(grupo) && (
            <span className="tenue dato">{dinero(sumaDe(renglones))}</span>
          )}
        </span>
        <span className={cuantos === 0 ? 'cuantos neutro' : 'cuantos info'}>{cuantos}</span>
        <ChevronDown24Regular />
      </summary>
      {cuantos === 0 && <p className="relleno tenue">{texts.vacio}</p>}
      {cuantos >= 50 && (
        <div className="relleno">
          <Panel tono="info">
            <p>{texts.primeros50}</p>
          </Panel>
        </div>
      )}
      {enTabla ? (
        cuantos > 0 && <TablaDeConsumo grupo={grupo} renglones={renglones} />
      ) : (
        <ul>
          {renglones.slice(0, cuantos - Math.max(0, faltan)).map((renglon, at) => (
            <li key={`${at}${renglon.titulo}`}>
              <Consumido renglon={renglon} />
            </li>
          ))}
        </ul>
      )}
      {faltan > 0 && (
        <Boton tono="plano" onClick={() => setTodos(true)}>
          {texts.verMas(faltan)}
        </Boton>
      )}
    </details>
  )
}

function Consumido({ renglon }: { renglon: Renglon }) {
  const { titulo, fecha, prestador, importe, estado, datos } = renglon
  return (
    <details>
      <summary>
        <Resumen
          titulo={titulo}
          detalle={[fecha, prestador].filter(Boolean).join(' · ')}
          insignia={estado && <EstadoDeTramite {...estado} />}
          alFinal={importe === undefined ? undefined : dinero(importe)}
        />
      </summary>
      <dl className="datos">
        {datos.map(([nombre, valor]) =>
          valor === undefined ? null : (
            <Dato key={nombre} titulo={nombre}>
              {valor}
            </Dato>
          ),
        )}
      </dl>
    </details>
  )
}
