import { Button } from '@fluentui/react-components'
import { Eraser24Regular } from '@fluentui/react-icons/svg/eraser'
import { useState } from 'react'

import { borrarTodo, useLoQueSePierde } from '#live/borrarTodo.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/** Takes everything off this phone; asks twice, and names what is lost. */
export function BorrarTodo() {
  const [pregunta, setPregunta] = useState<'primera' | 'segunda' | 'borrando'>()
  const cerrar = () => setPregunta((antes) => (antes === 'borrando' ? antes : undefined))
  const aqui = aparato()
  return (
    <section className="pila">
      <h2>{texts.borrar}</h2>
      <p>{texts.borrarDetalle(aqui)}</p>
      <Button
        className="contorno"
        appearance="outline"
        icon={<Eraser24Regular />}
        onClick={() => setPregunta('primera')}
      >
        {texts.borrarTodo(aqui)}
      </Button>
      <Dialogo
        abierto={pregunta !== undefined}
        titulo={texts.pregunta(aqui)}
        icono={<Eraser24Regular />}
        tono="error"
        onCerrar={cerrar}
      >
        <p>{texts.seBorra}</p>
        <LoQueSePierde />
        {pregunta !== 'primera' && (
          <p role="alert">
            <b>{texts.segunda}</b>
          </p>
        )}
        <div className="botones">
          <Button className="contorno" appearance="outline" onClick={cerrar}>
            {texts.volver}
          </Button>
          <Button
            className="primario"
            appearance="primary"
            disabledFocusable={pregunta === 'borrando'}
            onClick={() => {
              if (pregunta === 'primera') return setPregunta('segunda')
              setPregunta('borrando')
              void borrarTodo()
            }}
          >
            {pregunta === 'primera'
              ? texts.seguir
              : pregunta === 'segunda'
                ? texts.siBorrar
                : texts.borrando}
          </Button>
        </div>
      </Dialogo>
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
