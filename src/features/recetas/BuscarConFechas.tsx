import { type ReactNode, useRef, useState } from 'react'

import type { Endpoint } from '#contract/endpoint.ts'
import { formatFecha } from '#formato/fechas.ts'
import { cuando, diaDe } from '#formato/instantes.ts'
import { useSinSenal } from '#live/useSignal.ts'
import type { AnyResource } from '#local/resource.ts'
import { guardadoDesde } from '#model/recetas.ts'
import { type Criterio, loQueNoAlcanza } from '#model/recetas/busqueda.ts'
import { Busqueda, BusquedaPlegada } from '#piezas/Busqueda.tsx'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { EnPapel } from '#piezas/papel/EnPapel.tsx'
import { SIN_FECHAS, faltasDeRango, rangoEnPalabras } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { SinSenal } from './SinSenal.tsx'
import { texts } from './texts.ts'
import { useCriterio } from './useCriterio.ts'
import { useFamilia } from './useFamilia.ts'

const SIN_LIMITES: Criterio = SIN_FECHAS

type Props = {
  titulo: string
  /** What its dates are of. */
  leyenda: string
  /** What leads from the results back to the form. */
  abrir?: string
  /** Asks for what it looks among. */
  trae: Endpoint
  /** What is kept here of each member … */
  de: AnyResource
  /** … and how old it is. */
  savedAt: number | undefined
  /** Below the form, before anything is searched. */
  antes?: ReactNode
  children: (criterio: Criterio) => ReactNode
}

/** A search by member and days: its form, folded once it was used, and below it what it found. */
export function BuscarConFechas({
  titulo,
  leyenda,
  abrir,
  trae,
  de,
  savedAt,
  antes,
  children,
}: Props) {
  const { integrantes, deQuien } = useFamilia()
  const [pedido, buscar] = useCriterio()
  const [abierto, setAbierto] = useState(false)
  const hoy = diaDe(useAhora(60_000))
  // Of somebody who is no longer one of the family, or was somebody else's search: none.
  const esDeAca = integrantes.some(({ idAfiliado }) => idAfiliado === pedido?.idAfiliado)
  const criterio = pedido?.idAfiliado === undefined || esDeAca ? pedido : undefined
  const plegada = criterio && !abierto
  return (
    <>
      <div className={plegada ? 'titulo con-busqueda' : 'titulo apilado'}>
        <div>
          <Titulo>{titulo}</Titulo>
          {savedAt !== undefined && (
            <EdadViva
              savedAt={savedAt}
              de={integrantes.map((params) => ({ resource: de, params }))}
            />
          )}
        </div>
        {plegada && (
          <BusquedaPlegada
            criterio={[deQuien(criterio.idAfiliado), rangoEnPalabras(criterio, hoy)]
              .filter((parte) => parte !== undefined)
              .join(' · ')}
            {...(abrir && { abrir })}
            onAbrir={() => setAbierto(true)}
          />
        )}
      </div>
      {!criterio && antes && <EnPapel savedAt={savedAt} />}
      <div className="pila">
        {!plegada && (
          <Formulario
            titulo={titulo}
            leyenda={leyenda}
            trae={trae}
            inicial={criterio ?? SIN_LIMITES}
            enfocado={abierto}
            savedAt={savedAt}
            onBuscar={(nuevo) => {
              setAbierto(false)
              buscar(nuevo)
            }}
          />
        )}
        {criterio ? children(criterio) : antes}
      </div>
    </>
  )
}

type FormularioProps = {
  titulo: string
  leyenda: string
  trae: Endpoint
  inicial: Criterio
  /** It was opened again: what is chosen takes the focus. */
  enfocado: boolean
  savedAt: number | undefined
  onBuscar: (criterio: Criterio) => void
}

function Formulario(props: FormularioProps) {
  const { titulo, leyenda, trae, inicial, enfocado, savedAt, onBuscar } = props
  const [campos, setCampos] = useState(inicial)
  const [intentado, setIntentado] = useState(false)
  const primera = useRef<HTMLInputElement | HTMLSelectElement | null>(null)
  const enfocar = useRef(enfocado)
  const ahora = useAhora(60_000)
  const sinSenal = useSinSenal()
  const { idAfiliado, desde, hasta } = campos
  const faltas = faltasDeRango({ desde, hasta }, { opcional: true })
  const vacia = idAfiliado === undefined && desde === '' && hasta === ''
  const lejos = sinSenal ? loQueNoAlcanza(campos, ahora) : undefined
  const cambiar = (nuevos: Criterio) => {
    setIntentado(false)
    setCampos(nuevos)
  }
  return (
    <Busqueda
      etiqueta={titulo}
      trae={trae}
      falta={intentado && vacia ? texts.sinCriterio : undefined}
      aviso={
        sinSenal && savedAt !== undefined ? (
          <SinSenal>{texts.seBusca(cuando(savedAt, ahora))}</SinSenal>
        ) : undefined
      }
      onBuscar={() => {
        setIntentado(true)
        if (!vacia && Object.keys(faltas).length === 0) onBuscar(campos)
      }}
      onLimpiar={() => {
        cambiar(SIN_LIMITES)
        primera.current?.focus()
      }}
    >
      <SelectorDeAfiliado
        conTodos
        elegido={idAfiliado}
        onElegir={(id) => cambiar({ desde, hasta, ...(id !== undefined && { idAfiliado: id }) })}
        primera={(input) => {
          primera.current = input
          if (!input || !enfocar.current) return
          enfocar.current = false
          const elegida = input.closest('fieldset')?.querySelector('input:checked')
          ;(elegida instanceof HTMLElement ? elegida : input).focus()
        }}
      />
      <div>
        <RangoDeFechas
          leyenda={leyenda}
          opcional
          rango={{ desde, hasta }}
          faltas={intentado ? faltas : {}}
          onCambiar={(rango) => cambiar({ ...campos, ...rango })}
        />
        {lejos !== undefined && (
          <p className="alcance-de-la-busqueda">
            {texts.alcanza(aparato(), formatFecha(guardadoDesde(savedAt ?? ahora)))}
          </p>
        )}
      </div>
    </Busqueda>
  )
}
