import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { useLocation } from 'wouter'

import type { CorreoOfrecido } from '#contract/confirmacion.ts'
import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Opciones } from '#ui/Opciones.tsx'
import { Palabras } from '#ui/Palabras.tsx'

import { texts } from './texts.ts'
import type { useOlvido } from './useOlvido.ts'

const OTRO_CORREO = '/validar-identidad/agregar-correo/recuperar-pin'
const TITULOS = {
  nada: '',
  'sin-correo': texts.sinCorreo,
  elegir: texts.aCual,
  enviado: texts.enviado,
}

type Props = Pick<ReturnType<typeof useOlvido>, 'usuario' | 'ofrecido' | 'cerrar' | 'restablecer'>

export function OlvidoDialogo({ usuario, ofrecido, cerrar, restablecer }: Props) {
  const [, navigate] = useLocation()
  const enviado = ofrecido.state === 'enviado'
  const alCerrar = () => (enviado ? navigate('/signin', { replace: true }) : cerrar())
  return (
    <Dialogo
      abierto={ofrecido.state !== 'nada'}
      esLaPagina
      titulo={TITULOS[ofrecido.state]}
      icono={enviado ? <MailCheckmark24Regular /> : <Mail24Regular />}
      tono={ofrecido.state === 'sin-correo' ? 'aviso' : 'ok'}
      cierre={<Cruz onCerrar={alCerrar} />}
      onCerrar={alCerrar}
    >
      {ofrecido.state === 'sin-correo' && (
        <>
          <p>{texts.sinCorreoDetalle}</p>
          <p>{texts.fijateElNumero(usuario.trim())}</p>
          <div className="botones final">
            <Boton onClick={cerrar}>{texts.cancelar}</Boton>
            <EnlaceBoton tono="primario" href={OTRO_CORREO}>
              {texts.agregar}
            </EnlaceBoton>
          </div>
        </>
      )}
      {ofrecido.state === 'elegir' && (
        <Elegir correos={ofrecido.correos} onRestablecer={restablecer} />
      )}
      {enviado && (
        <>
          <p>{texts.seEnvio}</p>
          <p>
            {texts.fueA} <b>{ofrecido.correo}</b>. {texts.cincoMinutos}
          </p>
          <div className="botones final">
            <Boton tono="primario" onClick={alCerrar}>
              {texts.entendido}
            </Boton>
          </div>
        </>
      )}
    </Dialogo>
  )
}

type ElegirProps = {
  correos: CorreoOfrecido[]
  onRestablecer: (correo: CorreoOfrecido) => Promise<string | undefined>
}

function Elegir({ correos, onRestablecer }: ElegirProps) {
  const [elegido, setElegido] = useState(correos.length === 1 ? correos[0] : undefined)
  const [falta, setFalta] = useState<string>()
  const [ocupado, setOcupado] = useState(false)

  async function restablecer() {
    if (ocupado) return
    if (!elegido) return setFalta(texts.sinElegir)
    setOcupado(true)
    setFalta(await onRestablecer(elegido).finally(() => setOcupado(false)))
  }

  return (
    <Formulario onEnviar={restablecer}>
      <Opciones
        leyenda={texts.correos}
        opciones={correos.map(({ idHistorialContactoPersonaFisica: valor, descripcion }) => ({
          valor,
          texto: descripcion,
        }))}
        elegidas={elegido ? [elegido.idHistorialContactoPersonaFisica] : []}
        onElegir={([id]) =>
          setElegido(correos.find(({ idHistorialContactoPersonaFisica: valor }) => valor === id))
        }
        falta={falta}
      />
      <p className="tenue">{texts.tapados}</p>
      <div className="botones final">
        <EnlaceBoton href={OTRO_CORREO}>{texts.agregarOtro}</EnlaceBoton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.restablecer} haciendo={texts.enviando} />
        </Boton>
      </div>
    </Formulario>
  )
}
