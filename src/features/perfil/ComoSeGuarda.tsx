import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Info20Regular } from '@fluentui/react-icons/svg/info'

import { textos } from './formularioTexts.ts'
import { leerNumero } from './numero.ts'

/**
 * Preview of the parts of a number as it will be stored. Hidden from screen readers, which read the same in the
 * field's message.
 */
export function ComoSeGuarda({ tipo, escrito }: { tipo: number; escrito: string }) {
  const leido = leerNumero(tipo, escrito)
  if (!leido) return null
  const { area, medio, numero, valor } = leido
  const entra = valor !== undefined
  return (
    <div className={entra ? 'como-se-guarda ok' : 'como-se-guarda neutro'} aria-hidden>
      <p className="fuerte">
        {entra ? <CheckmarkCircle20Filled /> : <Info20Regular />}
        {entra ? textos.seGuardaAsi : textos.todaviaNo}
      </p>
      <div className="partes">
        <span>
          <b>{area}</b>
          {textos.area}
        </span>
        {medio !== '' && (
          <span>
            <b>{medio}</b>
            {textos.celular}
          </span>
        )}
        <span>
          <b>{numero || '—'}</b>
          {textos.elNumero}
        </span>
      </div>
      {!entra && <p>{textos.regla[tipo]}</p>}
    </div>
  )
}
