import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'

import type { Receta } from '#contract/recetas.ts'
import { papelDeReceta, pdfDeReceta } from '#model/papeles.ts'
import { ACTIVA } from '#model/recetas/estado.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'

import { DetalleDeReceta } from './DetalleDeReceta.tsx'
import { EnviarReceta } from './EnviarReceta.tsx'
import { FilasDeRecetas } from './FilasDeRecetas.tsx'
import { texts } from './texts.ts'
import { useEnviar } from './useEnviar.ts'

type Props = {
  titulo: string
  filas: readonly Receta[]
  hoy: string
  /** Number of the prescription that is open at first. */
  yaAbierta?: string | undefined
}

export function ListaDeRecetas(props: Props) {
  const enviar = useEnviar<Receta>()
  const documentos = useDocumentos()
  return (
    <>
      <FilasDeRecetas
        {...props}
        detalle={(receta) => (
          <DetalleDeReceta receta={receta} onEnviar={() => enviar.pedir(receta)} />
        )}
        acciones={(receta) => (
          <Menu receta={receta} documentos={documentos} onEnviar={() => enviar.pedir(receta)} />
        )}
      />
      {documentos.visor}
      {enviar.que && <EnviarReceta receta={enviar.que} onCerrar={enviar.cerrar} />}
    </>
  )
}

type MenuProps = {
  receta: Receta
  documentos: ReturnType<typeof useDocumentos>
  onEnviar: () => void
}

/** Actions of a row (REC-05). */
function Menu({ receta, documentos, onEnviar }: MenuProps) {
  const { numero } = receta.recetaElectronica
  const papel = pedido(pdfDeReceta, papelDeReceta(receta), {
    titulo: texts.recetaN(numero),
    onEnviar,
  })
  const apagada = receta.estado.codigo !== ACTIVA
  return (
    <MenuDeFila
      de={texts.deReceta(numero)}
      nota={apagada ? texts.soloActiva : undefined}
      acciones={[
        {
          texto: texts.verReceta,
          icono: <Eye24Regular />,
          apagada,
          onElegir: () => documentos.ver(papel),
        },
        {
          texto: texts.descargarPdf,
          icono: <ArrowDownload24Regular />,
          apagada,
          onElegir: () => void documentos.descargar(papel),
        },
        { texto: texts.enviarPorCorreo, icono: <Mail24Regular />, apagada, onElegir: onEnviar },
      ]}
    />
  )
}
