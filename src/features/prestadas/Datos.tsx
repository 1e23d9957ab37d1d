import { useState } from 'react'

import type { Receptor } from '#contract/encargo/cuerpo.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import { type Escrito, leerEscrito } from './preparar.ts'
import { texts } from './texts.ts'
import { usePropios } from './usePropios.ts'

type Props = {
  antes: Receptor | undefined
  /** Reason why this phone cannot receive. */
  rechazo: string | undefined
  onSeguir: (recibe: Receptor) => Promise<void>
}

/** Name and document, as the counter will compare them. */
export function Datos({ antes, rechazo, onSeguir }: Props) {
  const propios = usePropios(antes)
  const [cambios, setCambios] = useState<Partial<Escrito>>({})
  const [enVano, setEnVano] = useState(0)
  const escrito = { nombre: '', documento: '', ...propios, ...cambios }
  const leido = leerEscrito(escrito)
  const faltas = enVano > 0 && !('recibe' in leido) ? leido : {}

  async function seguir() {
    if ('recibe' in leido) await onSeguir(leido.recibe)
    else setEnVano((veces) => veces + 1)
  }
  return (
    <>
      <Volver a="/prestadas" replace>
        {texts.titulo}
      </Volver>
      <Titulo>{texts.paraRecibir}</Titulo>
      <p>{texts.quienSos}</p>
      {rechazo !== undefined && (
        <Panel tono="error" titulo={texts.sinLlaves} alerta>
          <p>{rechazo}</p>
        </Panel>
      )}
      <Formulario onEnviar={seguir}>
        <ConFaltas enVano={enVano} className="pila">
          <Campo
            etiqueta={texts.nombre}
            valor={escrito.nombre}
            autoComplete="name"
            enterKeyHint="next"
            error={faltas.nombre}
            onCambiar={(nombre) => setCambios({ ...cambios, nombre })}
          />
          <Campo
            etiqueta={texts.documento}
            valor={escrito.documento}
            inputMode="numeric"
            enterKeyHint="done"
            error={faltas.documento}
            onCambiar={(documento) => setCambios({ ...cambios, documento })}
          />
        </ConFaltas>
        <Boton tono="primario" type="submit">
          {texts.seguir}
        </Boton>
      </Formulario>
    </>
  )
}
