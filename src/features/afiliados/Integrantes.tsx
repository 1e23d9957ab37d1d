import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Link } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import {
  documento,
  iniciales,
  nombreCompleto,
  numeroDeAfiliado,
  relacion,
  tipoDeDocumento,
} from '#model/personas.ts'
import { DerivacionBloque } from '#piezas/DerivacionBloque.tsx'
import { Imprimir } from '#piezas/Imprimir.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { aparato } from '#ui/esMovil.ts'

import * as texts from './texts.ts'

type Props = {
  integrantes: readonly Afiliado[]
  /** False where the insurer signs no passes: no code can be printed or lent. */
  conPases?: boolean
}

/** The family, each member with a link to their page. */
export function Integrantes({ integrantes, conPases = true }: Props) {
  return (
    <>
      <ul className="integrantes">
        {integrantes.map((integrante, index) => (
          <li className="tarjeta" key={integrante.afiliado.idAfiliado}>
            <Integrante integrante={integrante} tono={index} />
          </li>
        ))}
      </ul>
      {conPases && (
        <>
          <Imprimir />
          <p>
            <Link className="enlace" href="/prestar">
              {texts.prestar}
            </Link>
          </p>
        </>
      )}
      <p className="tenue nota">{texts.guardados(integrantes.length, aparato())}</p>
    </>
  )
}

function Integrante({ integrante, tono }: { integrante: Afiliado; tono: number }) {
  return (
    <>
      <Link className="fila" href={`/ver-afiliado/${integrante.afiliado.idAfiliado}`}>
        <Avatar iniciales={iniciales(integrante)} tono={tono} />
        <span>
          <span className="fuerte">{nombreCompleto(integrante)}</span>
          <br />
          <span className="tenue">
            {relacion(integrante)} · {tipoDeDocumento(integrante)}{' '}
            <span className="dato">{documento(integrante)}</span>
          </span>
          <br />
          <span className="tenue">
            {texts.numero} <span className="dato">{numeroDeAfiliado(integrante)}</span>
          </span>
        </span>
        <ChevronRight24Regular />
      </Link>
      {integrante.derivacion && <DerivacionBloque derivacion={integrante.derivacion} />}
    </>
  )
}
