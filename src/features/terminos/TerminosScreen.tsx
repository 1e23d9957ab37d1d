import { useSearchParams } from 'wouter'

import { producto } from '#contract/producto.ts'
import { Conmutador } from '#ui/Conmutador.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { BorrarTodo } from './BorrarTodo.tsx'

import './terminos.css'
import { TextoDePrivacidad } from './TextoDePrivacidad.tsx'
import { TextoDeTerminos } from './TextoDeTerminos.tsx'
import { texts } from './texts.ts'

/** Terms and privacy notice at one address. `?ver=privacidad` opens the notice, `?ver=borrar` its end. */
export function TerminosScreen() {
  const [search] = useSearchParams()
  const aBorrar = search.get('ver') === 'borrar'
  const privacidad = aBorrar || search.get('ver') === 'privacidad'
  return (
    <article className="terminos">
      <Titulo key={String(privacidad)}>
        {privacidad ? texts.titulosDePrivacidad(aparato()) : texts.titulo}
      </Titulo>
      <Conmutador
        nombre={texts.ver}
        vistas={[
          { href: '/terminos-condiciones', texto: texts.terminos, elegida: !privacidad },
          {
            href: '/terminos-condiciones?ver=privacidad',
            texto: texts.privacidad,
            elegida: privacidad,
          },
        ]}
      />
      {privacidad ? (
        <>
          <TextoDePrivacidad />
          <BorrarTodo llegar={aBorrar} />
        </>
      ) : (
        <TextoDeTerminos />
      )}
      <Legales />
    </article>
  )
}

/** Further documents of the insurer, if its configuration has any. */
function Legales() {
  const { legales } = producto.textos ?? {}
  if (!legales) return null
  return (
    <nav className="pila" aria-label={texts.legales}>
      <h2>{texts.legales}</h2>
      {legales.map(({ nombre, direccion }) => (
        <EnlaceBoton key={direccion} href={direccion}>
          {nombre}
        </EnlaceBoton>
      ))}
    </nav>
  )
}
