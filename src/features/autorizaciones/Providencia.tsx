import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { pdfDeProvidencia } from '#model/documentosDeSolicitud.ts'
import { APROBADA } from '#model/solicitudes.ts'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'

import { texts } from './texts.ts'

type Props = { id: number; de: Autorizacion; numero: string; onEnviar: () => void }

/** The ruling: most visitors of this screen come for it (AUTH-18). */
export function Providencia({ id, de, numero, onEnviar }: Props) {
  const vigencia = vigenciaDe(de)
  return (
    <section className="tarjeta relleno pila">
      <h2>{texts.providencia}</h2>
      <div className="cabeza">
        <span className="baldosa ok">
          <DocumentPdf24Regular />
        </span>
        <div>
          <p className="fuerte">{texts.providenciaDe(numero)}</p>
          {vigencia && <p className="tenue">{vigencia}</p>}
        </div>
      </div>
      <AccionesDeDocumento
        de={pdfDeProvidencia}
        params={{ id, codigo: de.estado.codigoEstado, desde: de.estado.fechaDesde }}
        titulo={texts.providenciaDe(numero)}
        ver={texts.verProvidencia}
        primario
        onEnviar={onEnviar}
      />
    </section>
  )
}

function vigenciaDe({ estado, solicitudCobertura }: Autorizacion): string | undefined {
  const { fechaIniciada, vencimiento } = solicitudCobertura
  if (estado.codigoEstado !== APROBADA || !vencimiento) return undefined
  return fechaIniciada
    ? texts.vale(formatFecha(fechaIniciada), formatFecha(vencimiento))
    : texts.valeHasta(formatFecha(vencimiento))
}
