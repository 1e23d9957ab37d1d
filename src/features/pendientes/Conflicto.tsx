import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Link, useLocation } from 'wouter'

import { cuandoYHora } from '#formato/instantes.ts'
import { useBorrador } from '#live/borradores/useBorrador.ts'
import { resolvePendiente } from '#live/pendientes/decisiones.ts'
import type { Pendiente } from '#live/pendientes/usePendientes.ts'
import { guardarDomicilio } from '#model/guardarDomicilio.ts'
import type { Junta, Lado } from '#model/juntar.ts'
import { reciboDe } from '#model/recibos.ts'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { useAhora } from '#ui/useAhora.ts'
import { Volver } from '#ui/Volver.tsx'

import { PreguntaDeConflicto } from './PreguntaDeConflicto.tsx'
import { texts } from './texts.ts'

type Elegidas = Record<string, Lado>
const NINGUNA: Elegidas = {}
/** End of a line that is not decided yet. */
const SIN_ELEGIR = '?'

type Props = { pendiente: Pendiente; junta: Junta<unknown> }

/** Asks only about parts that both sides changed. The choices are stored as a draft; none is made beforehand. */
export function Conflicto({ pendiente, junta }: Props) {
  const { id, words, createdAt, type, payload } = pendiente
  const borrador = useBorrador<Elegidas>(`conflicto/${id}`, NINGUNA)
  const now = useAhora(60_000)
  const [, navigate] = useLocation()
  // A choice made before the draft is read would be lost.
  if (!borrador) return <Esqueleto texto={texts.leyendo} />
  const { value: elegidas, change, done } = borrador
  const { preguntas, unidos } = junta
  const faltan = preguntas.filter(({ clave }) => elegidas[clave] === undefined).length
  // A list has no form of its own that shows both sides.
  const editar = type === guardarDomicilio.type ? reciboDe(type, payload)?.editar : undefined
  const todo = (lado: Lado) =>
    change(Object.fromEntries(preguntas.map(({ clave }) => [clave, lado])))

  async function guardar() {
    if (faltan > 0) return
    await resolvePendiente(pendiente, { both: junta.con(elegidas) })
    await done()
    navigate('/pendientes', { replace: true })
  }

  return (
    <Formulario className="pila" onEnviar={guardar}>
      <Volver a="/pendientes">{texts.titulo}</Volver>
      <div>
        <Titulo>{texts.cambioEnDosLados(words)}</Titulo>
        <p>{texts.explicacion(cuandoYHora(createdAt, now), faltan)}</p>
      </div>
      <div className="conflicto pila">
        <div className="tarjeta relleno">
          <h2 className="seccion">{texts.cualQueda}</h2>
          {preguntas.length >= 3 && <TodoDeUnLado onElegir={todo} />}
          {preguntas.map((pregunta) => (
            <PreguntaDeConflicto
              key={pregunta.clave}
              pregunta={pregunta}
              cuando={cuandoYHora(createdAt, now)}
              elegida={elegidas[pregunta.clave]}
              onElegir={(lado) => change({ ...elegidas, [pregunta.clave]: lado })}
            />
          ))}
        </div>
        <div className="pila">
          <AsiQueda lineas={junta.asi(elegidas)} />
          {unidos.length > 0 && <YaQuedo unidos={unidos} />}
          {editar !== undefined && (
            <Link className="enlace" href={editar}>
              {texts.escribirOtro}
            </Link>
          )}
          {faltan > 0 && <p className="tenue">{texts.teFalta(faltan)}</p>}
          <div className="botones final">
            <EnlaceBoton href="/pendientes">{texts.decidirDespues}</EnlaceBoton>
            <Boton tono="primario" type="submit" disabled={faltan > 0}>
              {texts.guardarLoElegido}
            </Boton>
          </div>
        </div>
      </div>
    </Formulario>
  )
}

function TodoDeUnLado({ onElegir }: { onElegir: (lado: Lado) => void }) {
  return (
    <div className="botones">
      <Boton tono="plano" onClick={() => onElegir('mio')}>
        {texts.todoLoMio}
      </Boton>
      <Boton tono="plano" onClick={() => onElegir('suyo')}>
        {texts.todoLoSuyo}
      </Boton>
    </div>
  )
}

/** The result of the choices so far. */
function AsiQueda({ lineas }: { lineas: readonly string[] }) {
  return (
    <div className="asi-queda-junto">
      <p className="tenue">{texts.asiQueda}</p>
      <output>
        {lineas.map((linea) => (
          <span key={linea} className={linea.endsWith(SIN_ELEGIR) ? 'linea falta-elegir' : 'linea'}>
            {linea}
          </span>
        ))}
      </output>
    </div>
  )
}

/** Values that only one side changed, or both alike. */
function YaQuedo({ unidos }: Pick<Junta<unknown>, 'unidos'>) {
  return (
    <section className="tarjeta relleno">
      <h2>{texts.yaQuedo}</h2>
      <ul>
        {unidos.map(({ clave, titulo, valor, quien }) => (
          <li key={clave} className="cabeza ok">
            <CheckmarkCircle20Filled />
            <span>
              <b>{titulo}</b> {valor}
              <br />
              <span className="tenue">{texts.quien[quien]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
