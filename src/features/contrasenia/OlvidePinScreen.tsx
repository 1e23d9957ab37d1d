import { Button, Field, Input } from '@fluentui/react-components'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { Link } from 'wouter'

import type { Resolver } from '#live/comprobacion.ts'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { OlvidoDialogo } from './OlvidoDialogo.tsx'
import { texts } from './texts.ts'
import { useOlvido } from './useOlvido.ts'

/** FORG-01: who it is, a check that it is somebody, and the mail. */
export function OlvidePinScreen({ resolver }: { resolver: Resolver }) {
  const olvido = useOlvido(resolver)
  const { usuario, setUsuario, rechazo, comprobacion, listo, buscando, recuperar } = olvido
  return (
    <>
      <form
        className="angosta pila"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void recuperar()
        }}
      >
        <Titulo>{texts.olvideTitulo}</Titulo>
        <p>{texts.olvideDetalle}</p>
        {rechazo !== undefined && (
          <Panel tono="error" titulo={texts.noSePudo} alerta>
            <p>{rechazo}</p>
          </Panel>
        )}
        <Field label={texts.usuario}>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            inputMode="numeric"
            input={{ enterKeyHint: 'done' }}
            value={usuario}
            onChange={(_event, { value }) => setUsuario(value)}
          />
        </Field>
        <NoSoyUnRobot {...comprobacion.casilla} />
        <div className="botones final">
          <Link className="boton contorno" href="/signin">
            {texts.cancelar}
          </Link>
          <Button
            type="submit"
            className="primario"
            appearance="primary"
            disabled={!listo}
            disabledFocusable={buscando}
          >
            {buscando ? texts.buscando : texts.recuperar}
          </Button>
        </div>
        <p className="ayuda tenue">
          <QuestionCircle24Regular />
          <span>{texts.sinNada}</span>
        </p>
      </form>
      <OlvidoDialogo {...olvido} />
    </>
  )
}
