import type { ReactNode } from 'react'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { formatFecha } from '#formato/fechas.ts'
import { Dato } from '#piezas/Dato.tsx'

import { texts } from './texts.ts'

type Props = { ficha: FichaDeAfiliado; titulo: string; children?: ReactNode }

/** Personal data as the provider has them (PROF-03, FAM-03). */
export function Datos({ ficha, titulo, children }: Props) {
  const { afiliado, personaFisica, persona } = ficha
  const documento = afiliado.numeroDocumentoFormateado ?? personaFisica.numeroDocumentoString
  return (
    <section className="tarjeta relleno">
      <h2>{titulo}</h2>
      <dl className="datos-de-ficha">
        <Dato titulo={personaFisica.descripcionTipoDocumento ?? 'Documento'} esDato>
          {documento ?? '—'}
        </Dato>
        <Dato titulo={texts.cuil} esDato>
          {persona?.cuilCuitFormateado ?? '—'}
        </Dato>
        <Dato titulo={texts.nacimiento} esDato>
          {formatFecha(personaFisica.fechaNacimiento)}
        </Dato>
        <Dato titulo={texts.sexo}>{personaFisica.descripcionSexo ?? '—'}</Dato>
        {children}
      </dl>
    </section>
  )
}
