import { PersonSwap24Regular } from '@fluentui/react-icons/svg/person-swap'

import { fechaYHora } from '#formato/instantes.ts'
import { formatDocumento } from '#formato/numeros.ts'
import type { EnNombreDe } from '#local/pase/comprobada.ts'

import { texts } from './textsDeEncargo.ts'

/** The person in front of the counter, who is not the holder, and the end of the delegation. */
export function Presenta({ presenta, titular }: { presenta: EnNombreDe; titular: string }) {
  const { nombre, documento, hasta } = presenta
  return (
    <section className="derivado aviso">
      <h2>
        <PersonSwap24Regular /> {texts.prestada}
      </h2>
      <p>
        {texts.presentadaPor} <b>{nombre}</b>, {texts.dni}{' '}
        <b className="dato">{formatDocumento(documento)}</b>, {texts.enNombreDe(titular)}
      </p>
      <p>{texts.pedi(nombre)}</p>
      <p>{texts.hasta(fechaYHora(hasta))}</p>
    </section>
  )
}
