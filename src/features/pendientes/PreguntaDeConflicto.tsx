import { Building24Regular } from '@fluentui/react-icons/svg/building'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { PersonEdit24Regular } from '@fluentui/react-icons/svg/person-edit'

import type { Lado, Pregunta } from '#model/juntar.ts'
import { Insignia } from '#ui/Insignia.tsx'

import { texts } from './texts.ts'

type Props = {
  pregunta: Pregunta
  /** Time of the person's own version. */
  cuando: string
  elegida: Lado | undefined
  onElegir: (lado: Lado) => void
}

/** Choice between the two versions of a part that both sides changed. */
export function PreguntaDeConflicto({ pregunta, cuando, elegida, onElegir }: Props) {
  const { clave, titulo } = pregunta
  const opcion = (lado: Lado) => (
    <label className="opcion">
      <input type="radio" name={clave} checked={elegida === lado} onChange={() => onElegir(lado)} />
      <span>
        <b>{pregunta[lado]}</b>
        <br />
        <span className="tenue">{lado === 'mio' ? texts.mioDe(cuando) : texts.loQueEsta}</span>
      </span>
      {lado === 'mio' ? <PersonEdit24Regular /> : <Building24Regular />}
    </label>
  )
  return (
    <fieldset className="pregunta">
      <legend>
        <span className="leyenda">
          {titulo}
          {elegida === undefined ? (
            <Insignia tono="aviso" icono={<Info20Regular />}>
              {texts.falta}
            </Insignia>
          ) : (
            <Insignia tono="ok" icono={<CheckmarkCircle20Filled />}>
              {texts.elegido}
            </Insignia>
          )}
        </span>
      </legend>
      {opcion('mio')}
      {opcion('suyo')}
    </fieldset>
  )
}
