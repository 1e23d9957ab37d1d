import { Info20Regular } from '@fluentui/react-icons/svg/info'

import { Boton } from '#ui/Boton.tsx'

import { texts } from './texts.ts'

type Props = {
  /** Reason why it cannot be saved yet; undefined if it can. */
  porQueNo: string | undefined
  ocupado: boolean
  onCancelar: () => void
}

/** The two buttons of a form: on a phone a bar at the bottom, on larger screens on the right of the card. */
export function PieDeFormulario({ porQueNo, ocupado, onCancelar }: Props) {
  return (
    <div className="barra-de-edicion">
      {porQueNo !== undefined && (
        <p className="por-que-no" id="por-que-no">
          <Info20Regular />
          {porQueNo}
        </p>
      )}
      <div className="botones">
        <Boton onClick={onCancelar}>{texts.cancelar}</Boton>
        <Boton
          tono="primario"
          type="submit"
          disabled={porQueNo !== undefined}
          aria-describedby={porQueNo === undefined ? undefined : 'por-que-no'}
          ocupado={ocupado}
        >
          {ocupado ? texts.guardando : texts.guardar}
        </Boton>
      </div>
    </div>
  )
}
