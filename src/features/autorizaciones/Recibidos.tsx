import { Attach24Regular } from '@fluentui/react-icons/svg/attach'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Link } from 'wouter'

import { COMPARTIDO } from '#contract/compartido.ts'

import { formularioDe } from './nueva.ts'
import { useRecibidos } from './papeles.ts'
import { texts } from './recibidosTexts.ts'

/** Link above the list of requests, if other applications shared files with the portal. */
export function HayRecibidos() {
  const cuantos = useRecibidos()?.filter(({ elegido }) => !elegido).length ?? 0
  if (cuantos === 0) return null
  return (
    <Link className="tarjeta fila sin-terminar aviso" href={COMPARTIDO}>
      <span className="baldosa">
        <Attach24Regular />
      </span>
      <span>
        <span className="fuerte">{texts.hay(cuantos)}</span>
        <br />
        <span className="tenue">{texts.hayDetalle}</span>
      </span>
      <ChevronRight24Regular />
    </Link>
  )
}

/** Notice in step 1: received files will be added to this request in a later step. */
export function EsperanEnElPasoDos({ id }: { id: string }) {
  const formulario = formularioDe(id)
  const cuantos = useRecibidos()?.filter(({ destino }) => destino?.formulario === formulario).length
  return cuantos ? <p>{texts.esperan(cuantos)}</p> : null
}
