import { Link, useSearchParams } from 'wouter'

import { aparato } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { BorrarTodo } from './BorrarTodo.tsx'

import './terminos.css'
import { TextoDePrivacidad } from './TextoDePrivacidad.tsx'
import { TextoDeTerminos } from './TextoDeTerminos.tsx'
import { texts } from './texts.ts'

/** Both texts at one address: `?ver=privacidad` opens the second. */
export function TerminosScreen() {
  const [search] = useSearchParams()
  const privacidad = search.get('ver') === 'privacidad'
  return (
    <article className="terminos">
      <Titulo key={String(privacidad)}>
        {privacidad ? texts.titulosDePrivacidad(aparato()) : texts.titulo}
      </Titulo>
      <nav className="conmutador" aria-label={texts.ver}>
        <Link href="/terminos-condiciones" replace aria-current={privacidad ? undefined : 'page'}>
          {texts.terminos}
        </Link>
        <Link
          href="/terminos-condiciones?ver=privacidad"
          replace
          aria-current={privacidad ? 'page' : undefined}
        >
          {texts.privacidad}
        </Link>
      </nav>
      {privacidad ? (
        <>
          <TextoDePrivacidad />
          <BorrarTodo />
        </>
      ) : (
        <TextoDeTerminos />
      )}
    </article>
  )
}
