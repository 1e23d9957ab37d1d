import { useState } from 'react'
import { useLocation } from 'wouter'

import { MAX_PAPELES } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { ListaDeRecibidos, type Listo } from './ListaDeRecibidos.tsx'
import { formularioDe, papelesDelPaso } from './nueva.ts'
import { useConRecibidos } from './papeles.ts'
import { texts } from './recibidosTexts.ts'
import type { Empezada } from './useEmpezadas.ts'
import { direccionDePaso } from './usePaso.ts'

/** The form that gets the files, and the address that opens after that. */
type Adonde = { id: string; paso: number; href: string }

type Props = { listos: readonly Listo[]; empezadas: readonly Empezada[] }

/**
 * Received files that can be used. Files of a single delivery are ticked beforehand; with several deliveries the person
 * chooses. Files from an unknown sender are listed apart, are never ticked beforehand, and need a confirmation.
 */
export function ListosParaUsar({ listos, empezadas }: Props) {
  const { destinar, borrar } = useConRecibidos()
  const [, navigate] = useLocation()
  const { elegidos, estaElegido, onElegir, no } = useElegidos(listos)
  const [aBorrar, setABorrar] = useState<Listo>()
  const [aUsar, setAUsar] = useState<Adonde>()
  const dudosos = elegidos.filter(({ sinOrigen }) => sinOrigen)

  async function usar({ id, paso, href }: Adonde) {
    const parte = papelesDelPaso(paso) ?? 'requerida'
    const ids = elegidos.map((row) => row.id)
    const outcome = await destinar(ids, { formulario: formularioDe(id), parte })
    if (outcome.kept) navigate(href)
    else showToast(outcome.message, { tipo: 'error' })
  }
  const alElegir = (adonde: Adonde) => {
    if (dudosos.length > 0) setAUsar(adonde)
    else void usar(adonde)
  }
  const enNueva = () => {
    const id = crypto.randomUUID()
    alElegir({ id, paso: 2, href: direccionDePaso(id, 1) })
  }
  const enLista = { estaElegido, onElegir, onBorrar: setABorrar }

  return (
    <>
      <ListaDeRecibidos
        filas={listos.filter(({ sinOrigen }) => !sinOrigen)}
        detalle={texts.intro(aparato())}
        {...enLista}
      />
      <ListaDeRecibidos
        filas={listos.filter(({ sinOrigen }) => sinOrigen)}
        titulo={texts.sinOrigen}
        detalle={`${texts.sinOrigenDetalle} ${texts.intro(aparato())}`}
        {...enLista}
      />
      <QueHacer
        no={no}
        empezadas={empezadas}
        onNueva={enNueva}
        onAgregar={({ id, paso }) =>
          alElegir({ id, paso, href: direccionDePaso(id, pasoConPapeles(paso)) })
        }
      />
      <Confirmar
        abierto={aBorrar !== undefined}
        titulo={texts.borrarPregunta(aBorrar?.name ?? '')}
        volver={texts.volver}
        hacer={texts.siBorrar}
        peligro
        onHacer={() => {
          if (aBorrar) void borrar([aBorrar.id])
          setABorrar(undefined)
        }}
        onCerrar={() => setABorrar(undefined)}
      >
        <p>{texts.borrarDetalle}</p>
      </Confirmar>
      <Confirmar
        abierto={aUsar !== undefined}
        titulo={texts.sinOrigenPregunta(dudosos.length)}
        volver={texts.volver}
        hacer={texts.siUsar}
        onHacer={() => {
          if (aUsar) void usar(aUsar)
          setAUsar(undefined)
        }}
        onCerrar={() => setAUsar(undefined)}
      >
        <p>{texts.sinOrigenCuales(dudosos.map(({ name }) => name).join(', '))}</p>
      </Confirmar>
    </>
  )
}

/**
 * The ticked files: at first all files of a single delivery, except those of unknown origin. `no`: reason why they
 * cannot be used.
 */
function useElegidos(listos: readonly Listo[]) {
  const [deUnaVez] = useState(() => listos.every(({ at }) => at === listos[0]?.at))
  const [tildes, setTildes] = useState<ReadonlyMap<string, boolean>>(new Map())
  const estaElegido = ({ id, sinOrigen }: Listo) => tildes.get(id) ?? (deUnaVez && !sinOrigen)
  const elegidos = listos.filter(estaElegido)
  return {
    elegidos,
    estaElegido,
    onElegir: ({ id }: Listo, si: boolean) => setTildes(new Map(tildes).set(id, si)),
    no:
      elegidos.length === 0
        ? texts.elegiUno
        : elegidos.length > MAX_PAPELES
          ? texts.hastaCuatro
          : undefined,
  }
}

type QueHacerProps = {
  /** Reason why the files cannot be used yet. */
  no: string | undefined
  empezadas: readonly Empezada[]
  onNueva: () => void
  onAgregar: (empezada: Empezada) => void
}

/** Adds the files to a new request, or to a request that was begun. */
function QueHacer({ no, empezadas, onNueva, onAgregar }: QueHacerProps) {
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.queHacer}</h2>
      <output className="tenue">{no}</output>
      <div className="botones apilados">
        <Boton tono="primario" disabled={no !== undefined} onClick={onNueva}>
          {texts.nueva}
        </Boton>
        {empezadas.map((empezada) => (
          <Boton key={empezada.id} disabled={no !== undefined} onClick={() => onAgregar(empezada)}>
            {texts.agregarA(empezada.quien, pasoConPapeles(empezada.paso))}
          </Boton>
        ))}
      </div>
    </section>
  )
}

/** The open step if it takes files, or the first step that does. */
const pasoConPapeles = (paso: number) => (papelesDelPaso(paso) ? paso : 2)
