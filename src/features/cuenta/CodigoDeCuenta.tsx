import { MailCheckmark24Regular } from '@fluentui/react-icons/svg/mail-checkmark'

import { useResta } from '#live/llamadas/codigo.ts'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { FormularioDeCodigo } from '#ui/FormularioDeCodigo.tsx'

import { texts } from './texts.ts'

type Props = {
  sentAt: number
  correo: string
  /** Consequence of closing the dialog, in words. */
  siCierra: string
  onConfirmar: (codigo: string) => Promise<{ porQue: string; vencido: boolean } | undefined>
  onReenviar: () => Promise<boolean>
  onCerrar: () => void
}

/** The last step of the wizard: the code from the e-mail (ACCT-17 to ACCT-19). */
export function CodigoDeCuenta({
  sentAt,
  correo,
  siCierra,
  onConfirmar,
  onReenviar,
  onCerrar,
}: Props) {
  return (
    <Dialogo
      abierto
      esLaPagina
      titulo={texts.codigoTitulo}
      icono={<MailCheckmark24Regular />}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      <FormularioDeCodigo
        resta={useResta(sentAt)}
        onConfirmar={onConfirmar}
        onReenviar={onReenviar}
        pie={<p className="tenue">{siCierra}</p>}
      >
        <p>
          {texts.loMandamosA} <b>{correo}</b>
        </p>
      </FormularioDeCodigo>
    </Dialogo>
  )
}
