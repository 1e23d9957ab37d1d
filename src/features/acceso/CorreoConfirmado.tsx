import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './confirmarTexts.ts'

type Props = { correo: string; onSeguir: () => void }

export function CorreoConfirmado({ correo, onSeguir }: Props) {
  return (
    <div className="pila">
      <p>
        {texts.confirmaste} <b>{correo}</b>.
      </p>
      <p>{texts.yaPodes(aparato())}</p>
      <div className="botones final">
        <Boton tono="primario" onClick={onSeguir}>
          {texts.continuar}
        </Boton>
      </div>
    </div>
  )
}
