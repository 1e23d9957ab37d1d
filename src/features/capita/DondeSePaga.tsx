import { BuildingRetail24Regular } from '@fluentui/react-icons/svg/building-retail'
import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop'
import { Money24Regular } from '@fluentui/react-icons/svg/money'

import { producto } from '#contract/producto.ts'

import { texts } from './texts.ts'

/** Of the default's places, in their order. */
const ICONOS = [
  <BuildingRetail24Regular key="local" />,
  <Desktop24Regular key="banco" />,
  <Money24Regular key="debito" />,
]

/** Places to pay (CAPI-04). */
export function DondeSePaga() {
  return (
    <section className="tarjeta relleno">
      <h2>{texts.dondeSePaga}</h2>
      <ul className="canales">
        {texts.canales.map((canal, at) => (
          <li key={canal}>
            {producto.textos?.canales ? <Money24Regular /> : ICONOS[at]}
            <span>{canal}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
