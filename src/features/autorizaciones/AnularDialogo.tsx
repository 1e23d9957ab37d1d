import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'

import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { anularSolicitud } from '#model/autorizaciones.ts'
import { LargoDe } from '#piezas/formulario/CampoDe.tsx'
import { conReglas } from '#piezas/formulario/reglas.ts'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'

import { texts } from './texts.ts'
import type { Pedida } from './useAcciones.tsx'
import { useAvisar } from './useAvisar.ts'

const MAXIMO = 500
const SIN_ESCRIBIR = { observacion: '' }

/** The reason for a cancellation: required, with a maximum length (AUTH-12). */
const reglas = conReglas<{ observacion: string }>({
  observacion: (observacion) => {
    const largo = observacion.trim().length
    if (largo === 0) return texts.sinObservacion
    return largo <= MAXIMO || texts.observacionLarga
  },
})

type Props = { pedida: Pick<Pedida, 'id' | 'numero' | 'titulo'>; onCerrar: () => void }

/** Asks for the reason of a cancellation. Sending it cancels the request; no second question follows. */
export function AnularDialogo({ pedida, onCerrar }: Props) {
  return (
    <Dialogo
      abierto
      titulo={texts.anularTitulo}
      icono={<Dismiss24Regular />}
      tono="error"
      onCerrar={onCerrar}
    >
      <Pregunta pedida={pedida} onCerrar={onCerrar} />
    </Dialogo>
  )
}

function Pregunta({ pedida: { id, numero, titulo }, onCerrar }: Props) {
  const sinSenal = useSinSenal()
  const anular = useOperation(anularSolicitud)
  const avisar = useAvisar()
  const borrador = useBorrador(`anular/${id}`, SIN_ESCRIBIR)
  const { control, ocupado, rechazo, enviar } = useFormulario({
    struct: reglas,
    inicial: SIN_ESCRIBIR,
    borrador,
    async alEnviar({ observacion }) {
      const said = { id, numero, observacion: observacion.trim() }
      const outcome = await anular(said, { clave: borrador?.clave ?? crypto.randomUUID() })
      if (!outcome.kept) return { titulo: texts.noSeAnulo, detalle: outcome.message }
      avisar(outcome.value, texts.anulada)
      onCerrar()
      return undefined
    },
  })
  return (
    <Formulario onEnviar={enviar}>
      <p className="tenue">{texts.anularDetalle(numero, titulo)}</p>
      {rechazo && <PanelDeRechazo {...rechazo} />}
      <LargoDe de={control} nombre="observacion" etiqueta={texts.observacion} maximo={MAXIMO} />
      {sinSenal && (
        <Panel tono="aviso">
          <p>{texts.esperaAnular}</p>
        </Panel>
      )}
      <div className="botones final">
        <Boton onClick={onCerrar}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          {texts.anular}
        </Boton>
      </div>
    </Formulario>
  )
}
