import { Button } from '@fluentui/react-components'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'

import type { CorreoOfrecido } from '#contract/contacto.ts'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { Opciones } from '#ui/Opciones.tsx'

import { texts } from './texts.ts'
import type { useOlvido } from './useOlvido.ts'

const OTRO_CORREO = '/validar-identidad/agregar-correo/recuperar-pin'
const TITULOS = {
  nada: '',
  'sin-correo': texts.sinCorreo,
  elegir: texts.aCual,
  enviado: texts.enviado,
}

type Props = Pick<ReturnType<typeof useOlvido>, 'ofrecido' | 'cerrar' | 'restablecer'>

export function OlvidoDialogo({ ofrecido, cerrar, restablecer }: Props) {
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
          <div className="botones final">
            <Button className="contorno" appearance="outline" onClick={cerrar}>
              {texts.cancelar}
            </Button>
            <Link className="boton primario" href={OTRO_CORREO}>
              {texts.agregar}
            </Link>
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
            <Button className="primario" appearance="primary" onClick={alCerrar}>
              {texts.entendido}
            </Button>
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
    <form
      className="pila"
      onSubmit={(event) => {
        event.preventDefault()
        void restablecer()
      }}
    >
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
        <Link className="boton contorno" href={OTRO_CORREO}>
          {texts.agregarOtro}
        </Link>
        <Button type="submit" className="primario" appearance="primary" disabledFocusable={ocupado}>
          {ocupado ? texts.enviando : texts.restablecer}
        </Button>
      </div>
    </form>
  )
}
