import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'

import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { iniciales, nombreEntre } from '#model/personas.ts'

import '#ui/pildoras.css'
import { texts } from './texts.ts'

type Props = {
  /** Null: the whole family. */
  elegidos: readonly number[] | null
  disabled: boolean
  onElegir: (elegidos: number[] | null) => void
}

/** Members that notifications are about. Hidden for a person without a family group. */
export function DeQuien({ elegidos, disabled, onElegir }: Props) {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  if (familia.length < 2) return null
  const todos = familia.map(({ afiliado }) => afiliado.idAfiliado)
  const estan = elegidos ?? todos

  function cambiar(id: number, elegido: boolean) {
    const quedan = todos.filter((uno) => (uno === id ? elegido : estan.includes(uno)))
    onElegir(quedan.length === todos.length ? null : quedan)
  }

  return (
    <fieldset className="pildoras" disabled={disabled}>
      <legend>{texts.deQuien}</legend>
      {familia.map((integrante) => {
        const id = integrante.afiliado.idAfiliado
        const elegido = estan.includes(id)
        return (
          <label key={id} className="pildora">
            <input
              type="checkbox"
              checked={elegido}
              onChange={({ target }) => cambiar(id, target.checked)}
            />
            <span className="marca" aria-hidden>
              {elegido ? <Checkmark24Regular /> : iniciales(integrante)}
            </span>
            <span>{nombreEntre(integrante, familia)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
