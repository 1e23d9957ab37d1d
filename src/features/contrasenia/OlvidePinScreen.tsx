import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'

import type { Resolver } from '#live/llamadas/antirrobot.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { OlvidoDialogo } from './OlvidoDialogo.tsx'
import { texts } from './texts.ts'
import { useOlvido } from './useOlvido.ts'

/** Forgotten password (FORG-01): user name, bot check, and the recovery mail. */
export function OlvidePinScreen({ resolver }: { resolver: Resolver }) {
  const olvido = useOlvido(resolver)
  const { usuario, setUsuario, rechazo, antirrobot, listo, buscando, recuperar } = olvido
  useSucio(usuario !== '')
  return (
    <>
      <Formulario className="angosta pila" onEnviar={recuperar}>
        <Titulo>{texts.olvideTitulo}</Titulo>
        <p>{texts.olvideDetalle}</p>
        {rechazo !== undefined && <PanelDeRechazo titulo={texts.noSePudo} detalle={rechazo} />}
        <Campo
          etiqueta={texts.usuario}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="numeric"
          enterKeyHint="done"
          valor={usuario}
          onCambiar={setUsuario}
        />
        <NoSoyUnRobot {...antirrobot.casilla} />
        {!listo && (
          <p className="tenue">
            {texts.teFalta([
              ...(usuario.trim() === '' ? [texts.tuNumero] : []),
              ...(antirrobot.estado.state === 'hecha' ? [] : [texts.robot]),
            ])}
          </p>
        )}
        <div className="botones final">
          <EnlaceBoton href="/signin">{texts.cancelar}</EnlaceBoton>
          <Boton tono="primario" type="submit" disabled={!listo} ocupado={buscando}>
            <Palabras ocupado={buscando} quieto={texts.recuperar} haciendo={texts.buscando} />
          </Boton>
        </div>
        <p className="ayuda tenue">
          <QuestionCircle24Regular />
          <span>{texts.sinNada}</span>
        </p>
      </Formulario>
      <OlvidoDialogo {...olvido} />
    </>
  )
}
