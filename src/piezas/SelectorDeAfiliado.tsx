import { People24Regular } from '@fluentui/react-icons/svg/people'
import { useEffect } from 'react'

import { grupoFamiliar } from '#model/afiliados.ts'
import { iniciales, nombreCompleto, nombreEntre } from '#model/personas.ts'
import { Pildoras } from '#ui/Pildoras.tsx'
import { Seleccion } from '#ui/Seleccion.tsx'
import { useLatest } from '#ui/useLatest.ts'

import './elegir/elegir.css'
import { texts } from './texts.ts'
import { useCopia } from './useCopia.tsx'

/** Maximum size of a family for buttons. A larger one gets a list, which is faster to search. */
const MUCHOS = 6

const TODOS = 'todos'

type Props = {
  elegido: number | undefined
  /** Undefined for the whole family, if `conTodos`. */
  onElegir: (idAfiliado: number | undefined) => void
  /** Adds the choice 'whole family', which is the initial one. */
  conTodos?: boolean
  /** Label, if it is not 'Afiliado'. */
  leyenda?: string
  /** Marks the field as required. */
  obligatorio?: boolean
  /** True after an attempt without a choice (FORM-01). */
  falta?: boolean
  primera?: (input: HTMLInputElement | HTMLSelectElement | null) => void
}

/** Choice of a member of the family. A single member is chosen already (FORM-01, FORM-02). */
export function SelectorDeAfiliado({
  elegido,
  onElegir,
  conTodos = false,
  leyenda = texts.afiliado,
  obligatorio = false,
  falta = false,
  primera,
}: Props) {
  const { value, leyendo, aviso } = useCopia(grupoFamiliar, {}, texts.trayendoGrupo)
  const familia = value ?? []
  const [primero] = familia
  const solo = familia.length === 1 ? primero?.afiliado.idAfiliado : undefined
  const elegir = useLatest(onElegir)
  useEffect(() => {
    if (solo !== undefined && elegido === undefined) elegir.current(solo)
  }, [solo, elegido, elegir])
  if (!value && !leyendo && !conTodos)
    return (
      <div>
        <p className="fuerte">{leyenda}</p>
        {aviso}
      </div>
    )
  if (primero && solo !== undefined)
    return (
      <div>
        <p className="fuerte">{leyenda}</p>
        <p>{nombreCompleto(primero)}</p>
      </div>
    )
  const opciones = familia.map((integrante) => ({
    valor: String(integrante.afiliado.idAfiliado),
    texto: familia.length > MUCHOS ? nombreCompleto(integrante) : nombreEntre(integrante, familia),
    marca: iniciales(integrante),
  }))
  const todas = conTodos
    ? [{ valor: TODOS, texto: texts.todos, marca: <People24Regular /> }, ...opciones]
    : opciones
  const valor = elegido === undefined ? (conTodos ? TODOS : '') : String(elegido)
  const error = falta ? texts.sinAfiliado : undefined
  const alElegir = (id: string) => onElegir(id === TODOS || id === '' ? undefined : Number(id))
  const seleccion =
    familia.length > MUCHOS ? (
      <Seleccion
        etiqueta={leyenda}
        opciones={todas}
        valor={valor}
        {...(valor === '' && { vacia: texts.elegirAfiliado })}
        error={error}
        onElegir={alElegir}
        {...(primera && { ref: primera })}
      />
    ) : (
      <Pildoras
        leyenda={leyenda}
        pildoras={todas}
        elegida={valor}
        falta={error}
        onElegir={alElegir}
        {...(primera && { primera })}
      />
    )
  return obligatorio ? <div className="obligatorio">{seleccion}</div> : seleccion
}
