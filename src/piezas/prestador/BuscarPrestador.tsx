import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useRef, useState } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { faltaDeMatricula, faltaDeNombre } from '../criterios.ts'
import { texts } from './texts.ts'

export type Criterio = { matricula: string; nombre: string }

type Props = {
  buscando: boolean
  onBuscar: (criterio: Criterio) => void
  onLimpiar: () => void
}

/** Search by number, by name, or by both (ORD-05). */
export function BuscarPrestador({ buscando, onBuscar, onLimpiar }: Props) {
  const [matricula, setMatricula] = useState('')
  const [nombre, setNombre] = useState('')
  const [pedido, setPedido] = useState(false)
  const sinSenal = useSinSenal()
  const mediana = useMedia(MEDIANA)
  const deMatricula = useRef<HTMLInputElement>(null)
  const deNombre = useRef<HTMLInputElement>(null)
  const criterio = { matricula: matricula.trim(), nombre: nombre.trim() }
  const malMatricula = faltaDeMatricula(matricula)
  const malNombre = faltaDeNombre(nombre)
  const ninguno = criterio.matricula === '' && criterio.nombre === ''

  function buscar() {
    setPedido(true)
    if (sinSenal || buscando) return
    if (malMatricula || ninguno) return deMatricula.current?.focus()
    if (malNombre) return deNombre.current?.focus()
    onBuscar(criterio)
  }

  return (
    <Formulario className="matricula-y-nombre" etiqueta={texts.elegir} onEnviar={buscar}>
      <Campo
        etiqueta={texts.matricula}
        valor={matricula}
        onCambiar={setMatricula}
        error={malMatricula}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        ref={(input) => void (deMatricula.current = input)}
      />
      <Campo
        etiqueta={texts.nombre}
        valor={nombre}
        onCambiar={setNombre}
        error={malNombre}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        ref={(input) => void (deNombre.current = input)}
      />
      {pedido && ninguno && (
        <p className="falta" role="alert">
          <ErrorCircle12Filled />
          {texts.sinCriterio}
        </p>
      )}
      {sinSenal && <p className="falta de-senal">{texts.sinSenal}</p>}
      <div className="botones">
        <Boton onClick={onLimpiar}>{texts.limpiar}</Boton>
        <Boton
          type="submit"
          tono={mediana ? 'contorno' : 'primario'}
          icono={<Search24Regular />}
          disabled={sinSenal}
          ocupado={buscando}
        >
          {buscando ? texts.buscando : texts.buscar}
        </Boton>
      </div>
    </Formulario>
  )
}
