import { Call24Regular } from '@fluentui/react-icons/svg/call'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { useState } from 'react'
import { Link } from 'wouter'

import { manual, oracionesDe, sinMarcas } from '#contract/manual.ts'
import { producto } from '#contract/producto.ts'
import { seEncuentra } from '#formato/busqueda.ts'
import { useLoQueOfrece } from '#live/proveedor/useOfrece.ts'
import { Boton } from '#ui/Boton.tsx'
import { Buscador } from '#ui/Buscador.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'

import { iconoDe } from './iconos.tsx'
import { texts } from './texts.ts'

/** Chapters, filtered while the person types, and a link to the state of this phone. */
export function Indice({ abierto }: { abierto: string | undefined }) {
  const [buscado, setBuscado] = useState('')
  const ofrece = useLoQueOfrece()
  const hallados = manual.filter(({ titulo, palabras, intro, pasos, notas }) => {
    const oraciones = [pasos, notas].flatMap((unas) => oracionesDe(unas, ofrece))
    return seEncuentra(buscado, titulo, palabras, sinMarcas([intro, ...oraciones].join(' ')))
  })
  return (
    <nav className="pila" aria-label={texts.capitulos}>
      <Buscador etiqueta={texts.buscar} valor={buscado} onBuscar={setBuscado} />
      <output className={buscado === '' ? 'oculto' : 'fuerte'}>
        {buscado !== '' &&
          (hallados.length === 0 ? texts.ninguno : texts.hallados(hallados.length))}
      </output>
      {hallados.length === 0 ? (
        <div className="pila">
          <p>{texts.ningunoDetalle}</p>
          <Boton onClick={() => setBuscado('')}>{texts.verTodos}</Boton>
        </div>
      ) : (
        <ul className="tarjeta temas">
          {hallados.map(({ id, titulo }) => (
            <li key={id}>
              <Link
                className="fila"
                href={`/ayuda/${id}`}
                aria-current={id === abierto ? 'page' : undefined}
              >
                {iconoDe(id)}
                <span className="fuerte">{titulo}</span>
                <ChevronRight24Regular />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="fila tarjeta" href="/estado">
        <span className="baldosa ok">
          <Phone24Regular />
        </span>
        <span>
          <b>{texts.estado}</b>
          <br />
          <span className="tenue">{texts.estadoDetalle}</span>
        </span>
        <ChevronRight24Regular />
      </Link>
      <Telefonos />
    </nav>
  )
}

/** Telephones of the insurer, if its configuration has any. */
function Telefonos() {
  const { telefonos } = producto.textos ?? {}
  if (!telefonos) return null
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.telefonos}</h2>
      <ul className="pila">
        {telefonos.map(({ nombre, numero }) => (
          <li key={nombre}>
            <EnlaceBoton href={`tel:${numero.replaceAll(/[^+\d]/g, '')}`} icono={<Call24Regular />}>
              {nombre} · {numero}
            </EnlaceBoton>
          </li>
        ))}
      </ul>
    </section>
  )
}
