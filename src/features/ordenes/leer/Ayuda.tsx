import { ChevronDown24Regular } from '@fluentui/react-icons/svg/chevron-down'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { Sparkle24Regular } from '@fluentui/react-icons/svg/sparkle'
import { TargetArrow24Regular } from '@fluentui/react-icons/svg/target-arrow'
import { WeatherSunny24Regular } from '@fluentui/react-icons/svg/weather-sunny'
import { Link } from 'wouter'

import { texts } from './texts.ts'

/** Advice for scanning, and a link to the order without a camera (SCAN-02). */
export function Ayuda() {
  return (
    <details className="tarjeta ayuda-de-lectura">
      <summary>
        <QuestionCircle24Regular />
        <span className="fuerte">{texts.ayuda}</span>
        <ChevronDown24Regular />
      </summary>
      <Consejos />
      <AImpresa />
    </details>
  )
}

/** On a computer the advice stays open beside the picture. */
export function AyudaAlCostado() {
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.ayuda}</h2>
      <Consejos />
      <AImpresa />
    </section>
  )
}

/** Advice for scanning an order's code (SCAN-04). */
export function Consejos() {
  return (
    <ul className="consejos-de-lectura">
      <li>
        <span className="baldosa neutro">
          <TargetArrow24Regular />
        </span>
        {texts.alinea}
      </li>
      <li>
        <span className="baldosa neutro">
          <Sparkle24Regular />
        </span>
        {texts.limpia}
      </li>
      <li>
        <span className="baldosa neutro">
          <WeatherSunny24Regular />
        </span>
        {texts.reflejos}
      </li>
    </ul>
  )
}

export function AImpresa() {
  return (
    <Link className="enlace" href="/emitir-orden">
      <DocumentText24Regular />
      {texts.sacarImpresa}
    </Link>
  )
}
