import { type RefObject, useState } from 'react'

import { prestadores } from '#contract/prestadores.ts'
import type { Prestador } from '#contract/prestadores.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { Boton } from '#ui/Boton.tsx'
import { Hoja } from '#ui/Hoja.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'

import { AvisoDeCincuenta } from '../AvisoDeCincuenta.tsx'
import { BuscarPrestador, type Criterio } from './BuscarPrestador.tsx'
import { FilasDePrestadores } from './FilasDePrestadores.tsx'
import { LosUltimos } from './LosUltimos.tsx'
import type { DeQuien } from './prestador.ts'
import { texts } from './texts.ts'

type Props = {
  deQuien: DeQuien | undefined
  debajoDe: RefObject<HTMLElement | null>
  onElegir: (prestador: Prestador) => void
  onCerrar: () => void
}

type Busqueda = { state: 'hallados'; filas: Prestador[] } | { state: 'fallo'; failure: Failure }

/** The member's last providers, or the results of a search. Providers who have left stay visible and cannot be chosen. */
export function ElegirPrestador({ deQuien, debajoDe, onElegir, onCerrar }: Props) {
  const selector = useLiveCall(prestadores.selector, { toast: false })
  const [busqueda, setBusqueda] = useState<Busqueda>()
  // Key of the search form: another button than its own empties it by mounting it anew.
  const [vez, setVez] = useState(0)

  async function buscar({ matricula, nombre }: Criterio) {
    const answer = await selector.run({
      matricula: matricula || null,
      nombre: nombre || null,
      modoPrescriptor: false,
      soloActivos: false,
    })
    setBusqueda(
      answer.ok
        ? { state: 'hallados', filas: answer.value }
        : { state: 'fallo', failure: answer.failure },
    )
  }
  function limpiar() {
    setBusqueda(undefined)
    setVez(vez + 1)
  }
  function tomar(prestador: Prestador) {
    onElegir(prestador)
    onCerrar()
  }

  return (
    <Hoja
      titulo={texts.elegir}
      debajoDe={debajoDe}
      onCerrar={onCerrar}
      arriba={
        <BuscarPrestador
          key={vez}
          buscando={selector.busy}
          onBuscar={(criterio) => void buscar(criterio)}
          onLimpiar={limpiar}
        />
      }
    >
      <output className="oculto">
        {busqueda?.state === 'hallados' &&
          (busqueda.filas.length === 0
            ? texts.sinResultados
            : texts.hallados(busqueda.filas.length))}
      </output>
      {busqueda?.state === 'fallo' && (
        <PanelDeRechazo titulo={texts.noSePudo} detalle={enPalabras(busqueda.failure)} />
      )}
      {busqueda?.state === 'hallados' ? (
        <Hallados filas={busqueda.filas} onElegir={tomar} onLimpiar={limpiar} />
      ) : (
        <LosUltimos deQuien={deQuien} onElegir={tomar} />
      )}
    </Hoja>
  )
}

type HalladosProps = {
  filas: Prestador[]
  onElegir: (prestador: Prestador) => void
  onLimpiar: () => void
}

function Hallados({ filas, onElegir, onLimpiar }: HalladosProps) {
  if (filas.length === 0)
    return (
      <div className="nada-hallado">
        <p>{texts.sinResultados}</p>
        <Boton onClick={onLimpiar}>{texts.limpiar}</Boton>
      </div>
    )
  return (
    <>
      <AvisoDeCincuenta filas={filas.length} />
      <h3>{texts.hallados(filas.length)}</h3>
      <FilasDePrestadores filas={filas} onElegir={onElegir} />
    </>
  )
}
