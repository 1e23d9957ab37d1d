import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { Copy24Regular } from '@fluentui/react-icons/svg/copy'
import { type ReactNode, useMemo, useRef } from 'react'

import type { CuponDeCapita } from '#contract/capita.ts'
import { dinero } from '#formato/dinero.ts'
import { diasEntre, formatFecha } from '#formato/fechas.ts'
import { type Pedido, cuponEnPdf } from '#model/capita.ts'
import { Dato } from '#piezas/Dato.tsx'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'
import { Qr } from '#piezas/Qr.tsx'
import { qrPath } from '#qr/qrPath.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { Panel, type Tono } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = {
  cupon: CuponDeCapita
  /** False on a phone that had no room for it. */
  seGuardo: boolean
  /** PDF of this month's coupon; undefined for another month, because the provider makes none. */
  enPapel: Pedido | undefined
  quien: string
  hoy: string
  /** Choice of another member, if several pay. */
  children: ReactNode
}

export function Cupon({ cupon, seGuardo, enPapel, quien, hoy, children }: Props) {
  const vence = formatFecha(cupon.fechaVencimiento)
  const dias = diasEntre(hoy, cupon.fechaVencimiento)
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.titulo}</Titulo>
        {seGuardo && (
          <p className="edad">
            <Clock20Regular aria-hidden />
            <span>{texts.guardado(aparato())}</span>
          </p>
        )}
      </div>
      {!seGuardo && (
        <Panel tono="aviso">
          <p>{texts.sinLugar(aparato())}</p>
        </Panel>
      )}
      {children}
      <div className="cupon">
        <div className="tarjeta">
          <div className="relleno">
            <span className="tenue">{texts.total}</span>
            <b className="total-a-pagar dato">{dinero(cupon.totalAPagar)}</b>
            <Insignia tono={tonoDe(dias)} icono={<Clock20Regular />}>
              {texts.venceConDias(vence, dias)}
            </Insignia>
          </div>
          <Codigo codigo={cupon.codigoLinkPagos} />
          {enPapel && (
            <div className="relleno pila">
              <AccionesDeDocumento
                de={cuponEnPdf}
                params={enPapel}
                titulo={texts.titulo}
                ver={texts.verPdf}
              />
            </div>
          )}
        </div>
        <div className="tarjeta relleno pila">
          <dl className="datos">
            <div className="ancha">
              <dt className="tenue">{texts.afiliado}</dt>
              <dd>{quien}</dd>
            </div>
            <Dato titulo={texts.recibo} esDato>
              {cupon.numeroRecibo}
            </Dato>
            <div>
              <dt className="tenue">{texts.periodo}</dt>
              <dd className="dato">{cupon.periodo}</dd>
              <dd className="tenue dato">{texts.vence(vence, dias)}</dd>
            </div>
          </dl>
          <Detalle cupon={cupon} />
        </div>
      </div>
    </>
  )
}

function tonoDe(dias: number): Tono {
  if (dias < 0) return 'error'
  return dias > 7 ? 'neutro' : 'aviso'
}

/** The payment code in groups of four to read, whole to copy, and as a QR (CAPI-03, CAPI-06). */
function Codigo({ codigo }: { codigo: string }) {
  const visto = useRef<HTMLElement>(null)
  const dibujo = useMemo(() => qrPath(codigo), [codigo])

  async function copiar() {
    try {
      await navigator.clipboard.writeText(codigo)
      showToast(texts.copiado)
    } catch {
      // Copying failed (no permission, or an insecure page): the code is selected, to be copied by hand.
      if (visto.current) getSelection()?.selectAllChildren(visto.current)
      showToast(texts.noSeCopio, { tipo: 'error' })
    }
  }

  return (
    <>
      <div className="relleno pila con-raya">
        <span className="tenue">{texts.codigo}</span>
        <b className="codigo-de-pago" ref={visto}>
          {codigo.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </b>
        <Boton tono="primario" icono={<Copy24Regular />} onClick={() => void copiar()}>
          {texts.copiar}
        </Boton>
      </div>
      <div className="qr-de-pago relleno">
        <Qr dibujo={dibujo} nombre={texts.qr} margen={4} />
        <p className="tenue">{texts.elMismo}</p>
      </div>
    </>
  )
}

function Detalle({ cupon }: { cupon: CuponDeCapita }) {
  const lineas: [string, number | null | undefined][] = [
    [texts.capita, cupon.totalCapita],
    [texts.credito, cupon.totalCredito],
    [texts.fondo, cupon.totalFondoVoluntario],
    [texts.total, cupon.totalAPagar],
  ]
  return (
    <div>
      <span className="tenue">{texts.detalle}</span>
      <dl className="lineas">
        {lineas.map(([nombre, importe]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd className="dato">{dinero(importe ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
