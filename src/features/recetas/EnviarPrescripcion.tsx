import type { Prescripcion } from '#contract/prescripciones.ts'
import { enviarPrescripcion } from '#model/envios.ts'

import { Enviar } from './Enviar.tsx'
import { texts } from './texts.ts'

type Props = { prescripcion: Prescripcion; onCerrar: () => void }

export function EnviarPrescripcion({ prescripcion, onCerrar }: Props) {
  const { prescripcionElectronica, afiliado, practicas } = prescripcion
  const id = prescripcionElectronica.idPrescripcionElectronica
  return (
    <Enviar
      operation={enviarPrescripcion}
      que={{ id, numero: String(id) }}
      titulo={texts.prescripcionN(String(id))}
      detalle={[afiliado?.nombre, practicas[0]?.descripcionPractica].filter(Boolean).join(' · ')}
      correo={afiliado?.correo ?? ''}
      onCerrar={onCerrar}
    />
  )
}
