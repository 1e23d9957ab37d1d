import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { lineasDeDomicilio } from '#model/domicilio.ts'

import { texts } from './texts.ts'

export function Domicilio({ ficha }: { ficha: FichaDeAfiliado }) {
  const lineas = lineasDeDomicilio(ficha)
  return (
    <section className="tarjeta relleno">
      <h2>{texts.domicilio}</h2>
      {lineas.length === 0 ? (
        <p className="tenue">{texts.sinDomicilio}</p>
      ) : (
        lineas.map((linea) => <p key={linea}>{linea}</p>)
      )}
    </section>
  )
}
