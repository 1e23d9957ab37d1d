import { useState } from 'react'

import type { Contacto } from '#contract/contacto.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Opciones } from '#ui/Opciones.tsx'
import { Palabras } from '#ui/Palabras.tsx'

import { texts } from './confirmarTexts.ts'

type Props = {
  correos: Contacto[]
  /** Reason why the last request sent no code. */
  porQue: string | undefined
  onElegir: (correo: Contacto) => Promise<string | undefined>
  onCambiar: () => void
}

const idDe = ({ idHistorialContactoPersonaFisica: id }: Contacto) => String(id)

/** Choice of the address for the code. A single address is chosen already (CONF-05). */
export function ElegirCorreo({ correos, porQue, onElegir, onCambiar }: Props) {
  const [elegido, setElegido] = useState(correos.length === 1 ? correos[0] : undefined)
  const [error, setError] = useState(porQue)
  const [ocupado, setOcupado] = useState(false)

  async function enviar() {
    if (ocupado) return
    if (!elegido) return setError(texts.sinElegir)
    setOcupado(true)
    setError(await onElegir(elegido).finally(() => setOcupado(false)))
  }

  return (
    <Formulario onEnviar={enviar}>
      <p>{texts.confirmar}</p>
      <Opciones
        leyenda={texts.correo}
        opciones={correos.map((correo) => ({ valor: idDe(correo), texto: correo.descripcion }))}
        elegidas={elegido ? [idDe(elegido)] : []}
        onElegir={([id]) => setElegido(correos.find((correo) => idDe(correo) === id))}
        falta={error}
      />
      <p className="tenue">{texts.siCerras}</p>
      <div className="botones final">
        <Boton onClick={onCambiar}>{texts.cambiarCorreo}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.enviarCodigo} haciendo={texts.enviandoAntes} />
        </Boton>
      </div>
    </Formulario>
  )
}
