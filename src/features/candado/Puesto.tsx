import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useEffect, useRef, useState } from 'react'

import { type CandadoPuesto, elegirMinutos } from '#live/candado/candado.ts'
import { cerrar } from '#live/candado/seguir.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { Opciones } from '#ui/Opciones.tsx'
import { Panel } from '#ui/Panel.tsx'

import { Afuera } from './Afuera.tsx'
import { Cambiar } from './Cambiar.tsx'
import { ConHuella } from './ConHuella.tsx'
import { Sacar } from './Sacar.tsx'
import { texts } from './texts.ts'

const TIEMPOS = [1, 5, 15, 60]

type Props = {
  candado: CandadoPuesto
  hayPrf: boolean
  /** The lock was put on from this screen: the form that had the focus is gone. */
  recienPuesto: boolean
}

/** Settings of a lock that is on. While rows are being sealed or opened it cannot be taken off. */
export function Puesto({ candado, hayPrf, recienPuesto }: Props) {
  const { state, minutos, abre, afuera } = candado
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (recienPuesto) titulo.current?.focus()
  }, [recienPuesto])
  const [preguntando, setPreguntando] = useState<'cambiar' | 'sacar'>()
  const dejar = () => setPreguntando(undefined)
  const enMarcha = state !== 'puesto'
  const cambiar = abre.conPin ? texts.cambiar : texts.agregar
  return (
    <section className="tarjeta relleno pila" aria-labelledby="esta-puesto">
      <h2 id="esta-puesto" ref={titulo} tabIndex={-1}>
        {texts.estaPuesto}
      </h2>
      {enMarcha && (
        <Panel tono="info" titulo={state === 'sellando' ? texts.cerrando : texts.abriendo}>
          <p>{texts.sigueSolo}</p>
        </Panel>
      )}
      <Boton tono="primario" icono={<LockClosed24Regular />} onClick={() => void cerrar()}>
        {texts.cerrarAhora}
      </Boton>
      <Opciones
        leyenda={texts.seCierraSolo}
        opciones={TIEMPOS.map((tiempo) => ({ valor: `${tiempo}`, texto: texts.minutos(tiempo) }))}
        elegidas={[`${minutos}`]}
        onElegir={([valor]) => void elegirMinutos(Number(valor))}
      />
      <p className="tenue">{texts.alRecargar}</p>
      <ConHuella abre={abre} hayPrf={hayPrf} />
      {!enMarcha && <Afuera afuera={afuera} abre={abre} />}
      <div className="botones">
        <Boton onClick={() => setPreguntando('cambiar')}>{cambiar}</Boton>
        {!enMarcha && <Boton onClick={() => setPreguntando('sacar')}>{texts.sacar}</Boton>}
      </div>
      <Dialogo
        abierto={preguntando !== undefined}
        titulo={preguntando === 'cambiar' ? cambiar : texts.sacar}
        cierre={<Cruz onCerrar={dejar} />}
        onCerrar={dejar}
      >
        {preguntando === 'cambiar' ? (
          <Cambiar abre={abre} onListo={dejar} />
        ) : (
          <Sacar abre={abre} onListo={dejar} />
        )}
      </Dialogo>
    </section>
  )
}
