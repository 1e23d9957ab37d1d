import { type Control, useWatch } from 'react-hook-form'

import { lineasDeDomicilio } from '#model/domicilio.ts'

import { type Campos, itemsDe } from './domicilioEscrito.ts'
import { textos } from './formularioTexts.ts'

/** The new address as it will be stored, with changed lines marked, and the former one. */
export function AsiQueda({ control }: { control: Control<Campos> }) {
  const campos = useWatch({ control }) as Campos // Every field has its initial value.
  const { provincia, departamento, localidad, calle, desde } = campos
  const antes = desde.antes ? lineasDeDomicilio(desde.antes) : []
  const queda = lineasDeDomicilio({
    provincia,
    departamento,
    localidad,
    calle,
    itemsDomicilioPersonaFisica: itemsDe(campos),
  })
  if (queda.length === 0) return null
  const otras = antes.filter((linea) => !queda.includes(linea))
  return (
    <div className="asi-queda">
      <p className="tenue">{textos.asiQueda}</p>
      <output>
        {queda.map((linea) => (
          <span key={linea} className={antes.includes(linea) ? 'linea' : 'linea nueva'}>
            {linea}
          </span>
        ))}
      </output>
      {otras.length > 0 && <p className="tenue">{textos.antes(otras.join(', '))}</p>}
    </div>
  )
}
