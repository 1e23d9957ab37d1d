import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { CloudArrowDown24Regular } from '@fluentui/react-icons/svg/cloud-arrow-down'
import { DocumentError24Regular } from '@fluentui/react-icons/svg/document-error'

import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { type Failure, sinRed } from '#live/proveedor/failure.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { descargar } from './archivo.ts'
import type { Pedido } from './pedido.ts'
import { texts } from './texts.ts'

type Props = { failure: Failure; pedido: Pedido; onTraer: () => void }

/** Reason why there is no document, and the possible actions. */
export function Falla({ failure, pedido, onTraer }: Props) {
  const traer = (texto: string) => (
    <Boton tono="primario" icono={<ArrowSync24Regular />} onClick={onTraer}>
      {texto}
    </Boton>
  )
  if (sinRed(failure))
    return (
      <Vacio icono={<CloudArrowDown24Regular />} tono="info" titulo={texts.noEsta(aparato())}>
        <p>{texts.noEstaDetalle}</p>
        {traer(texts.reintentar)}
      </Vacio>
    )
  if (failure.kind !== 'danado')
    return (
      <Vacio icono={<DocumentError24Regular />} tono="error" titulo={texts.noSeAbrio}>
        <p>{failure.message}</p>
        {traer(texts.reintentar)}
      </Vacio>
    )
  return (
    <Vacio icono={<DocumentError24Regular />} tono="error" titulo={texts.danado}>
      <p>
        {failure.message} {texts.danadoDetalle}
      </p>
      {traer(texts.traerDeNuevo)}
      <Boton icono={<ArrowDownload24Regular />} onClick={() => void descargarIgual(pedido)}>
        {texts.descargarIgual}
      </Boton>
    </Vacio>
  )
}

async function descargarIgual({ traerComoVenga }: Pedido): Promise<void> {
  const answer = await traerComoVenga()
  if (answer.ok) descargar(answer.value)
  else tellAskedFailure(answer.failure)
}
