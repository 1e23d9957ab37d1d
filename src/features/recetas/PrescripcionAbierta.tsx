import type { ReactNode } from 'react'

import type { Prescripcion } from '#contract/prescripciones.ts'
import { prescripcion as una } from '#model/prescripciones.ts'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { Insignia } from '#ui/Insignia.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { lookDePrescripcion } from './estados.tsx'
import { FichaDePrescripcion, quienDe } from './FichaDePrescripcion.tsx'
import { texts } from './texts.ts'

type Props = { prescripcion: Prescripcion; savedAt: number; children?: ReactNode }

/** Page of a practice prescription: number, state and all data. */
export function PrescripcionAbierta({ prescripcion, savedAt, children }: Props) {
  const { estado } = prescripcion
  const { tono, icono } = lookDePrescripcion(estado.codigo)
  const id = prescripcion.prescripcionElectronica.idPrescripcionElectronica
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.prescripcionN(String(id))}</Titulo>
        <p className="insignias">
          {estado.descripcion && (
            <Insignia tono={tono} icono={icono}>
              {estado.descripcion}
            </Insignia>
          )}
          {quienDe(prescripcion)}
        </p>
        <EdadViva savedAt={savedAt} de={[{ resource: una, params: { id } }]} />
      </div>
      <FichaDePrescripcion prescripcion={prescripcion}>{children}</FichaDePrescripcion>
    </>
  )
}
