import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowRight24Regular } from '@fluentui/react-icons/svg/arrow-right'
import { Fragment, useEffect, useRef } from 'react'

import {
  type Capitulo as Tema,
  type ImagenDePaso,
  manual,
  oracionesDe,
  partesDePaso,
  pasosDe,
  sinMarcas,
} from '#contract/manual.ts'
import { useLoQueOfrece } from '#live/proveedor/useOfrece.ts'
import { BotonDeLectura } from '#piezas/escuchar/Escuchar.tsx'
import { texts as lecturas } from '#piezas/escuchar/texts.ts'
import { useLectura } from '#piezas/escuchar/useLectura.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { Imagen } from './Imagen.tsx'
import { texts } from './texts.ts'

/** `esLaPagina`: the chapter has its own address, so its title is the page's title. */
export function Capitulo({ tema, esLaPagina }: { tema: Tema; esLaPagina: boolean }) {
  const at = manual.indexOf(tema)
  const antes = manual[at - 1]
  const despues = manual[at + 1]
  const Ademas = esLaPagina ? 'h2' : 'h3'
  const { intro } = tema
  const ofrece = useLoQueOfrece()
  const pasos = pasosDe(tema, ofrece)
  const notas = oracionesDe(tema.notas, ofrece)
  const lectura = useLectura(
    [`${tema.titulo}. ${intro}`, ...pasos.map(({ texto }) => texto), ...notas].map(sinMarcas),
  )
  // Part 0 is the introduction: steps count from the one after it.
  const leyendo = lectura.leyendo === undefined ? undefined : lectura.leyendo - 1
  const enPaso = leyendo !== undefined && pasos[leyendo] !== undefined
  return (
    <article className="capitulo">
      {esLaPagina ? <Titulo>{tema.titulo}</Titulo> : <h2>{tema.titulo}</h2>}
      <p className="tenue">{sinMarcas(intro)}</p>
      <BotonDeLectura
        lectura={lectura}
        {...(enPaso && { dice: lecturas.leyendoPaso(leyendo + 1, pasos.length) })}
      />
      <ol className="pasos">
        {pasos.map(({ texto, imagen }, n) => (
          <Paso key={texto} paso={texto} imagen={imagen} leido={leyendo === n} />
        ))}
      </ol>
      {notas.length > 0 && (
        <>
          <Ademas className="ademas">{texts.ademas}</Ademas>
          <ul className="notas">
            {notas.map((nota) => (
              <li key={nota}>
                <Dicho texto={nota} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="botones">
        {antes && (
          <EnlaceBoton href={`/ayuda/${antes.id}`} icono={<ArrowLeft24Regular />}>
            {texts.anterior}
            <span className="oculto">: {antes.titulo}</span>
          </EnlaceBoton>
        )}
        {despues && (
          <EnlaceBoton href={`/ayuda/${despues.id}`} icono={<ArrowRight24Regular />}>
            {texts.siguiente}
            <span className="oculto">: {despues.titulo}</span>
          </EnlaceBoton>
        )}
      </div>
    </article>
  )
}

type DePaso = { paso: string; imagen: ImagenDePaso | undefined; leido: boolean }

/** `leido`: the step is being read aloud. */
function Paso({ paso, imagen, leido }: DePaso) {
  const suyo = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (leido) suyo.current?.scrollIntoView({ block: 'center' })
  }, [leido])
  return (
    <li ref={suyo} className={leido ? 'leido' : undefined}>
      <div>
        <Dicho texto={paso} />
        {imagen && <Imagen imagen={imagen} />}
      </div>
    </li>
  )
}

/** A sentence of the manual, with labels of the screen in bold. */
function Dicho({ texto }: { texto: string }) {
  return (
    <p>
      {partesDePaso(texto).map((parte, at) =>
        at % 2 === 1 ? <b key={at}>{parte}</b> : <Fragment key={at}>{parte}</Fragment>,
      )}
    </p>
  )
}
