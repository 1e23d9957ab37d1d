import { Info24Regular } from '@fluentui/react-icons/svg/info'
import { Pill24Regular } from '@fluentui/react-icons/svg/pill'
import { useRef, useState } from 'react'

import { type RecetaCronica, recetasCronicas } from '#contract/recetasCronicas.ts'
import { cronicasDe } from '#model/recetasCronicas.ts'
import { Busqueda, BusquedaPlegada } from '#piezas/Busqueda.tsx'
import { SIN_FECHAS } from '#piezas/rango.ts'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { ListaDeCronicas } from './ListaDeCronicas.tsx'

import './recetas.css'
import { texts } from './texts.ts'
import { useCriterio } from './useCriterio.ts'
import { useFamilia } from './useFamilia.ts'

/** CRON-01: the prescriptions of special and chronic plans, of one member. */
export function ConsultarCronicasScreen() {
  const { nombreDe } = useFamilia()
  const [pedido, buscar] = useCriterio()
  const [abierto, setAbierto] = useState(false)
  const nombre = nombreDe(pedido?.idAfiliado)
  const idAfiliado = nombre === undefined ? undefined : pedido?.idAfiliado
  if (idAfiliado === undefined || nombre === undefined || abierto)
    return (
      <>
        <div className="titulo apilado">
          <Titulo>{texts.cronicas}</Titulo>
        </div>
        <Formulario
          inicial={idAfiliado}
          onBuscar={(de) => {
            setAbierto(false)
            buscar({ ...SIN_FECHAS, idAfiliado: de })
          }}
        />
      </>
    )
  return <Cronicas idAfiliado={idAfiliado} nombre={nombre} onAbrir={() => setAbierto(true)} />
}

type FormularioProps = { inicial: number | undefined; onBuscar: (idAfiliado: number) => void }

function Formulario({ inicial, onBuscar }: FormularioProps) {
  const [elegido, setElegido] = useState(inicial)
  const [falta, setFalta] = useState(false)
  const primera = useRef<HTMLInputElement | HTMLSelectElement>(null)
  return (
    <Busqueda
      etiqueta={texts.cronicas}
      trae={recetasCronicas.buscar}
      onBuscar={() => {
        if (elegido !== undefined) return onBuscar(elegido)
        setFalta(true)
        primera.current?.focus()
      }}
      onLimpiar={() => {
        setFalta(false)
        setElegido(undefined)
        primera.current?.focus()
      }}
    >
      <SelectorDeAfiliado
        elegido={elegido}
        onElegir={setElegido}
        falta={falta && elegido === undefined}
        primera={(input) => {
          primera.current = input
        }}
      />
    </Busqueda>
  )
}

type Props = { idAfiliado: number; nombre: string; onAbrir: () => void }

/** They are stored of everybody, so that a search needs no signal. */
function Cronicas({ idAfiliado, nombre, onAbrir }: Props) {
  const { value, edad, aviso } = useCopia(cronicasDe, { idAfiliado }, texts.trayendo, {
    alVer: true,
  })
  return (
    <>
      <div className="titulo con-busqueda">
        <div>
          <Titulo>{texts.cronicas}</Titulo>
          {edad}
        </div>
        <BusquedaPlegada criterio={nombre} abrir={texts.buscarOtras} onAbrir={onAbrir} />
      </div>
      <div className="pila">
        {aviso}
        {value && <Halladas todas={value} />}
      </div>
    </>
  )
}

function Halladas({ todas }: { todas: RecetaCronica[] }) {
  return (
    <>
      <Panel tono="info" icono={<Info24Regular />}>
        <p>{texts.solo100}</p>
      </Panel>
      {todas.length === 0 ? (
        <Vacio icono={<Pill24Regular />} titulo={texts.sinCronicas}>
          <p>{texts.sinCronicasDetalle}</p>
        </Vacio>
      ) : (
        <ListaDeCronicas filas={todas} />
      )}
    </>
  )
}
