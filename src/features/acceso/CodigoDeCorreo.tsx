import { type Envio, useResta } from '#live/llamadas/codigo.ts'
import { FormularioDeCodigo } from '#ui/FormularioDeCodigo.tsx'

import { texts } from './confirmarTexts.ts'

type Props = {
  envio: Envio
  onConfirmar: (codigo: string) => Promise<{ porQue: string; vencido: boolean } | undefined>
  onReenviar: () => Promise<boolean>
  onCambiar: () => void
}

export function CodigoDeCorreo({ envio, onConfirmar, onReenviar, onCambiar }: Props) {
  return (
    <FormularioDeCodigo
      resta={useResta(envio.sentAt)}
      onConfirmar={onConfirmar}
      onReenviar={onReenviar}
      pie={
        <>
          <p className="tenue">{texts.noLlego}</p>
          <p>
            <button type="button" className="enlace" onClick={onCambiar}>
              {texts.cambiarCorreo}
            </button>
          </p>
        </>
      }
    >
      <p>{texts.confirmar}</p>
      <p>
        {texts.loMandamosA} <b>{envio.destino}</b>
      </p>
    </FormularioDeCodigo>
  )
}
