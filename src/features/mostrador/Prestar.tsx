import { useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { prestar } from '#live/sesion/prestado.ts'
import { TELEFONO } from '#model/mostrador/dibujos.ts'
import { delMarco } from '#model/mostrador/texts.ts'
import { dibujo } from '#model/mostrador/vista.ts'
import { primerNombre } from '#model/personas.ts'
import { Boton } from '#ui/Boton.tsx'
import { Claro } from '#ui/Claro.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Opciones } from '#ui/Opciones.tsx'

import { Dibujo } from './Dibujo.tsx'
import { texts } from './texts.ts'

type Props = {
  /** The member on the screen. */
  integrante: Afiliado | undefined
  /** True if the family has other members. */
  familia: boolean
  pideClave: boolean
}

/** Lends the phone, for the member on the screen or, if the owner chooses so, for the whole family. */
export function Prestar({ integrante, familia, pideClave }: Props) {
  const [preguntando, setPreguntando] = useState(false)
  const cerrar = () => setPreguntando(false)
  const titulo = delMarco.prestar(aparato())
  const id = integrante?.afiliado.idAfiliado ?? 0
  return (
    <>
      <button
        type="button"
        className="boton primario"
        disabled={!integrante}
        onClick={() => (familia ? setPreguntando(true) : void prestar(id, 'uno'))}
      >
        <Dibujo arbol={dibujo(TELEFONO)} />
        {titulo}
      </button>
      <Claro>
        <Dialogo
          abierto={preguntando}
          titulo={titulo}
          tono="info"
          icono={<Dibujo arbol={dibujo(TELEFONO)} />}
          cierre={<Cruz onCerrar={cerrar} />}
          onCerrar={cerrar}
        >
          {integrante && (
            <Eleccion
              nombre={primerNombre(integrante)}
              pideClave={pideClave}
              onCancelar={cerrar}
              onElegir={(a) => {
                cerrar()
                void prestar(id, a)
              }}
            />
          )}
        </Dialogo>
      </Claro>
    </>
  )
}

type EleccionProps = {
  nombre: string
  pideClave: boolean
  onCancelar: () => void
  onElegir: (a: 'uno' | 'todos') => void
}

function Eleccion({ nombre, pideClave, onCancelar, onElegir }: EleccionProps) {
  const [a, setA] = useState<'uno' | 'todos'>('uno')
  return (
    <div className="pila">
      <Opciones
        leyenda={texts.queSeVe}
        opciones={[
          { valor: 'uno', texto: texts.solo(nombre) },
          { valor: 'todos', texto: texts.todos },
        ]}
        elegidas={[a]}
        onElegir={([elegida]) => setA(elegida === 'todos' ? 'todos' : 'uno')}
      />
      <p>{pideClave ? texts.paraVolverConClave : texts.paraVolver}</p>
      <div className="botones">
        <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
        <Boton tono="primario" onClick={() => onElegir(a)}>
          {texts.prestar}
        </Boton>
      </div>
    </div>
  )
}
