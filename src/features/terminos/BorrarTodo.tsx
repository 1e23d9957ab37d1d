import { Eraser24Regular } from '@fluentui/react-icons/svg/eraser'
import { useEffect, useRef, useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Confirmar } from '#ui/Confirmar.tsx'
import { aparato } from '#ui/esMovil.ts'

import { borrarTodo, useLoQueSePierde } from './borrarTodo.ts'
import { texts } from './texts.ts'

const HACER = { primera: texts.seguir, segunda: texts.siBorrar, borrando: texts.borrando }
type Props = {
  /** The link led here, so the page scrolls past the text to this part. */
  llegar: boolean
}

/** Deletes all data on this phone. Asks twice, and names the losses. */
export function BorrarTodo({ llegar }: Props) {
  const [pregunta, setPregunta] = useState<'primera' | 'segunda' | 'borrando'>()
  const cerrar = () => setPregunta((antes) => (antes === 'borrando' ? antes : undefined))
  const aqui = aparato()
  function seguir() {
    if (pregunta === 'primera') return setPregunta('segunda')
    setPregunta('borrando')
    void borrarTodo()
  }
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (llegar) titulo.current?.focus()
  }, [llegar])
  return (
    <section className="pila">
      <h2 ref={titulo} tabIndex={-1}>
        {texts.borrar}
      </h2>
      <p>{texts.borrarDetalle(aqui)}</p>
      <Boton peligro icono={<Eraser24Regular />} onClick={() => setPregunta('primera')}>
        {texts.borrarTodo(aqui)}
      </Boton>
      <Confirmar
        abierto={pregunta !== undefined}
        titulo={texts.pregunta(aqui)}
        icono={<Eraser24Regular />}
        tono="error"
        volver={texts.volver}
        hacer={HACER[pregunta ?? 'primera']}
        peligro
        ocupado={pregunta === 'borrando'}
        onHacer={seguir}
        onCerrar={cerrar}
      >
        <p>{texts.seBorra}</p>
        <LoQueSePierde />
        {pregunta !== 'primera' && (
          <p role="alert">
            <b>{texts.segunda}</b>
          </p>
        )}
      </Confirmar>
    </section>
  )
}

function LoQueSePierde() {
  const loQueSePierde = useLoQueSePierde()
  if (!loQueSePierde) return null
  const { propios, ajenos } = loQueSePierde
  if (propios.length + ajenos === 0) return <p>{texts.sinPendientes}</p>
  return (
    <>
      {propios.length > 0 && (
        <>
          <p>{texts.sePierden(propios.length)}</p>
          <ul className="se-pierde">
            {propios.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {ajenos > 0 && <p>{texts.deOtros(ajenos)}</p>}
    </>
  )
}
