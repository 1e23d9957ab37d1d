import type { Afiliado, FichaDeAfiliado } from '#contract/afiliados.ts'
import { documento, tipoDeDocumento } from '#model/personas.ts'
import { formatFecha } from '#ui/fecha.ts'

import { Dato } from './Dato.tsx'
import { texts } from './texts.ts'

type Props = { ficha: FichaDeAfiliado; integrante: Afiliado }

export function Datos({ ficha, integrante }: Props) {
  const { personaFisica, persona, afiliacionAfiliado } = ficha
  return (
    <section className="tarjeta relleno">
      <h2>{texts.datos}</h2>
      <dl className="datos-de-ficha">
        <Dato titulo={tipoDeDocumento(integrante)} esDato>
          {documento(integrante)}
        </Dato>
        <Dato titulo={texts.nacimiento} esDato>
          {formatFecha(personaFisica.fechaNacimiento)}
        </Dato>
        <Dato titulo={texts.sexo}>{personaFisica.descripcionSexo ?? '—'}</Dato>
        <Dato titulo={texts.afiliacion} esDato>
          {formatFecha(afiliacionAfiliado?.fechaAlta)}
        </Dato>
        <Dato titulo={texts.cuil} esDato>
          {persona?.cuilCuitFormateado ?? '—'}
        </Dato>
      </dl>
    </section>
  )
}
