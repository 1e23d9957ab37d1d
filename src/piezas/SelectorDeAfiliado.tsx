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

/** More of them are found sooner in a list. */
const MUCHOS = 6

const TODOS = 'todos'

type Props = {
  elegido: number | undefined
  /** Undefined for everybody, where everybody can be chosen. */
  onElegir: (idAfiliado: number | undefined) => void
  /** Everybody at once is a choice, too, and the one that stands until another is made. */
  conTodos?: boolean
  /** What is asked, where it is not 'Afiliado'. */
  leyenda?: string
  /** Somebody has to be chosen, as the fields beside it say of themselves. */
  obligatorio?: boolean
  /** FORM-01: nobody was chosen, and somebody has to be. */
  falta?: boolean
  primera?: (input: HTMLInputElement | HTMLSelectElement | null) => void
}

/** Who of the family it is about; a person alone is chosen (FORM-01, FORM-02). */
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
