import { Mail24Regular } from '@fluentui/react-icons/svg/mail'

import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { parteTardia } from '#ui/parteTardia.tsx'

import type { EnvioPorCorreo } from './FormularioDeCorreo.tsx'
import { texts } from './texts.ts'

// Loaded when the first dialog opens: a list that a pharmacy asks for does not wait for code of forms.
const FormularioDeCorreo = parteTardia(
  async () => (await import('./FormularioDeCorreo.tsx')).FormularioDeCorreo,
  {
    mientras: <Esqueleto texto={texts.trayendoFormulario} />,
    falta: (otraVez) => (
      <>
        <p role="alert">{texts.formularioNoVino}</p>
        <Boton onClick={otraVez}>{texts.probarDeNuevo}</Boton>
      </>
    ),
  },
)

type Props = EnvioPorCorreo & { abierto: boolean }

/** Asks for a document's mail address, and has it sent (FORM-04, FORM-05). */
export function EnviarPorCorreo({ abierto, onCerrar, ...rest }: Props) {
  return (
    <Dialogo
      abierto={abierto}
      titulo={texts.enviarPorCorreo}
      icono={<Mail24Regular />}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      <FormularioDeCorreo {...rest} onCerrar={onCerrar} />
    </Dialogo>
  )
}
