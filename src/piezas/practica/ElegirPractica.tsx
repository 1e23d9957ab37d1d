import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type RefObject, useState } from 'react'

import type { Practica } from '#contract/busquedas.ts'
import { partesDe } from '#formato/busqueda.ts'
import { fechaDe } from '#formato/instantes.ts'
import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { practicas } from '#model/listas.ts'
import { Buscador } from '#ui/Buscador.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Hoja } from '#ui/Hoja.tsx'
import { A_LA_VISTA } from '#ui/lista.ts'
import { SinDatos } from '#ui/SinDatos.tsx'

import { texts } from './texts.ts'
import { useYaUsadas } from './useYaUsadas.ts'

type Props = {
  elegida: Practica | undefined
  idAfiliado: number | undefined
  debajoDe: RefObject<HTMLElement | null>
  onElegir: (practica: Practica) => void
  onCerrar: () => void
}

/** The stored list of practices, filtered while the person types, by any part of the name or by code. */
export function ElegirPractica({ elegida, idAfiliado, debajoDe, onElegir, onCerrar }: Props) {
  const copia = useResource(practicas, {})
  const refresh = useRefresh(practicas, {})
  const esUsada = useYaUsadas(idAfiliado)
  const [buscado, setBuscado] = useState('')
  const todas = copia.state === 'ready' ? copia.value : []
  const halladas = todas.filter(
    ({ descripcion, codigo }) =>
      partesDe(descripcion, buscado) !== undefined || codigo.startsWith(buscado.trim()),
  )
  const usadas = halladas.filter(esUsada)
  const otras = halladas.filter((practica) => !esUsada(practica))
  const filas = (de: readonly Practica[]) => (
    <ul>
      {de.slice(0, A_LA_VISTA).map((practica) => (
        <li key={practica.idPractica}>
          <button
            type="button"
            className="fila-de-hoja"
            aria-pressed={practica.idPractica === elegida?.idPractica}
            onClick={() => {
              onElegir(practica)
              onCerrar()
            }}
          >
            <span>
              <Marcada texto={practica.descripcion} buscado={buscado} />
              <small>{texts.codigo(practica.codigo)}</small>
            </span>
            {practica.idPractica === elegida?.idPractica ? (
              <Checkmark24Regular className="elegida" />
            ) : (
              <ChevronRight24Regular />
            )}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <Hoja
      titulo={texts.elegir}
      debajoDe={debajoDe}
      onCerrar={onCerrar}
      arriba={
        <>
          <Buscador etiqueta={texts.buscar} valor={buscado} onBuscar={setBuscado} />
          {copia.state === 'ready' && (
            <p className="tenue">{texts.guardada(aparato(), fechaDe(copia.savedAt))}</p>
          )}
        </>
      }
    >
      {copia.state === 'absent' && (
        <SinDatos
          falla={copia.failure}
          trayendo={texts.trayendo}
          onReintentar={() => void refresh()}
        />
      )}
      {usadas.length > 0 && (
        <>
          <h3>{texts.usadas}</h3>
          {filas(usadas)}
        </>
      )}
      {otras.length > 0 && (
        <>
          <h3>{buscado.trim() ? texts.todasLasQueDicen(buscado.trim()) : texts.todas}</h3>
          {filas(otras)}
        </>
      )}
      <output className={halladas.length > A_LA_VISTA ? 'tenue' : undefined}>
        {todas.length > 0 && halladas.length === 0 && texts.ninguna}
        {otras.length > A_LA_VISTA && texts.masQueEstas(A_LA_VISTA)}
      </output>
    </Hoja>
  )
}

function Marcada({ texto, buscado }: { texto: string; buscado: string }) {
  const partes = buscado.trim() === '' ? undefined : partesDe(texto, buscado)
  if (!partes) return <span className="fuerte">{texto}</span>
  const [antes, hallado, despues] = partes
  return (
    <span className="con-hallada">
      {antes}
      <span className="hallada">{hallado}</span>
      {despues}
    </span>
  )
}
