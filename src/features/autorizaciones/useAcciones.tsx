import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Send24Regular } from '@fluentui/react-icons/svg/send'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'

import type { FilaDeAutorizacion } from '#contract/autorizacion.ts'
import { idDe, numeroDe } from '#model/autorizaciones.ts'
import { informeDeSolicitud, pdfDeProvidencia } from '#model/documentosDeSolicitud.ts'
import { sePuede, tituloDe } from '#model/solicitudes.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'

import { texts } from './texts.ts'
import { useAnulando } from './useAnulando.ts'

export type Accion = {
  texto: string
  icono: ReactElement
  peligro?: boolean
  onElegir: () => void
}

/** An action that the person chose, and the request it is for. */
export type Pedida = {
  que: 'anular' | 'enviar' | 'enviarProvidencia'
  id: number
  numero: string
  titulo: string
  correo: string
}

/** Actions of each row in the list (AUTH-08), and the chosen one. */
export function useAcciones() {
  const [, navigate] = useLocation()
  const [pedida, setPedida] = useState<Pedida>()
  const anulandoId = useAnulando()
  const documentos = useDocumentos()

  const anulando = (fila: FilaDeAutorizacion) => anulandoId(idDe(fila)) === 'sin-enviar'

  function accionesDe(fila: FilaDeAutorizacion): Accion[] {
    const { codigoEstado: codigo } = fila
    const id = idDe(fila)
    if (id === undefined) return []
    const params = { id, codigo, desde: fila.fechaestado }
    const pedir = (que: Pedida['que']) => () =>
      setPedida({
        que,
        id,
        numero: numeroDe(fila),
        titulo: tituloDe(fila.practicas, fila.tipoCobertura),
        correo: fila.correo ?? '',
      })
    return [
      {
        texto: texts.verSolicitud,
        icono: <Eye24Regular />,
        onElegir: () => navigate(direccionDe(id)),
      },
      ...(sePuede.verProvidencia(codigo)
        ? [
            {
              texto: texts.verProvidencia,
              icono: <DocumentPdf24Regular />,
              onElegir: () =>
                documentos.ver(
                  pedido(pdfDeProvidencia, params, { titulo: texts.providenciaDe(numeroDe(fila)) }),
                ),
            },
            {
              texto: texts.enviarProvidencia,
              icono: <Send24Regular />,
              onElegir: pedir('enviarProvidencia'),
            },
          ]
        : []),
      ...(sePuede.enviar(codigo)
        ? [
            {
              texto: texts.enviarSolicitud,
              icono: <Mail24Regular />,
              onElegir: pedir('enviar'),
            },
          ]
        : []),
      {
        texto: texts.informe,
        icono: <ArrowDownload24Regular />,
        onElegir: () =>
          documentos.ver(
            pedido(informeDeSolicitud, params, { titulo: texts.solicitud(numeroDe(fila)) }),
          ),
      },
      ...(sePuede.anular(codigo) && anulandoId(id) === undefined
        ? [
            {
              texto: texts.anular,
              icono: <Dismiss24Regular />,
              peligro: true,
              onElegir: pedir('anular'),
            },
          ]
        : []),
    ]
  }

  const { visor } = documentos
  return { accionesDe, anulando, pedida, cerrar: () => setPedida(undefined), visor }
}

/** Address of a request. Its id is not personal data. */
export const direccionDe = (id: number) => `/ver-autorizacion?id=${id}`
