import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Open24Regular } from '@fluentui/react-icons/svg/open'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { Share24Regular } from '@fluentui/react-icons/svg/share'
import { useLocation } from 'wouter'

import { useEstaGuardado } from '#live/archivos/documento.ts'
import type { Archivo } from '#local/archivo.ts'
import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'

import { compartir, descargar, sePuedeCompartir } from './archivo.ts'
import { imprimir } from './imprimir.ts'
import type { Pedido } from './pedido.ts'
import { texts } from './texts.ts'

type Props = { archivo: Archivo | undefined; pedido: Pedido; grande: boolean }

/** Actions for the open document. */
export function Acciones({ archivo, pedido: { key, onEnviar, enPagina }, grande }: Props) {
  const de = (hacer: (archivo: Archivo) => unknown) => ({
    disabled: !archivo,
    onClick: () => void (archivo && hacer(archivo)),
  })
  const bajar = (
    <Boton
      tono={grande ? 'primario' : 'plano'}
      icono={<ArrowDownload24Regular />}
      {...de(descargar)}
    >
      {texts.descargar}
    </Boton>
  )
  const tono = grande ? 'contorno' : 'plano'
  return (
    <>
      {!grande && bajar}
      {grande && !esMovil() && enPagina && <EnUnaPagina de={key} />}
      {grande && !esMovil() && (
        <Boton icono={<Print24Regular />} {...de(imprimir)}>
          {texts.imprimir}
        </Boton>
      )}
      {sePuedeCompartir() && (
        <Boton tono={tono} icono={<Share24Regular />} {...de(compartir)}>
          {texts.compartir}
        </Boton>
      )}
      {onEnviar && (
        <Boton tono={tono} icono={<Mail24Regular />} onClick={onEnviar}>
          {texts.enviar}
        </Boton>
      )}
      {grande && bajar}
    </>
  )
}

/** Opens the document as a page. It replaces the document's history entry, so Back leads to the screen behind. */
function EnUnaPagina({ de }: { de: string }) {
  const [, navigate] = useLocation()
  // Hidden on a lent phone, which stores no document for another page.
  if (!useEstaGuardado(de)) return null
  return (
    <Boton
      icono={<Open24Regular />}
      onClick={() => navigate('/previsualizar', { replace: true, state: { documento: de } })}
    >
      {texts.enUnaPagina}
    </Boton>
  )
}
